"""Spaces of the board in words: what stands there, and the effect of a tile of the hand.

Screen readers say them, and the board's description is that of the space the keyboard is at.
"""

from acquire_desktop.games.acquire.engine.board import EMPTY, INDEPENDENT, TILE_NAMES, Tile
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.stakes import first_bonus, merger_spaces
from acquire_desktop.ui.acquire.words.chain_forms import of_chain
from acquire_desktop.ui.acquire.words.effect_texts import effect_label
from acquire_desktop.ui.kit.texts import join_list, money, translate


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
