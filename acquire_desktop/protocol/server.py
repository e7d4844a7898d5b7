"""Answers the protocol's requests, one object for one object."""

import json
from collections.abc import Callable, Mapping
from typing import NoReturn

from acquire_desktop import __version__
from acquire_desktop.ai.players import PLAYERS
from acquire_desktop.engine.actions import IllegalActionError
from acquire_desktop.engine.board import MAX_SEATS
from acquire_desktop.engine.editions import EDITIONS, Edition
from acquire_desktop.engine.game import apply, deal, legal_actions, new_game, observe
from acquire_desktop.engine.house import with_house_rules
from acquire_desktop.engine.notation import NotationError, action_text, parse_action, parse_tile
from acquire_desktop.engine.observation import Holdings
from acquire_desktop.engine.record import Setup, SetupError, SetupProblem, make_setup
from acquire_desktop.engine.state import State
from acquire_desktop.protocol.objects import (
    decision_object,
    edition_object,
    event_object,
    state_object,
    view_object,
)
from acquire_desktop.protocol.view_reader import BadViewError, view_from
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

PROTOCOL_VERSION = 1
MAX_LINE_BYTES = 1 << 20
MAX_SEED = 2**63
DEFAULT_SEED = "acquire"
DEFAULT_LEVEL = "greedy"

Request = Mapping[str, object]
Answer = dict[str, object]


