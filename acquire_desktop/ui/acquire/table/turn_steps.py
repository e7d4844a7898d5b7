"""Turn steps: the three steps of a turn in the phase bar, of which one is lit, and their words."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent

from acquire_desktop.games.acquire.engine import decisions
from acquire_desktop.games.acquire.engine.power_cards import EXCHANGES, TILES_PLACED
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.words.action_texts import placement_number
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import width_px, write
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.shortening_label import ShorteningLabel
from acquire_desktop.ui.kit.texts import translate

BUYING: Final = (decisions.StockPurchase, decisions.FreeStock, decisions.StockExchange)
_MERGING: Final = (decisions.SurvivorChoice, decisions.AcquisitionOrder, decisions.StockDisposal)


class TurnStep(Adaptive, ShorteningLabel):
    """A step of the turn, painted: the style sheet would take a millisecond for each change."""

    def __init__(self) -> None:
        super().__init__()
        self._is_lit = False
        self.setContentsMargins(theme.SPACE, 1, theme.SPACE, 1)

    def light(self, *, is_lit: bool) -> None:
        """Be the step that goes on, or another one."""
        if is_lit != self._is_lit:
            self._is_lit = is_lit
            self.refit()
            self.update()

    def refit(self) -> None:
        self._choose()
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_lit:
            draw_box(painter, QRectF(self.rect()), theme.RADIUS_SMALL, look.accent_soft)
        ink = look.accent if self._is_lit else look.ink_muted
        write(painter, self.contentsRect(), self.text(), ink, "body", bold=self._is_lit)

    def _size_of(self, text: str) -> QSize:
        width = width_px(text, "body", bold=self._is_lit)
        height = QFontMetrics(theme.font("body", bold=self._is_lit)).height()
        return QSize(width, height).grownBy(self.contentsMargins())


def step_texts(view: View | None) -> tuple[list[str], list[str], list[str]]:
    """Return each step in words, and shorter where it has less room."""
    return _placing_texts(view), _buying_texts(view), [translate("PhaseBar", "3 Draw")]


def _placing_texts(view: View | None) -> list[str]:
    if view is not None and isinstance(view.decision, _MERGING):
        return [translate("PhaseBar", "1 Merger")]
    short = translate("PhaseBar", "1 Place")
    number = None if view is None else placement_number(view)
    if view is None or number is None or isinstance(view.decision, BUYING):
        return [short]
    text = translate("PhaseBar", "1 Place {number} of {limit}", number=number, limit=TILES_PLACED)
    return [text, short]


def _buying_texts(view: View | None) -> list[str]:
    limit = 0 if view is None else view.edition.purchase_limit
    match None if view is None else view.decision:
        case decisions.StockExchange(exchanges_left=left):
            number = EXCHANGES - left + 1
            text = translate(
                "PhaseBar", "2 Exchange {number} of {limit}", number=number, limit=EXCHANGES
            )
            return [text, translate("PhaseBar", "2 Exchange")]
        case decisions.FreeStock(limit=limit):
            text = translate("PhaseBar", "2 Take (up to {limit})", limit=limit)
            return [text, translate("PhaseBar", "2 Take")]
        case decisions.StockPurchase(limit=purchases):
            limit = purchases
    text = translate("PhaseBar", "2 Buy (up to {limit})", limit=limit)
    return [text, translate("PhaseBar", "2 Buy")]
