"""Cards of a merger: who is paid for a chain, and what everybody does with its stock."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from acquire_desktop.games.acquire.engine.board import Chain, Seat
from acquire_desktop.games.acquire.engine.events import StockDisposed
from acquire_desktop.ui.acquire.table.decisions.tray_picture import draw_piles
from acquire_desktop.ui.acquire.table.players.chips import Stock, draw_chips
from acquire_desktop.ui.acquire.table.walkthrough import texts
from acquire_desktop.ui.acquire.table.walkthrough.painted_widgets import (
    Heading,
    Portrait,
    Stamp,
    chip,
)
from acquire_desktop.ui.acquire.table.walkthrough.story import (
    Holder,
    Settlement,
    Step,
    StepKind,
    Story,
)
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.narration import event_text
from acquire_desktop.ui.kit.boxes import Part, Stretched, column, row
from acquire_desktop.ui.kit.fitted_label import FittedLabel
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px
from acquire_desktop.ui.kit.look.portraits import Face
from acquire_desktop.ui.kit.paper_card import PaperCard
from acquire_desktop.ui.kit.texts import breakable, label, money, number, translate

_CHIP_PX: Final = 48, 24
_NAME_LEAST_PX: Final = 80
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MARGINS: Final = (theme.SPACE, theme.SPACE, theme.SPACE, theme.SPACE)


@dataclass(frozen=True, slots=True)
class Telling:
    """The merger that the cards are about, with names and faces."""

    story: Story
    words: GameNames
    faces: Sequence[Face]
    """By seat."""
    is_low: bool
    """Whether there is little room."""
    is_narrow: bool

    @property
    def portrait_px(self) -> int:
        """The height of a portrait, at 100 % text."""
        return 28 if self.is_low else 40

    @property
    def size(self) -> theme.TextSize:
        """How large words and names are."""
        return "body" if self.is_low else "title"

    def who(self, holder: Holder) -> tuple[Portrait, QLabel]:
        """Return the portrait and the name of a stockholder."""
        face, shown = None if holder is None else self.faces[holder], self.portrait_px
        if holder is None:  # no name of a person, which may be shortened
            return Portrait(face, shown), label(texts.holder_name(self.words, None), bold=True)
        name, text = FittedLabel(self.size), self.words.player(holder)
        name.show_text(text)
        whole_px = width_px(text, self.size, bold=True)
        name.setMinimumWidth(min(theme.scaled(_NAME_LEAST_PX), whole_px))
        return Portrait(face, shown), name

    def letter(self, chain: Chain) -> str:
        """Return the letter of a chain."""
        return self.words.edition.chains[chain].letter


class SceneCards(QWidget):
    """The cards of one step, from top to bottom."""

    def __init__(self) -> None:
        super().__init__()
        self.gains: dict[Holder, Portrait] = {}
        """Whom money flies to."""
        self.settled = 0
        """How many have settled their stock."""
        self._column: QVBoxLayout = column(1, of=self, spacing=theme.SPACE)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to read."""
        return self._column.count() == 1

    def add_card(self, *parts: Part, is_marked: bool = False) -> None:
        """Add a card below the others."""
        card = PaperCard()
        card.set_marked(is_marked)
        column(*parts, of=card, spacing=theme.SPACE_HALF, margins=_MARGINS)
        self._column.insertWidget(self._column.count() - 1, card)

    def add_heading(self, text: str) -> None:
        """Add a heading over the cards."""
        self._column.insertWidget(self._column.count() - 1, Heading(text))


def cards_of(telling: Telling, step: Step, *, is_learning: bool) -> SceneCards:
    """Return the cards of a step, in the language and look of now.

    Args:
        telling: The merger.
        step: One of its steps.
        is_learning: Whether the reader has not seen many mergers.
    """
    cards = SceneCards()
    if step.settlement is None:
        if step.kind is StepKind.SIZES and is_learning:
            cards.add_heading(translate("Walkthrough", "What happens now"))
            lines = texts.course_of_a_merger(telling.words.edition)
            cards.add_card(*(_words(line, telling.size) for line in lines))
    elif step.kind is StepKind.BONUSES:
        _add_payday(cards, telling, step.settlement)
    else:
        _add_stock(cards, telling, step.settlement)
    return cards