class RequestError(Exception):
    """A request that cannot be answered; nothing was changed."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class Server:
    """Holds one game and answers requests about it."""

    def __init__(self) -> None:
        self._game_id = new_game_id()
        self._save_no = 0
        self._states: list[State] = []
        self._history: list[str] = []
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

    def answer_line(self, line: bytes) -> str:
        """Answer one line of input with one line of output, errors included."""
        try:
            answer = self.answer(_parsed(line))
        except RequestError as error:
            answer = {"error": {"kind": error.kind, "message": str(error)}}
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    def answer(self, request: object) -> Answer:
        """Answer a request.

        Raises:
            RequestError: If it cannot be answered; nothing is changed.
        """
        if not isinstance(request, dict):
            raise RequestError("bad-request", "a request is an object")
        name = request.get("do")
        answer = self._answers.get(name) if isinstance(name, str) else None
        if answer is None:
            known = ", ".join(self._answers)
            raise RequestError("bad-request", f"'do' must be one of: {known}")
        return answer(request)

    @property
    def _now(self) -> State:
        if not self._states:
            raise RequestError("no-game", "there is no game: start one with 'new' or 'load'")
        return self._states[-1]

    def _hello(self, _request: Request) -> Answer:
        return {
            "name": "Acquire Desktop",
            "version": __version__,
            "compiled": False,
            "protocol": PROTOCOL_VERSION,
        }

    def _editions(self, _request: Request) -> Answer:
        return {"editions": [edition_object(edition) for edition in EDITIONS.values()]}

    def _new(self, request: Request) -> Answer:
        setup = _setup(request)
        self._states = [new_game(setup)]
        self._history = []
        self._game_id = new_game_id()
        self._save_no = 0
        return {"state": state_object(self._now)}

    def _state(self, _request: Request) -> Answer:
        return {"state": state_object(self._now)}

    def _view(self, request: Request) -> Answer:
        return {"view": view_object(observe(self._now, self._seat(request)))}

    def _legal(self, _request: Request) -> Answer:
        state = self._now
        edition = state.setup.edition
        return {
            "seat": None if state.over else state.seat,
            "decision": decision_object(observe(state, 0).decision, edition),
            "actions": [action_text(action, edition) for action in legal_actions(state)],
        }

    def _apply(self, request: Request) -> Answer:
        state = self._now
        edition = state.setup.edition
        text = request.get("action")
        if not isinstance(text, str):
            raise RequestError("bad-request", "'action' must be a text")
        try:
            action = parse_action(text, edition)
            step = apply(state, action)
        except NotationError as error:
            raise RequestError("bad-notation", str(error)) from error
        except IllegalActionError as error:
            raise RequestError("illegal-action", str(error)) from error
        self._states.append(step.state)
        self._history.append(action_text(action, edition))
        return {
            "events": [event_object(event, edition) for event in step.events],
            "state": state_object(step.state),
        }

    def _deal(self, request: Request) -> Answer:
        state = self._now
        seat = self._seat(request)
        name = request.get("tile")
        if not isinstance(name, str):
            raise RequestError("bad-request", "'tile' must be a text")
        try:
            tile = parse_tile(name)
            after = deal(state, seat, tile)
        except NotationError as error:
            raise RequestError("bad-notation", str(error)) from error
        except IllegalActionError as error:
            raise RequestError("illegal-action", str(error)) from error
        if after is not state:
            self._states.append(after)
            self._history.append(deal_line(seat, tile))
        return {"state": state_object(after)}

    def _choose(self, request: Request) -> Answer:
        level = request.get("level", DEFAULT_LEVEL)
        if not isinstance(level, str) or level not in PLAYERS:
            raise RequestError("bad-request", f"'level' must be one of: {', '.join(PLAYERS)}")
        seed = request.get("seed", 0)
        if type(seed) is not int or not 0 <= seed < MAX_SEED:
            raise RequestError("bad-request", "'seed' must be a whole number from 0")
        try:
            view = view_from(request.get("view"))
        except BadViewError as error:
            raise RequestError("bad-view", str(error)) from error
        if not view.legal:
            raise RequestError("bad-view", "another seat decides in this view")
        action = PLAYERS[level](view, seed)
        # These levels do not search: they have no simulations and no win chances to tell.
        return {"action": action_text(action, view.edition), "candidates": [], "simulations": 0}

    def _save(self, _request: Request) -> Answer:
        setup = self._now.setup
        names = [Player(f"Player {seat + 1}", PlayerKind.HUMAN) for seat in range(setup.players)]
        self._save_no += 1
        game = GameFile(
            self._game_id,
            self._save_no,
            setup,
            tuple(names),
            tuple(self._history),
            len(self._history),
            timestamp(),
        )
        try:
            return to_object(game, self._states)
        except SaveError as error:
            raise RequestError("bad-request", str(error)) from error

    def _load(self, request: Request) -> Answer:
        try:
            loaded = from_object(request.get("save"))
        except SaveError as error:
            raise RequestError("bad-save", f"{error.problem.value}: {error}") from error
        played = loaded.game.cursor
        self._game_id = loaded.game.game_id
        self._save_no = loaded.game.save_no
        self._states = list(loaded.states[: played + 1])
        self._history = list(loaded.game.history[:played])
        return {"state": state_object(self._now)}

    def _seat(self, request: Request) -> int:
        seat = request.get("seat")
        if type(seat) is not int or not 0 <= seat < self._now.setup.players:
            raise RequestError("bad-request", "'seat' must be a seat of this game")
        return seat


def _parsed(line: bytes) -> object:
    """Read a line of JSON.

    Raises:
        RequestError: If it is too long, not UTF-8, not JSON, or has a key twice.
    """
    if len(line.rstrip(b"\r\n")) > MAX_LINE_BYTES:
        raise RequestError("bad-json", "a line has at most 1 MiB")
    try:
        text = line.decode("utf-8")
        return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise RequestError("bad-json", f"not JSON: {type(error).__name__}") from error


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    values = dict(pairs)
    if len(values) != len(pairs):
        raise ValueError("a key stands there twice")
    return values


def _refuse_constant(text: str) -> NoReturn:
    raise ValueError(f"not JSON: {text}")


def _setup(request: Request) -> Setup:
    """Read the set-up of a new game.

    Raises:
        RequestError: If there is no such edition or it does not allow the set-up.
    """
    key = request.get("edition")
    if not isinstance(key, str) or key not in EDITIONS:
        raise RequestError("unknown-edition", f"editions are: {', '.join(EDITIONS)}")
    if request.get("power_cards", False) is not False:
        raise RequestError("bad-setup", "this edition has no power cards")
    try:
        edition = _with_house(EDITIONS[key], request.get("house", {}))
        return make_setup(
            edition,
            _int(request, "players", MAX_SEATS),
            _text(request, "seed", DEFAULT_SEED),
            tiles=_tile_order(request.get("tiles")),
            first_seat=_int(request, "first_seat", MAX_SEATS) if "first_seat" in request else None,
            holdings=Holdings(_text(request, "holdings", Holdings.OPEN.value)),
        )
    except ValueError as error:
        raise RequestError("bad-setup", str(error)) from error


def _with_house(edition: Edition, house: object) -> Edition:
    if not isinstance(house, dict):
        raise SetupError(SetupProblem.BAD_HOUSE_RULE, "house rules are an object")
    return with_house_rules(edition, house)


def _int(request: Request, name: str, most: int) -> int:
    value = request.get(name)
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError(f"'{name}' must be a whole number from 0 to {most}")
    return value


def _text(request: Request, name: str, default: str) -> str:
    value = request.get(name, default)
    if not isinstance(value, str):
        raise ValueError(f"'{name}' must be a text")  # noqa: TRY004 - a bad set-up, not a bug
    return value


def _tile_order(names: object) -> tuple[int, ...] | None:
    if names is None:
        return None
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError("'tiles' must be a list of tile names")
    return tuple(parse_tile(name) for name in names)
