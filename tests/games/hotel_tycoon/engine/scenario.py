"""Scenarios: rules as text files, each played on the program's engine and on the naive one.

A file holds scenarios under headings ``== The rule in a sentence``. The lines of one:

    rule: R3, A8                    what it shows, by the numbers of the design
    game: classic 2 hardcore=yes    set-up, players, and options that differ from the usual ones
    seat 0: cash=500 tile=5 hand=coffee,framed parked
    land 0: coral 1 @2 @3           owner, property, structures and the tiles of its entrances
    deck: ponzi coffee              the event cards to be drawn, the first first
    table: mover=1 round=3 resting_days
    0 throw : 6 1                   a seat's action, and how the dice and the permission die fall
    > MoneyPaid -1 0 2000 bank_line     an event that came of it
    no MoneyPaid                    an event that did not
    = cash 500 7000                 what everybody sees afterwards, by seat
    ? 0 SpaceMenu                   who decides what
    can buy coral                   an action that is offered; ``cannot`` for one that is not

Every scenario begins with a turn.
"""

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

from acquire_desktop.games.hotel_tycoon.engine.board import PROPERTY_KEYS
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.game import Step, apply, observe
from acquire_desktop.games.hotel_tycoon.engine.notation import action_text, parse_action
from acquire_desktop.games.hotel_tycoon.engine.rules.flow import finish, go_on
from acquire_desktop.games.hotel_tycoon.engine.rules.start import begin_turn
from acquire_desktop.games.hotel_tycoon.engine.rules.table import FACES, GameDecided, Table
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    Mode,
    Options,
    Profile,
    Setup,
    make_setup,
    usual_options,
)
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.turn_record import Turn
from tests.games.hotel_tycoon.naive.compare import (
    engine_view,
    naive_view,
    next_question,
    plain_event,
)
from tests.games.hotel_tycoon.naive.game import NaiveGame

SCENARIOS = Path(__file__).parent / "scenarios"
_GIVEN = ("game", "seat", "land", "deck", "table")


class Scenario(NamedTuple):
    """One heading of a file."""

    title: str
    rules: tuple[str, ...]
    lines: tuple[str, ...]


def scenarios() -> Iterator[Scenario]:
    """Yield the scenarios of all files."""
    for path in sorted(SCENARIOS.glob("*.txt")):
        for text in path.read_text("utf-8").split("\n== ")[1:]:
            title, *rest = (line.strip() for line in text.splitlines())
            lines = [line for line in rest if line and not line.startswith("#")]
            rule = next(line for line in lines if line.startswith("rule:"))
            numbers = tuple(each.strip() for each in rule.removeprefix("rule:").split(","))
            yield Scenario(title, numbers, tuple(line for line in lines if line != rule))


def _option(name: str, text: str) -> object:
    kind = get_type_hints(Options)[name]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(text)
    return text == "yes" if kind is bool else int(text)


def read_setup(line: str) -> Setup:
    """Read ``classic 2 hardcore=yes``."""
    mode, players, *changes = line.split()
    pairs = (change.split("=") for change in changes)
    changed = {name: _option(name, value) for name, value in pairs}
    options = replace(usual_options(Mode(mode)), **changed)  # type: ignore[arg-type]
    return make_setup(Mode(mode), int(players), "scenario", options)


class Given:
    """A game at the beginning of a turn, on both engines."""

    def __init__(self, lines: list[str]) -> None:
        game = next(line for line in lines if line.startswith("game:"))
        self.setup = read_setup(game.removeprefix("game:"))
        self.table = Table(self.setup, 0)
        self.naive = NaiveGame(self.setup)
        self.mover = 0
        for seat in range(self.setup.players):
            self._set(seat, "cash", 7000)
        for line in lines:
            head, _, rest = line.partition(":")
            getattr(self, f"_{head.split()[0]}")(head.split()[1:], rest.split())

    def _game(self, _head: list[str], _words: list[str]) -> None:
        """Read before the others."""

    def _set(self, seat: int, name: str, value: int) -> None:
        """Set a number of a seat; the naive engine has one tile, the other all tiles."""
        getattr(self.table, {"tile": "tiles"}.get(name, name))[seat] = value
        getattr(self.naive, name)[seat] = value

    def _seat(self, head: list[str], words: list[str]) -> None:
        seat = int(head[0])
        for word in words:
            name, _, value = word.partition("=")
            if not value:
                getattr(self.table, name)[seat] = True
                getattr(self.naive, name).add(seat)
            elif name == "profile":
                self.table.profiles[seat] = Profile(value)
                self.naive.profile[seat] = value
            elif name in ("hand", "first"):
                pile = "hand" if name == "hand" else "first_cards"
                getattr(self.naive, pile)[seat] = value.split(",")
                cards = tuple(map(Card, value.split(",")))
                (self.table.hands if name == "hand" else self.table.first_cards)[seat] = cards
            else:
                self._set(seat, name, int(value))

    def _land(self, head: list[str], words: list[str]) -> None:
        owner, key, built = int(head[0]), words[0], int(words[1])
        owned = PROPERTY_KEYS.index(key)
        self.table.owners[owned], self.table.built[owned] = owner, built
        self.naive.owner[key], self.naive.built[key] = owner, built
        for word in words[2:]:
            self.table.entrances[int(word[1:])] = owned
            self.naive.entrance[int(word[1:])] = key

    def _deck(self, _head: list[str], words: list[str]) -> None:
        self.naive.deck = words[::-1]
        self.table.deck = [Card(word) for word in words[::-1]]

    def _table(self, _head: list[str], words: list[str]) -> None:
        for word in words:
            name, _, value = word.partition("=")
            if name == "mover":
                self.mover = int(value)
            elif name == "round":
                self.naive.round = int(value)
            elif name == "discard":
                self.table.discard = [Card(each) for each in value.split(",")]
                self.naive.discard = value.split(",")
            elif name == "bonuses":
                self.table.bonuses = int(value)
                self.naive.lap_bonuses = self.naive.lap_bonuses[int(value) :]
            else:
                setattr(self.table, name, True)
                setattr(self.naive, name, True)

    def begin(self) -> Step:
        """Begin the turn on the program's engine."""
        turn = Turn(self.mover, 1, self.naive.round)
        try:
            begin_turn(self.table, self.mover, turn)
            go_on(self.table)
        except GameDecided as decided:
            finish(self.table, decided, self.mover)
        return Step(State(self.table, 0), tuple(self.table.log[1:]))


