"""What stands on a lot of the board, in words, for screen readers."""

from acquire_desktop.engine.board import EMPTY, INDEPENDENT, TILE_NAMES, Tile
from acquire_desktop.engine.observation import View
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.words.effect_texts import effect_label


def cell_text(tile: Tile, view: View, *, is_private: bool, is_last: bool) -> str:
    """Return what a viewer sees on a lot.

    Args:
        tile: The lot.
        view: The position.
        is_private: Whether the tiles of the hand may be named.
        is_last: Whether this tile was placed last.
    """
    text = _occupied(tile, view) if view.board[tile] != EMPTY else None
    if text is None:
        return _empty(tile, view, is_private=is_private)
    if is_last:
        return translate("Board", "{cell}, placed last", cell=text)
    return text


def _occupied(tile: Tile, view: View) -> str:
    owner = view.board[tile]
    name = TILE_NAMES[tile]
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
    name = TILE_NAMES[tile]
    if not is_private or tile not in view.hand:
        return translate("Board", "{tile}, empty", tile=name)
    index = view.hand.index(tile)
    return translate(
        "Board",
        "{tile}, yours, tile {number}, {effect}",
        tile=name,
        number=index + 1,
        effect=effect_label(view.effects[index], view.edition),
    )
