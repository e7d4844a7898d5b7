"""Games to save, and tools to forge saves."""

import base64
import hashlib
import json
import zlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, new_game, observe
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.middle import setup_at
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.storage.envelope import VERSION
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.notes import NoteKind, SavedNote
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile, encode
from acquire_desktop.storage.seats.stand_ins import seated
from acquire_desktop.storage.strict_json import canonical

GAME_ID = "0123456789abcdef" * 2
NAMES = ("Ann", "Bea", "Carlos", "大輔", "Éva", "Łukasz")
SAVES = Path(__file__).resolve().parent.parent / "saves"


def players(count: int) -> tuple[Player, ...]:
    """Return one human and computer players for the other seats."""
    human = Player(NAMES[0], PlayerKind.HUMAN)
    rest = (Player(name, PlayerKind.COMPUTER, "greedy") for name in NAMES[1:count])
    return (human, *rest)


def played(
    edition: str = "2023-classic",
    seats: int = 3,
    seed: str = "seed",
    actions: int = 4000,
    holdings: Holdings = Holdings.OPEN,
    power_cards: bool = False,
    cash: int = 6000,
    extra_cash: Sequence[int] = (),
) -> tuple[GameFile, tuple[State, ...]]:
    """Play a random game, to its end or for so many actions."""
    rules = with_house_rules(EDITIONS[edition], {"starting_cash": cash})
    setup = make_setup(
        *(rules, seats, seed), holdings=holdings, power_cards=power_cards, extra_cash=extra_cash
    )
    random = Random(seed)
    states = [new_game(setup)]
    history: list[str] = []
    while not states[-1].over and len(history) < actions:
        action = random.choice(legal_actions(states[-1]))
        history.append(action_text(action, setup.edition))
        states.append(apply(states[-1], action).state)
    game = GameFile(
        ACQUIRE,
        game_id=GAME_ID,
        save_no=len(history),
        setup=setup,
        players=players(seats),
        history=tuple(history),
        cursor=len(history),
        saved_at="2026-11-21T09:00:00Z",
    )
    return game, tuple(states)


def in_the_middle(
    edition: str, seats: int, seed: str, kind: type, actions: int = 8
) -> tuple[GameFile, tuple[State, ...]]:
    """Return a game that begins at the first decision of a kind in another, and goes on a little.

    Its deal is the one of the other game.
    """
    game, states = played(edition, seats, seed)
    setup = setup_at(states[before(states, kind)], f"{seed} from the middle")
    random = Random(seed)
    found = [new_game(setup)]
    history: list[str] = []
    while not found[-1].over and len(history) < actions:
        action = random.choice(legal_actions(found[-1]))
        history.append(action_text(action, setup.edition))
        found.append(apply(found[-1], action).state)
    lines = tuple(history)
    middle = replace(game, setup=setup, history=lines, cursor=len(lines), save_no=len(lines))
    return middle, tuple(found)


def up_to(game: GameFile, count: int) -> GameFile:
    """Return a game as it was saved after so many lines."""
    return replace(game, history=game.history[:count], cursor=count, save_no=count)


def before(states: tuple[State, ...], kind: type) -> int:
    """Return the number of lines before the first decision of a kind."""
    return next(
        index for index, state in enumerate(states) if isinstance(observe(state, 0).decision, kind)
    )


def with_notes(game: GameFile) -> GameFile:
    """Return a game of at least ten lines of which something of every kind was noted."""
    notes = (
        SavedNote(2, NoteKind.HINT, 3),
        SavedNote(5, NoteKind.QUICK_MOVE, 1),
        SavedNote(9, NoteKind.TAKEN_BACK, "place 1A"),
        SavedNote(len(game.history) - 1, NoteKind.TAKEN_BACK, game.history[-1]),
        SavedNote(7, NoteKind.BRANCH, "0" * 32),
    )
    return replace(game, notes=notes)


LOCK = "00112233445566aa-00112233445566778899aabbccddeeff"
"""What a save keeps of a PIN: of which does not matter here."""


def with_changing_seats(game: GameFile) -> GameFile:
    """Return a game in which the first player has a PIN, left, and came back if it is long."""
    notes = [SavedNote(0, NoteKind.SEAT, "0 hard"), SavedNote(0, NoteKind.PIN_FORGOTTEN, 0)]
    if game.cursor > 20:
        notes += [SavedNote(9, NoteKind.SEAT, "0"), SavedNote(15, NoteKind.SEAT, "0 easy")]
    all_notes = (*game.notes, *notes)
    first, *others = game.players
    return replace(
        game, players=seated((replace(first, pin=LOCK), *others), all_notes), notes=all_notes
    )


def unpack(data: bytes) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return a save's outer object and its payload."""
    outer = json.loads(data)
    return outer, json.loads(zlib.decompress(base64.b64decode(outer["payload"])))


def pack(outer: dict[str, Any], payload: object) -> bytes:
    """Make a save whose checksums fit, whatever it says."""
    return pack_raw(outer, canonical(payload))


def pack_raw(outer: dict[str, Any], raw: bytes) -> bytes:
    """Make a save whose checksums fit around any payload bytes."""
    packed = base64.b64encode(zlib.compress(raw, 9)).decode()
    facts = {"raw_len": len(raw), "sha256": hashlib.sha256(raw).hexdigest(), "payload": packed}
    return write(outer | facts)


def write(outer: dict[str, Any]) -> bytes:
    """Write an outer object as saves are written."""
    return json.dumps(outer, separators=(",", ":"), ensure_ascii=False).encode(
        "utf-8", "surrogatepass"
    )


def folders_in(root: Path) -> Folders:
    """Return user folders below a folder."""
    return Folders(root / "data", root / "config", root / "logs")


def newer(game: GameFile) -> bytes:
    """Return a game as a later version of the program might save it."""
    return write(unpack(encode(game))[0] | {"version": VERSION + 1, "app": "2.0.0"})


def problem_of(error: pytest.ExceptionInfo[SaveError]) -> tuple[SaveProblem, Path | None]:
    """Return what was wrong, and with which file."""
    return error.value.problem, error.value.path