def noise_for(throws: list[str]) -> int:
    """Return from which number chance gives these throws first."""
    faces = [face.value for face in FACES]
    wanted = [{int(t) - 1} if t.isdigit() else _places(faces, t) for t in throws]
    table = Table.__new__(Table)
    for table.noise in range(1, 10**7):
        table.draws = 0
        if all(table.draw(6) in allowed for allowed in wanted):
            return table.noise
    raise AssertionError(f"no chance gives {throws}")


def _places(faces: list[str], face: str) -> set[int]:
    return {place for place, each in enumerate(faces) if each == face}


class Play:
    """A scenario that is played line by line."""

    def __init__(self, scenario: Scenario) -> None:
        lines = scenario.lines
        given = Given([line for line in lines if line.split(":")[0].split()[0] in _GIVEN])
        self.naive = given.naive
        self.naive.mover = given.mover
        self.story = self.naive.play(is_begun=True)
        self.step = given.begin()
        self.asked = next_question(self.story, "")
        self._check_both()
        for line in lines:
            if line.split(":")[0].split()[0] not in _GIVEN:
                self._line(line)

    def _line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        state = self.step.state
        texts = [action_text(action) for action in state.legal]
        if word.isdigit():
            assert state.seat == int(word), line
            self._act(rest)
        elif word == ">":
            assert rest in self._told(), (line, self._told())
        elif word == "no":
            assert not [each for each in self._told() if each.startswith(rest)], line
        elif word == "?":
            asked = f"{state.seat} {type(state.table.flow[-1]).__name__}"
            assert asked == rest, (line, asked)
        elif word == "can":
            assert rest in texts, (line, texts)
        elif word == "cannot":
            assert not [text for text in texts if f"{text} ".startswith(f"{rest} ")], (line, texts)
        else:
            assert word == "=", line
            self._check_fact(line, *rest.split())

    def _act(self, rest: str) -> None:
        """Let chance fall as it is written, and do the action on both engines."""
        text, _, throws = rest.partition(" : ")
        state = self.step.state
        if throws:
            table = state.table.copy()
            self.naive.noise = table.noise = noise_for(throws.split())
            self.naive.draws = table.draws = 0
            state = State(table, state.ply)
        self.naive.events = []
        self.step = apply(state, parse_action(text))
        self.asked = next_question(self.story, text)
        self._check_both()

    def _check_both(self) -> None:
        """Check that the two engines agree."""
        state = self.step.state
        assert [plain_event(event) for event in self.step.events] == self.naive.events
        for seat in self.naive.seats:
            assert engine_view(observe(state, seat)) == naive_view(self.naive, seat)
        texts = sorted(action_text(action) for action in state.legal)
        question = state.seat, type(state.table.flow[-1]).__name__, texts
        assert self.asked == (None if state.over else question)

    def _told(self) -> list[str]:
        """Return the events of the last action as lines."""
        plain = (plain_event(event) for event in self.step.events)
        lines = (" ".join(map(_word, event)) for event in plain)
        return [line.removesuffix(" None").removesuffix(" False") for line in lines]

    def _check_fact(self, line: str, name: str, *values: str) -> None:
        """Check something that is on the table; of hands the first word says whose."""
        if name in ("hand", "first_cards"):
            view = observe(self.step.state, int(values[0]))
            values = values[1:]
        else:
            view = observe(self.step.state, 0)
        found = engine_view(view)[name]
        if isinstance(found, dict):
            found = [f"{key}:{value}" for key, value in found.items() if value or name == "owners"]
        words = [_word(each) for each in found] if isinstance(found, list) else [_word(found)]
        assert sorted(words) == sorted(values) if ":" in line else words == [*values], (line, words)


def _word(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(map(_word, value))
    return str(value)
