"""Server: answers the protocol's requests, one object for one object."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from acquire_desktop import __version__
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.actions import IllegalActionError
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import deal
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.games.acquire.engine.notation import NotationError, parse_tile
from acquire_desktop.games.acquire.referee import deal_line
from acquire_desktop.protocol.acquire_protocol import FACE as ACQUIRE_FACE
from acquire_desktop.protocol.face import GAME_FIELD, Face
from acquire_desktop.protocol.lessons import Lessons
from acquire_desktop.protocol.luck import luck_answer
from acquire_desktop.protocol.objects import edition_object
from acquire_desktop.protocol.request_fields import (
    check_fields,
    optional_seat,
    request_name,
    seat_of,
    text_of,
    whole_of,
)
from acquire_desktop.protocol.review import review_answers
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

PROTOCOL_VERSION: Final = 1
MOST_EVENTS: Final = 1000
"""Events told in one answer, so that it fits a line."""


@dataclass(slots=True)
class _Game:
    """The game in play and what a save of it holds."""

    face: Face
    game_id: str
    save_no: int
    players: tuple[Player, ...]
    state: Any
    history: list[str]
    """The actions and deals that led to the state."""
    events: list[Any]
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
            "games": [*GAMES],
        }

    def _editions(self, _request: Request) -> Answer:
        return {"editions": [edition_object(edition) for edition in EDITIONS.values()]}

    def _new(self, request: Request) -> Answer:
        face = _face_of(request.get(GAME_FIELD, ACQUIRE_FACE.rules.key))
        check_fields(request, "new", face.new_fields)
        setup = face.setup_from(request)
        players = tuple(
            Player(f"Player {seat + 1}", PlayerKind.HUMAN) for seat in range(setup.players)
        )
        first = face.rules.start(setup)
        self._game = _Game(face, new_game_id(), 0, players, first.state, [], list(first.events))
        return {"state": face.state_object(first.state)}

    def _state(self, _request: Request) -> Answer:
        game = self._now
        return {"state": game.face.state_object(game.state)}

    def _view(self, request: Request) -> Answer:
        game = self._now
        return {"view": _view_of(game, seat_of(request, game.state))}

    def _legal(self, _request: Request) -> Answer:
        game = self._now
        state, rules = game.state, game.face.rules
        return {
            "seat": None if state.over else state.seat,
            "decision": game.face.decision_object(state),
            "actions": [
                rules.action_text(action, state.setup) for action in game.face.legal_actions(state)
            ],
        }

    def _apply(self, request: Request) -> Answer:
        game = self._now
        state, rules = game.state, game.face.rules
        seat, reader = (optional_seat(request, state, name) for name in ("seat", "for"))
        text = text_of(request, "action")
        if seat is not None and (state.over or seat != state.seat):
            # Before the action is looked at: what becomes of it would tell of another's hand.
            raise RequestError("illegal-action", f"seat {seat} does not decide now")
        try:
            action = rules.parse_action(text, state.setup)
        except ValueError as error:
            raise RequestError("bad-notation", str(error)) from error
        try:
            step = rules.apply(state, action)
        except ValueError as error:
            raise RequestError("illegal-action", game.face.refusal(action, state)) from error
        game.state = step.state
        game.history.append(rules.action_text(action, state.setup))
        game.events += step.events
        event_objects = _event_objects(step.events, game, reader)
        if reader is None:
            return {"events": event_objects, "state": game.face.state_object(step.state)}
        return {"events": event_objects, "view": _view_of(game, reader)}

    def _events(self, request: Request) -> Answer:
        game = self._now
        reader = optional_seat(request, game.state, "for")
        first = whole_of(request, "from", 0, 0, len(game.events))
        part = game.events[first : first + MOST_EVENTS]
        return {"events": _event_objects(part, game, reader), "next": first + len(part)}

    def _deal(self, request: Request) -> Answer:
        game = self._now
        if game.face is not ACQUIRE_FACE:
            raise RequestError("bad-request", "'deal' is of Acquire alone")
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
        return {"state": game.face.state_object(after)}

    def _choose(self, request: Request) -> Answer:
        view = request.get("view")
        named = view.get(GAME_FIELD, ACQUIRE_FACE.rules.key) if isinstance(view, dict) else None
        face = ACQUIRE_FACE if named is None else _face_of(named, "bad-view")
        return face.choose(request)

    def _save(self, _request: Request) -> Answer:
        game = self._now
        history = tuple(game.history)
        file = GameFile(
            game.face.rules,
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
        face = _face_of(file.rules.key)
        entries = events_of(file.rules, file.setup, loaded.states, played)
        events = [event for line in entries for event in line]
        notes = tuple(note for note in file.notes if note.line <= len(played))
        self._game = _Game(
            *(face, file.game_id, file.save_no, file.players), loaded.state, played, events, notes
        )
        return {"state": face.state_object(loaded.state)}


def _face_of(key: object, problem: str = "bad-request") -> Face:
    """Return the face of a game, loaded on the first call for it."""
    if key == ACQUIRE_FACE.rules.key:
        return ACQUIRE_FACE
    if not isinstance(key, str) or key not in GAMES:
        raise RequestError(problem, f"'{GAME_FIELD}' must be one of: {', '.join(GAMES)}")
    from acquire_desktop.protocol.hotel_tycoon_protocol import FACE

    return FACE


def _view_of(game: _Game, seat: int) -> object:
    """Describe what a seat may know."""
    rules = game.face.rules
    return rules.view_object(rules.observe(game.state, seat))


def _event_objects(
    events: Sequence[Any], game: _Game, reader: int | None
) -> list[dict[str, object]]:
    """Describe events as a seat saw them; None for the referee, who sees all."""
    seen = events if reader is None else game.face.redact(events, reader)
    return [game.face.event_object(event, game.state.setup) for event in seen]
