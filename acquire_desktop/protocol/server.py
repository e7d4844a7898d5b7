"""Answers the protocol's requests, one object for one object."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from acquire_desktop import __version__
from acquire_desktop.ai.players import NAMES, is_known, think
from acquire_desktop.ai.thinking import Effort
from acquire_desktop.engine import compiled
from acquire_desktop.engine.actions import IllegalActionError
from acquire_desktop.engine.editions import EDITIONS
from acquire_desktop.engine.game import apply, deal, legal_actions, new_game, observe
from acquire_desktop.engine.notation import NotationError, action_text, parse_action, parse_tile
from acquire_desktop.engine.state import State
from acquire_desktop.protocol.objects import (
    decision_object,
    edition_object,
    event_object,
    state_object,
    view_object,
)
from acquire_desktop.protocol.setup_reader import setup_from
from acquire_desktop.protocol.view_checks import BadViewError
from acquire_desktop.protocol.view_reader import view_from
from acquire_desktop.protocol.wire import (
    Answer,
    Request,
    RequestError,
    error_object,
    read_line,
    write_line,
)
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.replay import deal_line
from acquire_desktop.storage.save_format import (
    GameFile,
    from_object,
    new_game_id,
    timestamp,
    to_object,
)

PROTOCOL_VERSION: Final = 1
MAX_SEED: Final = 2**63
MOST_SIMULATIONS: Final = 1_000_000
MOST_SECONDS: Final = 60
"""The largest effort of one search, so that every request is answered."""
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
            "deal": self._deal,
            "choose": self._choose,
            "save": self._save,
            "load": self._load,
        }

    def answer_line(self, line: bytes) -> bytes:
        """Answer one line of input with one line of output, errors included."""
        try:
            answer = self.answer(read_line(line))
        except RequestError as error:
            answer = error_object(error)
        return write_line(answer)

    def answer(self, request: Request) -> Answer:
        """Answer a request.

        Raises:
            RequestError: If it cannot be answered; nothing is changed.
        """
        name = request.get("do")
        answer = self._answers.get(name) if isinstance(name, str) else None
        if answer is None:
            known = ", ".join(self._answers)
            raise RequestError("bad-request", f"'do' must be one of: {known}")
        return answer(request)

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
        self._game = _Game(new_game_id(), 0, players, new_game(setup), [])
        return {"state": state_object(self._game.state)}

    def _state(self, _request: Request) -> Answer:
        return {"state": state_object(self._now.state)}

    def _view(self, request: Request) -> Answer:
        state = self._now.state
        return {"view": view_object(observe(state, _seat(request, state)))}

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
        edition = game.state.setup.edition
        text = _text(request, "action")
        try:
            action = parse_action(text, edition)
            step = apply(game.state, action)
        except NotationError as error:
            raise RequestError("bad-notation", str(error)) from error
        except IllegalActionError as error:
            raise RequestError("illegal-action", str(error)) from error
        game.state = step.state
        game.history.append(action_text(action, edition))
        return {
            "events": [event_object(event, edition) for event in step.events],
            "state": state_object(step.state),
        }

    def _deal(self, request: Request) -> Answer:
        game = self._now
        seat = _seat(request, game.state)
        name = _text(request, "tile")
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
        effort = _effort(request)
        try:
            view = view_from(request.get("view"))
        except BadViewError as error:
            raise RequestError("bad-view", str(error)) from error
        thought = think(level, view, seed, effort)
        return {
            "action": action_text(thought.action, view.edition),
            "candidates": [
                {
                    "action": action_text(each.action, view.edition),
                    "win": round(each.win, 4),
                    "se": round(each.error, 4),
                }
                for each in thought.candidates
            ],
            "simulations": thought.simulations,
            "level": level,
        }

    def _save(self, _request: Request) -> Answer:
        game = self._now
        history = tuple(game.history)
        file = GameFile(
            game.game_id,
            game.save_no + 1,
            game.state.setup,
            game.players,
            history,
            len(history),
            timestamp(),
        )
        try:
            saved = to_object(file)
        except SaveError as error:
            raise RequestError("bad-save", f"{error.problem.value}: {error}") from error
        game.save_no += 1
        return saved

    def _load(self, request: Request) -> Answer:
        try:
            loaded = from_object(request.get("save"))
        except SaveError as error:
            raise RequestError("bad-save", f"{error.problem.value}: {error}") from error
        file = loaded.game
        played = list(file.history[: file.cursor])
        self._game = _Game(file.game_id, file.save_no, file.players, loaded.state, played)
        return {"state": state_object(loaded.state)}


def _seat(request: Request, state: State) -> int:
    seat = request.get("seat")
    if type(seat) is not int or not 0 <= seat < state.setup.players:
        raise RequestError("bad-request", "'seat' must be a seat of this game")
    return seat


def _text(request: Request, name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str):
        raise RequestError("bad-request", f"'{name}' must be a text")
    return value


def _effort(request: Request) -> Effort | None:
    """Return how long a search may take; None for what the level usually takes."""
    simulations = request.get("simulations", MOST_SIMULATIONS)
    if type(simulations) is not int or not 1 <= simulations <= MOST_SIMULATIONS:
        limits = f"from 1 to {MOST_SIMULATIONS}"
        raise RequestError("bad-request", f"'simulations' must be a whole number {limits}")
    seconds = request.get("seconds", MOST_SECONDS)
    is_number = type(seconds) is int or type(seconds) is float
    if not is_number or not 0 < seconds <= MOST_SECONDS:  # type: ignore[operator]
        limits = f"above 0, at most {MOST_SECONDS}"
        raise RequestError("bad-request", f"'seconds' must be a number {limits}")
    if "simulations" not in request and "seconds" not in request:
        return None
    return Effort(simulations, float(seconds))  # type: ignore[arg-type]