def _add_payday(cards: SceneCards, telling: Telling, settlement: Settlement) -> None:
    """Add a card with everybody who holds stock, and how the bonuses come about."""
    words, began = telling.words, settlement.began
    cards.add_heading(translate("Walkthrough", "Payday"))
    price = translate("Walkthrough", "{price} a stock", price=money(began.price))
    head = row(
        chip(telling.letter(settlement.chain), 30),
        label(texts.chain_name(words, settlement.chain), "title", bold=True),
        label(price, "body", tone="muted"),
        1,
        spacing=theme.SPACE,
    )
    if not settlement.held:
        nobody = translate("Walkthrough", "Nobody holds its stock: no bonus is paid.")
        cards.add_card(head, _words(nobody, telling.size), is_marked=True)
        return
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.SPACE_HALF if telling.is_narrow else theme.SPACE)
    grid.setVerticalSpacing(theme.SPACE_HALF)
    grid.setColumnStretch(1, 1)
    for at, (holder, count) in enumerate(settlement.held.items()):
        portrait, name = telling.who(holder)
        place, bonus = settlement.place_of(holder), settlement.bonus_of(holder)
        stock = Stock(telling.letter(settlement.chain), count, place, True)
        in_words = label(texts.place_text(settlement, holder), "small", tone="muted")
        cells: list[QWidget] = [portrait, name, StockChip(stock), in_words]
        if telling.is_narrow:
            both = QWidget()
            column(name, in_words, of=both)
            cells = [portrait, both, StockChip(stock)]
        if bonus:
            cards.gains[holder] = portrait
            tone: theme.Tone = "muted" if holder is None else "gain"  # it stays in the bank
            cells.append(_gain(bonus, "title" if telling.is_narrow else "large", tone))
        for column_at, cell in enumerate(cells):
            grid.addWidget(cell, at, column_at)
    cards.add_card(head, grid, is_marked=True)
    cards.add_card(*_sums(settlement, telling))
    if waiting := telling.story.acquired_after(settlement.chain):
        chips = [chip(telling.letter(chain), 24) for chain in waiting]
        then = label(translate("Walkthrough", "paid next"), tone="muted")
        cards.add_card(row(*chips, then, 1, spacing=theme.SPACE))


def _sums(settlement: Settlement, telling: Telling) -> list[QWidget]:
    """Write out how each bonus comes about."""
    found: list[QWidget] = []
    if settlement.market is not None:
        found.append(_words(event_text(settlement.market, telling.words), is_bold=True))
        found.append(_words(texts.market_text(), is_quiet=True))
    for group in settlement.groups:
        found.append(_words(texts.group_text(group, settlement, telling.words), is_bold=True))
        found += [_words(line, is_quiet=True) for line in texts.bonus_lines(group[0]) if line]
        if any(bonus.seat is None for bonus in group):
            stays = translate("Walkthrough", "The stock market's share stays in the bank.")
            found.append(_words(stays, is_quiet=True))
    return found


def _words(
    text: str, size: theme.TextSize = "body", *, is_bold: bool = False, is_quiet: bool = False
) -> QWidget:
    return label(
        breakable(text), size, bold=is_bold, tone="muted" if is_quiet else "ink", wraps=True
    )


