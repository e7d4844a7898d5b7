"""Spaces of the board in words: what stands there, and the effect of a tile of the hand.

Screen readers say them, and the board's description is that of the space the keyboard is at. Tool
tips say what the numbers on the board are.
"""

from collections.abc import Iterable

from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    EMPTY,
    INDEPENDENT,
    TILE_NAMES,
    Tile,
)
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.stakes import Stake, first_bonus, merger_spaces
from acquire_desktop.ui.acquire.words.chain_forms import of_chain, the_chain
from acquire_desktop.ui.acquire.words.effect_texts import effect_label
from acquire_desktop.ui.kit.texts import join_list, join_sentences, money, translate


def tip_text(tile: Tile, view: View, shown: Iterable[Stake]) -> str:
    """Return what the number of a chain or of a stake says; nothing for any other space.

    Args:
        tile: The space.
        view: The position.
        shown: The stakes on the board.
    """
    owner, chains = view.board[tile], view.edition.chains
    if owner < CHAIN_COUNT:
        size = view.sizes[owner]
        return translate(
            "Board",
            "{chain}: %n tile(s). The shield marks a safe chain."
            if size >= view.edition.safe_size
            else "{chain}: %n tile(s). The plate on its hotel shows the size.",
            n=size,
            chain=chains[owner].name,
        )
    stake = next((stake for stake in shown if stake.tile == tile), None)
    if stake is None:
        return ""
    bonus = translate(
        "Board",
        "If a tile merges {chains} here, the primary bonus is {amount}.",
        chains=join_list([the_chain(chains[chain].name) for chain in stake.chains]),
        amount=money(stake.bonus),
    )
    pays = translate("Board", "Gold: the merger would pay you.") if stake.pays_viewer else ""
    return join_sentences([text for text in (bonus, pays) if text])


def cell_text(tile: Tile, view: View, *, is_private: bool, is_last: bool) -> str:
    """Return the words for a space, as a viewer sees it.

    Args:
        tile: The space.
        view: The position.
        is_private: Whether the tiles of the hand may be named.
        is_last: Whether this tile was placed last.
    """
    if view.board[tile] == EMPTY:
        return _empty(tile, view, is_private=is_private)
    text = _occupied(tile, view)
    return translate("Board", "{cell}, placed last", cell=text) if is_last else text


def _occupied(tile: Tile, view: View) -> str:
    """Return whose building stands on a space; headquarters say how large their chain is."""
    owner, name = view.board[tile], TILE_NAMES[tile]
    if owner == INDEPENDENT:
        return translate("Board", "{tile}, independent", tile=name)
    chain = view.edition.chains[owner].name
    if view.headquarters[owner] != tile:
        return translate("Board", "{tile}, {chain}", tile=name, chain=chain)
    size = view.sizes[owner]
    if size >= view.edition.safe_size:
        return translate(
            "Board", "{tile}, {chain} headquarters, %n tile(s), safe", n=size, tile=name,
            chain=chain,
        )  # fmt: skip
    return translate(
        "Board", "{tile}, {chain} headquarters, %n tile(s)", n=size, tile=name, chain=chain
    )


def _empty(tile: Tile, view: View, *, is_private: bool) -> str:
    """Return what is known of an empty space: a merger that threatens, or a tile of the hand."""
    name = TILE_NAMES[tile]
    if not is_private or tile not in view.hand:
        if merged := merger_spaces(view).get(tile):
            return translate(
                "Board",
                "{tile}, empty, joins {chains}, first bonus {amount}",
                tile=name,
                chains=join_list([of_chain(view.edition.chains[chain].name) for chain in merged]),
                amount=money(first_bonus(view, merged)),
            )
        return translate("Board", "{tile}, empty", tile=name)
    index = view.hand.index(tile)
    return translate(
        "Board",
        "{tile}, yours, tile {number}, {effect}",
        tile=name,
        number=index + 1,
        effect=effect_label(view.effects[index], view.edition),
    )
