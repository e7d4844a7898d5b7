"""Server: answers the protocol's requests, one object for one object."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from acquire_desktop import __version__
from acquire_desktop.acquire.game import ACQUIRE
from acquire_desktop.acquire.referee import deal_line
from acquire_desktop.ai.players.choosers import NAMES, is_known, think
from acquire_desktop.engine.actions import Action, IllegalActionError
from acquire_desktop.engine.editions import EDITIONS
from acquire_desktop.engine.events import Event
from acquire_desktop.engine.game import apply, deal, legal_actions, observe, redact, start
from acquire_desktop.engine.kernel import compiled
from acquire_desktop.engine.notation import (
    NotationError,
    action_text,
    board_diagram,
    parse_action,
    parse_tile,
)
from acquire_desktop.engine.state import State
from acquire_desktop.games import GAMES
from acquire_desktop.protocol.kind_view import position_from
from acquire_desktop.protocol.lessons import Lessons
from acquire_desktop.protocol.luck import luck_answer
from acquire_desktop.protocol.objects import edition_object, event_object
from acquire_desktop.protocol.request_fields import (
    limits_of,
    optional_seat,
    place_among,
    request_name,
    seat_of,
    text_of,
)
from acquire_desktop.protocol.review import review_answers
from acquire_desktop.protocol.setup_reader import setup_from
from acquire_desktop.protocol.wire import (
    Answer,
    Request,
    RequestError,
    error_object,
    read_line,
    write_line,
)
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.notes import SavedNote
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.replay import events_of
from acquire_desktop.storage.save_format import (
    GameFile,
    from_object,
    new_game_id,
    timestamp,
    to_object,
)
from acquire_desktop.study.positions.merging_chains import side_by_side
from acquire_desktop.study.positions.view_objects import (
    DECISION_KINDS,
    decision_object,
    state_object,
    view_object,
)

PROTOCOL_VERSION: Final = 1
MAX_SEED: Final = 2**63
MOST_EVENTS: Final = 1000
"""Events told in one answer, so that it fits a line."""
USUAL_LEVEL: Final = "expert"
"""Who chooses when a request names no level."""


@dataclass(slots=True)
class _Game:
    """The game in play and what a save of it holds."""

    game_id: str
    save_no: int
    players: tuple[Player, ...]
    state: State
    history: list[str]
    """The actions and deals that led to the state."""
    events: list[Event]
    """Everything that happened, from the set-up on, hidden things included."""
    notes: tuple[SavedNote, ...] = ()
    """What a save told of the table; only handed on."""


class Server:
    """Holds at most one game and answers requests about it."""

    def __init__(self) -> None:
        self._game: _Game | None = None
        self._answers: dict[str, Callable[[Request], Answer]] = {
            "hello": self._hello,
            "editions": self._editions,
            "new": self._new,
            "state": self._state,
            "view": self._view,
            "legal": self._legal,
            "apply": self._apply,
            "events": self._events,
            "deal": self._deal,
            "choose": self._choose,
            "save": self._save,
            "load": self._load,
            "lesson": Lessons().answer,
            "luck": luck_answer,
        }

    def answer_lines(self, line: bytes) -> Iterator[bytes]:
        """Answer one line of input with one line of output, or many for a review; or an error."""
        try:
            yield from map(write_line, self._answers_to(read_line(line)))
        except RequestError as error:
            yield write_line(error_object(error))

    def _answers_to(self, request: Request) -> Iterable[Answer]:
        """Answer a request.

        Raises:
            RequestError: If it cannot be answered; nothing is changed.
        """
        name = request_name(request)
        return review_answers(request) if name == "review" else [self._answers[name](request)]

    @property
    def _now(self) -> _Game:
        if self._game is None:
            raise RequestError("no-game", "there is no game: start one with 'new' or 'load'")
        return self._game

    def _hello(self, _request: Request) -> Answer:
        return {
            "name": "Acquire Desktop",
            "version": __version__,
            "compiled": compiled.RUNNING,
            "protocol": PROTOCOL_VERSION,
        }

    def _editions(self, _request: Request) -> Answer:
        return {"editions": [edition_object(edition) for edition in EDITIONS.values()]}

    def _new(self, request: Request) -> Answer:
        setup = setup_from(request)
        players = tuple(
            Player(f"Player {seat + 1}", PlayerKind.HUMAN) for seat in range(setup.players)
        )
        first = start(setup)
        self._game = _Game(new_game_id(), 0, players, first.state, [], list(first.events))
        return {"state": state_object(first.state)}

    def _state(self, _request: Request) -> Answer:
        return {"state": state_object(self._now.state)}

    def _view(self, request: Request) -> Answer:
        state = self._now.state
        return {"view": view_object(observe(state, seat_of(request, state)))}

    def _legal(self, _request: Request) -> Answer:
        state = self._now.state
        edition = state.setup.edition
        return {
            "seat": None if state.over else state.seat,
            "decision": decision_object(observe(state, state.seat).decision, edition),
            "actions": [action_text(action, edition) for action in legal_actions(state)],
        }

    def _apply(self, request: Request) -> Answer:
        game = self._now
        state = game.state
        seat, reader = (optional_seat(request, state, name) for name in ("seat", "for"))
        text = text_of(request, "action")
        if seat is not None and (state.over or seat != state.seat):
            # Before the action is looked at: what becomes of it would tell of another's hand.
            raise RequestError("illegal-action", f"seat {seat} does not decide now")
        try:
            action = parse_action(text, state.setup.edition)
            step = apply(state, action)
        except NotationError as error:
            raise RequestError("bad-notation", str(error)) from error
        except IllegalActionError as error:
            raise RequestError("illegal-action", _refusal(action, state)) from error
        game.state = step.state
        game.history.append(action_text(action, state.setup.edition))
        game.events += step.events
        told = _told(step.events, state, reader)
        if reader is None:
            return {"events": told, "state": state_object(step.state)}
        return {"events": told, "view": view_object(observe(step.state, reader))}

    def _events(self, request: Request) -> Answer:
        game = self._now
        reader = optional_seat(request, game.state, "for")
        first = place_among(request, "from", len(game.events))
        part = game.events[first : first + MOST_EVENTS]
        return {"events": _told(part, game.state, reader), "next": first + len(part)}

    def _deal(self, request: Request) -> Answer:
        game = self._now
        seat = seat_of(request, game.state)
        name = text_of(request, "tile")
        try:
            tile = parse_tile(name)
            after = deal(game.state, seat, tile)
        except NotationError as error:
            raise RequestError("bad-notation", str(error)) from error
        except IllegalActionError as error:
            raise RequestError("illegal-action", str(error)) from error
        if after is not game.state:
            game.state = after
            game.history.append(deal_line(seat, tile))
        return {"state": state_object(after)}

    def _choose(self, request: Request) -> Answer:
        level = request.get("level", USUAL_LEVEL)
        # The reference searches for as long as its name says, which a request could abuse.
        if not isinstance(level, str) or ":" in level or not is_known(level):
            known = f"{', '.join(NAMES)}; or a level and a character, as in hard-raider"
            raise RequestError("bad-request", f"'level' must be one of: {known}")
        seed = request.get("seed", 0)
        if type(seed) is not int or not 0 <= seed < MAX_SEED:
            raise RequestError("bad-request", "'seed' must be a whole number from 0")
        limits = limits_of(request)
        view, notes = position_from(request)
        result = think(level, view, seed, limits)
        return {
            "action": action_text(result.action, view.edition),
            "candidates": [
                {
                    "action": action_text(each.action, view.edition),
                    "win": round(each.win, 4),
                    "se": round(each.error, 4),
                }
                for each in result.candidates
            ],
            "simulations": result.simulations,
            "level": level,
            **({"notes": notes} if notes else {}),
        }

    def _save(self, _request: Request) -> Answer:
        game = self._now
        history = tuple(game.history)
        file = GameFile(
            ACQUIRE,
            game.game_id,
            game.save_no + 1,
            game.state.setup,
            game.players,
            history,
            len(history),
            timestamp(),
            game.notes,
        )
        try:
            saved = to_object(file)
        except SaveError as error:
            raise RequestError("bad-save", f"{error.problem.value}: {error}") from error
        game.save_no += 1
        return saved

    def _load(self, request: Request) -> Answer:
        try:
            loaded = from_object(request.get("save"), GAMES)
        except SaveError as error:
            raise RequestError("bad-save", f"{error.problem.value}: {error}") from error
        file = loaded.game
        played = list(file.history[: file.cursor])
        told = events_of(ACQUIRE, file.setup, loaded.states, played)
        events = [event for line in told for event in line]
        notes = tuple(note for note in file.notes if note.line <= len(played))
        self._game = _Game(
            *(file.game_id, file.save_no, file.players), loaded.state, played, events, notes
        )
        return {"state": state_object(loaded.state)}


def _told(events: Sequence[Event], state: State, reader: int | None) -> list[dict[str, object]]:
    """Describe events as a seat saw them; None for the referee, who sees all."""
    seen = events if reader is None else redact(events, reader)
    return [event_object(event, state.setup.edition) for event in seen]


def _refusal(action: Action, state: State) -> str:
    """Tell why an action is not legal, with the decision and the board as STATE shows them."""
    edition = state.setup.edition
    view = side_by_side(observe(state, state.seat))
    kind = DECISION_KINDS[type(view.decision)]
    board = "/".join(board_diagram(view.board, edition))
    text = action_text(action, edition)
    return f"{text!r} is not legal: seat {state.seat} decides {kind!r} on {board}"
