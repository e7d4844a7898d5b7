"""Stock exchange: the seven fronts by price, in place of rows while no chain is on the board."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Chain
from acquire_desktop.games.acquire.engine.editions import CHEAP_ROW_SIZES, Tier, price
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.rules.price_chart import chains_of
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import wrapped_rect, write
from acquire_desktop.ui.kit.look.writer import Writer, words_font
from acquire_desktop.ui.kit.texts import money, translate

_LINE_PX: Final = 26
"""The height of a line of text between the fronts, at 100 % text."""
_GAP_PX: Final = 10
_FRONT_PX: Final = (96, 200)
"""The least and the greatest height of a front, at 100 % text."""
_NAMES: Final = {Tier.CHEAP: "Cheap", Tier.MEDIUM: "Medium", Tier.EXPENSIVE: "Expensive"}


class Group(NamedTuple):
    """The chains of one price."""

    name: str
    price: str
    chains: tuple[Chain, ...]


@dataclass(frozen=True, slots=True)
class Fronts:
    """The texts above, between and below the fronts."""

    title: str
    groups: tuple[Group, ...]
    note: str


class FrontPlaces(NamedTuple):
    """Where the fronts and the texts are, in pixels."""

    chains: tuple[QRect, ...]
    """By chain."""
    title: QRectF
    heads: tuple[QRectF, ...]
    note: QRectF


def fronts_of(view: View) -> Fronts | None:
    """Return the texts of the fronts; None once a chain is on the board."""
    if any(view.sizes):
        return None
    edition, size = view.edition, CHEAP_ROW_SIZES[0]
    groups = []
    for tier in Tier:
        chains = tuple(chains_of(edition, tier))
        cost = money(price(edition, chains[0], size))
        text = translate("Exchange", "{price} a stock at {size} tiles", price=cost, size=size)
        groups.append(Group(translate("Exchange", _NAMES[tier]), text, chains))
    note = translate(
        "Exchange",
        "{stocks} stocks of each. A chain is worth more with every tile, and safe at {size}.",
        stocks=edition.chain_stock,
        size=edition.safe_size,
    )
    return Fronts(translate("Exchange", "Seven chains wait for a founder."), tuple(groups), note)


def front_places(fronts: Fronts, width: int, height: int) -> FrontPlaces | None:
    """Return where all is; None where there is no room for it."""
    line, count = theme.scaled(_LINE_PX), len(fronts.groups)
    note = wrapped_rect(fronts.note, theme.running_font("body"), width).height()
    left = height - (count + 1) * line - note - (2 * count + 1) * _GAP_PX
    least, most = map(theme.scaled, _FRONT_PX)
    high = min(left // count, most)
    if high < least:
        return None
    y, rects, heads = line + _GAP_PX, [QRect()] * CHAIN_COUNT, []
    for group in fronts.groups:
        heads.append(QRectF(0, y, width, line))
        y += line
        wide = (width - (len(group.chains) - 1) * _GAP_PX) / len(group.chains)
        for at, chain in enumerate(group.chains):
            x = round(at * (wide + _GAP_PX))
            rects[chain] = QRect(x, y, round((at + 1) * wide + at * _GAP_PX) - x, high)
        y += high + 2 * _GAP_PX
    title, below = QRectF(0, 0, width, line), QRectF(0, y - _GAP_PX, width, note)
    return FrontPlaces(tuple(rects), title, tuple(heads), below)


def paint_texts(painter: QPainter, fronts: Fronts, places: FrontPlaces) -> None:
    """Write the texts around the fronts."""
    look, writer = theme.current(), Writer(painter)
    write(painter, places.title, fronts.title, look.ink_muted, "body")
    for group, box in zip(fronts.groups, places.heads, strict=True):
        strong = words_font(theme.scaled(16), bold=True)
        wide = writer.text(box, group.name, look.ink, strong)
        rest = box.adjusted(wide + 12, 0, 0, 0)
        writer.text(rest, group.price, look.ink_muted, words_font(theme.scaled(13)))
    wraps = int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
    write(painter, places.note, fronts.note, look.ink_muted, "body", flags=wraps)
