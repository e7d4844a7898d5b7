"""Plain view: a view as lists of plain JSON values, and back, for another process."""

from functools import lru_cache
from typing import Final

from acquire_desktop.codec import Codec, Form, int_of, row_of, text_of
from acquire_desktop.games.acquire.engine.action_codec import action_of, code_of
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Chain, Seat, Tile
from acquire_desktop.games.acquire.engine.decisions import Decision
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.games.acquire.engine.house_rules import house_rules, with_house_rules
from acquire_desktop.games.acquire.engine.power_cards import PowerCard
from acquire_desktop.games.acquire.engine.view import View

_NAMES: Final = {
    "Action": Action,
    "Chain": Chain,
    "Decision": Decision,
    "Edition": Edition,
    "PowerCard": PowerCard,
    "Seat": Seat,
    "Tile": Tile,
}
"""What the types of a view are called."""
_MOST: Final = 1 << 62


class PlainViewError(ValueError):
    """Values that are no view."""


def view_to_json(view: View) -> list[object]:
    """Write a view as lists of numbers, texts, truths and nothings."""
    plain: list[object] = _CODEC.write(view)
    return plain


def view_from_plain(plain: object) -> View:
    """Read a view back: each value has the type that stands in the dataclasses, nothing is looser.

    Raises:
        PlainViewError: If it is something else.
    """
    try:
        return _CODEC.read(plain)
    except (ValueError, KeyError, IndexError, TypeError) as error:
        raise PlainViewError(f"not a view: {error}") from error


def _read_action(plain: object) -> Action:
    return _action(int_of(plain, 0, _MOST))


@lru_cache(maxsize=4096)
def _action(code: int) -> Action:
    action = action_of(code)
    if code_of(action) != code:
        raise PlainViewError("an action expected")
    return action


@lru_cache(maxsize=8)
def _write_edition(edition: Edition) -> list[object]:
    return [edition.key, house_rules(edition)]


def _read_edition(plain: object) -> Edition:
    key, house = row_of(plain, 2)
    if type(house) is not dict:
        raise PlainViewError("house rules expected")
    return with_house_rules(EDITIONS[text_of(key)], house)


_CODEC: Final = Codec(
    View,
    as_lists=True,
    names=_NAMES,
    forms={Action: Form(code_of, _read_action), Edition: Form(_write_edition, _read_edition)},
)
