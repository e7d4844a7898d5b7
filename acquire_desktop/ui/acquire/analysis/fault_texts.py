"""Faults of a position in words: what is wrong, and what no game comes to."""

from collections.abc import Mapping, Sequence
from typing import Final

from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.positions.analysis import Fault, FaultKind, TextProblem
from acquire_desktop.ui.kit.texts import translate

_FAULTS: Final[Mapping[FaultKind, str]] = {
    FaultKind.CARD_NOT_PLAYED: "The power card in use was not played by the player to move.",
    FaultKind.NO_CARDS: "No power cards are in play.",
    FaultKind.EDITION_WITHOUT_CARDS: "This edition has no power cards.",
    FaultKind.CARD_TWICE: "{player} has played a power card twice.",
    FaultKind.FREE_STOCK: "Free stock is taken with its power card alone.",
    FaultKind.EXCHANGES: "Stock is exchanged with its power card alone.",
    FaultKind.TILES_LEFT_DIFFER: "The tiles left to place do not fit the decision.",
    FaultKind.TOO_MANY_TILES_LEFT: "Too many tiles are left to place.",
    FaultKind.TILE_TWICE: "{tile} is in two places.",
    FaultKind.HAND_SIZE: "The hand is not of its size.",
    FaultKind.NOT_ALL_TILES: "There are not 108 tiles.",
    FaultKind.NO_START_TILES: "The board lacks start tiles: one for each player.",
    FaultKind.NOTHING_SET_ASIDE: "This edition sets no tiles aside.",
    FaultKind.HAND_NOT_FULL: "{player} has too few tiles: hands are full while the pool has tiles.",
    FaultKind.HAND_TOO_FULL: "{player} has too many tiles: the tile of this turn is on the board.",
    FaultKind.TOO_MANY_PLACED: "More tiles are on the board than turns were played.",
    FaultKind.TOO_FEW_PLIES: "More turns were played than decisions were made.",
    FaultKind.OTHER_TURN: "It is another player's turn.",
    FaultKind.HAND_REPLACED: "This edition replaces no hands.",
    FaultKind.NOT_DECLARABLE: "The end could not be declared.",
    FaultKind.ODD_CASH: "{player}: cash comes in hundreds.",
    FaultKind.STOCK_SUM: "{chain}: more stock is out than there is.",
    FaultKind.NO_FOUNDER: "{chain} is on the board, but nobody has its stock: its founder got one.",
    FaultKind.NO_CHAIN_YET: "{chain}: there is stock, but no chain was founded yet.",
    FaultKind.PLACED_TILE: "{tile}, which was just placed, must stand there independent.",
    FaultKind.TOUCHES_CHAIN: "{tile}: {chain} touches other tiles.",
    FaultKind.SIDE_BY_SIDE: "{tile}: independent tiles side by side would be a chain.",
    FaultKind.NOT_WHOLE: "{chain} is not one piece of two tiles or more.",
    FaultKind.SIZES: "{chain} is not of its size.",
    FaultKind.NO_HEADQUARTERS: "{chain} has no headquarters.",
    FaultKind.HEADQUARTERS_AWAY: "The headquarters of {chain} stand elsewhere.",
    FaultKind.NO_FOUNDING: "{tile} founds no chain: it needs independent tiles beside it, and no "
    "chain.",
    FaultKind.ALL_ACTIVE: "All seven chains are active: none can be founded.",
    FaultKind.NO_EQUALS: "There are no equal chains to choose from.",
    FaultKind.NOT_IN_MERGER: "{tile} does not merge the chains that are asked about.",
    FaultKind.SURVIVOR_AWAY: "{tile} does not touch {chain}, which is to survive.",
    FaultKind.NOT_LARGEST_FIRST: "The largest acquired chain is settled first.",
    FaultKind.SAFE_ACQUIRED: "A safe chain cannot be acquired.",
    FaultKind.SURVIVOR_SMALLER: "The largest chain survives.",
    FaultKind.ACQUIRED_TWICE: "A chain is acquired twice.",
    FaultKind.NO_SAY: "{player} has no {chain} stock to settle.",
    FaultKind.MERGES_TWICE: "A chain merges twice.",
    FaultKind.MERGER_ORDER: "The chains of a merger come largest first.",
    FaultKind.TWO_SAFE: "Two safe chains never merge.",
    FaultKind.NO_DECISION: "Nobody has anything to decide here.",
}
_TEXT_PROBLEMS: Final[Mapping[TextProblem, str]] = {
    TextProblem.EMPTY: "There is no text to paste. Copy a position first.",
    TextProblem.TOO_LONG: "This text is too long to be a position.",
    TextProblem.NO_OBJECT: "This text is no position: copy the whole of it, from { to }.",
    TextProblem.NO_POSITION: "This text is no position: a part of it is missing or is none that a "
    "game can have.",
    TextProblem.OVER: "The game in this text is over: there is nothing to decide.",
}


def fault_text(fault: Fault, draft: View, names: Sequence[str]) -> str:
    """Return what is wrong, in a sentence.

    Args:
        fault: One of the draft's.
        draft: The position.
        names: What the players are called, by seat.
    """
    seat = fault.seat
    return translate(
        "Faults",
        _FAULTS[fault.kind],
        tile="" if fault.tile is None else TILE_NAMES[fault.tile],
        chain="" if fault.chain is None else draft.edition.chains[fault.chain].name,
        player="" if seat is None or seat >= len(names) else names[seat],
    )


def text_problem_text(problem: TextProblem) -> str:
    """Return why a text that was pasted is no position."""
    return translate("Faults", _TEXT_PROBLEMS[problem])