def _add_stock(cards: SceneCards, telling: Telling, settlement: Settlement) -> None:
    """Add a card for everybody who settles stock: the piles, stamped as they are decided."""
    name = texts.chain_name(telling.words, settlement.chain)
    cards.add_heading(translate("Walkthrough", "{chain} stock", chain=name))
    cards.settled, asked = len(settlement.disposals), telling.story.asked_about(settlement)
    for at, seat in enumerate(asked):
        done = next((each for each in settlement.disposals if each.seat == seat), None)
        decides = at == len(settlement.disposals)
        portrait, who = telling.who(seat)
        top: QHBoxLayout = row(Stretched(who, 1), spacing=theme.SPACE)
        if done is None:
            top.addWidget(label(_state(telling, seat, decides=decides), tone="muted", align=_RIGHT))
            piles: list[Part] = [Pile(telling, settlement.chain, settlement.held[seat]), 1]
        else:
            piles = [*_stamped(telling, settlement, done), 1]
        if done is not None and done.cash:
            cards.gains[seat] = portrait
            top.addWidget(_gain(done.cash, "title" if telling.is_low else "large"))
        inside = column(top, row(*piles, spacing=theme.SPACE_2), spacing=theme.SPACE_HALF)
        parts = row(
            Stretched(portrait, 0, Qt.AlignmentFlag.AlignTop),
            Stretched(inside, 1),
            spacing=theme.SPACE,
        )
        cards.add_card(parts, is_marked=decides)


def _gain(dollars: int, size: theme.TextSize, tone: theme.Tone = "gain") -> QLabel:
    """Return money that is paid, large."""
    return label(f"+{money(dollars)}", size, bold=True, tone=tone, align=_RIGHT)


def _state(telling: Telling, seat: Seat, *, decides: bool) -> str:
    if not decides:
        return translate("Walkthrough", "waits")
    return translate("Walkthrough", "decide now" if telling.words.is_you(seat) else "decides now")


def _stamped(telling: Telling, settlement: Settlement, event: StockDisposed) -> list[QWidget]:
    """Return a pile for each thing that somebody did, with a stamp on it."""
    acquired, found = settlement.chain, list[QWidget]()
    if event.sell:
        sold = Stamp(translate("Walkthrough", "sold %n", n=event.sell), "gain")
        found.append(Pile(telling, acquired, event.sell, sold))
    if event.trade:
        traded = Stamp(translate("Walkthrough", "traded %n", n=event.trade), "accent")
        received = telling.letter(event.survivor), event.trade // 2
        found.append(Pile(telling, acquired, event.trade, traded, received))
    if event.keep:
        kept = Stamp(translate("Walkthrough", "kept %n", n=event.keep), "muted")
        found.append(Pile(telling, acquired, event.keep, kept))
    return found


class StockChip(QWidget):
    """Crest and count of the stock that somebody holds, with the edge of the place."""

    def __init__(self, stock: Stock) -> None:
        super().__init__()
        self._stock = stock
        self.setAccessibleName(number(stock.count))
        self.setFixedSize(*map(theme.scaled, _CHIP_PX))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = theme.sized_font(theme.scaled(14), bold=True)
        draw_chips([self._stock], painter, QRectF(self.rect()), self.width(), font)


class Pile(QWidget):
    """Certificates laid over each other, what comes for them, and a stamp on all."""

    def __init__(
        self,
        telling: Telling,
        chain: Chain,
        count: int,
        stamp: Stamp | None = None,
        received: tuple[str, int] = ("", 0),
    ) -> None:
        super().__init__()
        self._piles = [pile for pile in ((telling.letter(chain), count), received) if pile[1]]
        self._stamp = stamp
        self._high = theme.scaled(32 if telling.is_narrow else 48)
        self.setAccessibleName(stamp.text if stamp is not None else number(count))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        most = min(6, sum(count for _, count in self._piles))
        wide = self._high * (0.5 + 0.4 * most + 0.8 * (len(self._piles) - 1))
        return QSize(max(round(wide), self._least_px()), self._high)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_px(), self._high)

    def _least_px(self) -> int:
        return self._high if self._stamp is None else self._stamp.width_px()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_piles(painter, self.rect(), self._piles, self._high - 2)
        if self._stamp is not None:
            self._stamp.paint(painter, QRectF(self.rect()))
