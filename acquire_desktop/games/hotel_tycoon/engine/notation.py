"""Notation: the one text form of actions, in saves, logs and the protocol."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final, NamedTuple

from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, PROPERTY_KEYS, TILE_COUNT
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.setup import PLAYERS, Profile

_DIGITS: Final = 6
"""No number in an action has more."""


class NotationError(ValueError):
    """A text that is not in the notation."""


class _Part(NamedTuple):
    """How one field of an action is written and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _number(limit: int) -> _Part:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= _DIGITS) or int(text) >= limit:
            raise ValueError
        if str(int(text)) != text:
            raise ValueError
        return int(text)

    return _Part(str, read)


_TILE: Final = _number(TILE_COUNT)
_SEAT: Final = _number(PLAYERS[-1])
_DICE: Final = _Part(str, {"1": 1, "2": 2, "3": 3}.__getitem__)
_AMOUNT: Final = _number(10**_DIGITS)
_PROPERTY: Final = _Part(PROPERTY_KEYS.__getitem__, PROPERTY_KEYS.index)
_CARD: Final = _Part(lambda card: card.value, Card)
_PROFILE: Final = _Part(lambda profile: profile.value, Profile)

_FORMS: Final[dict[str, tuple[type[Action], tuple[_Part, ...]]]] = {
    "throw": (actions.ThrowDice, ()),
    "drive": (actions.Drive, (_AMOUNT, _AMOUNT)),
    "stay": (actions.StayParked, ()),
    "leave": (actions.LeavePark, ()),
    "end": (actions.EndTurn, ()),
    "pass": (actions.Pass, ()),
    "wait": (actions.Wait, ()),
    "play": (actions.PlayCard, (_CARD,)),
    "frame": (actions.PlayCard, (_SEAT,)),
    "turn-dice": (actions.PlayCard, (_DICE,)),
    "swap": (actions.SwapCard, ()),
    "profile": (actions.ChooseProfile, (_PROFILE,)),
    "buy": (actions.BuyLand, (_PROPERTY,)),
    "apply": (actions.ApplyToBuild, (_PROPERTY, _AMOUNT)),
    "build": (actions.Build, ()),
    "half": (actions.PayHalf, ()),
    "build-free": (actions.BuildFree, (_PROPERTY,)),
    "buy-entrance": (actions.BuyEntrance, (_PROPERTY, _TILE)),
    "place": (actions.PlaceEntrance, (_PROPERTY, _TILE)),
    "turn": (actions.TurnEntrance, (_TILE,)),
    "sell-free": (actions.SellFreeEntrance, ()),
    "give": (actions.GiveEntrance, (_SEAT,)),
    "sell": (actions.SellStructure, (_PROPERTY,)),
    "sell-entrance": (actions.SellEntrance, (_TILE,)),
    "auction": (actions.AuctionProperty, (_PROPERTY,)),
    "bid": (actions.Bid, (_AMOUNT,)),
    "claim": (actions.Claim, ()),
    "pay": (actions.Pay, ()),
    "postpone": (actions.Postpone, ()),
    "hotel": (actions.ChooseHotel, (_PROPERTY,)),
    "lose": (actions.LoseEntrance, (_TILE,)),
}
"""For each first word its action and what follows."""
_WORDS: Final = {
    action: word for word, (action, _) in _FORMS.items() if action is not actions.PlayCard
}


def action_text(action: Action) -> str:
    """Write an action as a line.

    >>> action_text(actions.Drive(4))
    'drive 4 0'
    >>> action_text(actions.PlayCard(Card.FRAMED, target=2))
    'frame 2'
    """
    if isinstance(action, actions.PlayCard):
        return _card_text(action)
    word = _WORDS[type(action)]
    _, parts = _FORMS[word]
    values = (getattr(action, field.name) for field in fields(action))
    return " ".join((word, *(part.write(value) for part, value in zip(parts, values, strict=True))))


def _card_text(action: actions.PlayCard) -> str:
    """Write the playing of a card; one of the first cards is only put to the hand."""
    if action.target != NOBODY:
        return f"frame {action.target}"
    if action.dice:
        return f"turn-dice {action.dice}"
    return f"play {action.card.value}"


def parse_action(text: str) -> Action:
    """Read a line back.

    Raises:
        NotationError: If it is none.
    """
    word, *rest = text.split(" ")
    try:
        kind, parts = _FORMS[word]
        values = [part.read(value) for part, value in zip(parts, rest, strict=True)]
    except (KeyError, ValueError):
        raise NotationError(f"no such action: {text[:40]!r}") from None
    if word == "frame":
        return actions.PlayCard(Card.FRAMED, target=values[0])
    if word == "turn-dice":
        return actions.PlayCard(Card.MIND_CONTROL, dice=values[0])
    return kind(*values)
