"""The special power cards in words: their names, what they do, and why one waits."""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.games.acquire.engine.actions import PlayPowerCard
from acquire_desktop.games.acquire.engine.power_cards import (
    BUY_FIVE,
    DRAW_FIVE,
    FREE_STOCK,
    PLACE_FOUR,
    TRADE_THREE,
    PowerCard,
)
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.kit.texts import join_list, translate

_PLACING_CARDS: Final = (DRAW_FIVE, PLACE_FOUR)
_NAMES: Final = {
    FREE_STOCK: "Free stock",
    BUY_FIVE: "Buy five",
    TRADE_THREE: "Trade three",
    DRAW_FIVE: "Draw five",
    PLACE_FOUR: "Place four",
}
_EFFECTS: Final = {
    FREE_STOCK: "Instead of buying, take up to 3 stocks of active chains from the bank, "
    "free of charge.",
    BUY_FIVE: "Buy up to 5 stocks this turn.",
    TRADE_THREE: "Up to three times, return two stocks of one active chain and take one of "
    "another. You may buy as well, before or after that.",
    DRAW_FIVE: "Draw 5 more tiles before you place one. On later turns you draw only while you "
    "hold fewer than 6.",
    PLACE_FOUR: "Place up to 4 tiles this turn, one after the other. At the end of the turn you "
    "draw back up to 6.",
}


def card_name(card: PowerCard) -> str:
    """Return the short name of a card."""
    return translate("PowerCard", _NAMES[card])


def card_title(card: PowerCard) -> str:
    """Return the printed name of a card, which a player announces: long in Japanese."""
    return translate("PowerCardTitle", _NAMES[card])


def titled_effect(card: PowerCard) -> str:
    """Return the printed name of a card and what it does."""
    return translate(
        "PowerCard", "{card}: {effect}", card=card_title(card), effect=card_effect(card)
    )


def used_cards_text(cards: Sequence[PowerCard]) -> str:
    """Say which cards a player has used."""
    if not cards:
        return translate("PowerCard", "No power card used yet.")
    used = join_list([card_title(card) for card in cards])
    return translate("PowerCard", "Power cards used: {cards}.", cards=used)


def card_effect(card: PowerCard) -> str:
    """Return the effect of a card, in one or two sentences."""
    return translate("PowerCard", _EFFECTS[card])


def card_obstacle(card: PowerCard, view: View) -> str:
    """Return why the player at the screen cannot play a card now, or an empty text."""
    if PlayPowerCard(card) in view.legal:
        return ""
    if card not in view.cards:
        return translate("PowerCard", "You have already used this card")
    if view.card is not None and view.turn_seat == view.seat:
        return translate("PowerCard", "Only one card a turn")
    if card in _PLACING_CARDS:
        return translate("PowerCard", "Playable before you place a tile")
    return translate("PowerCard", "Playable before you buy")
