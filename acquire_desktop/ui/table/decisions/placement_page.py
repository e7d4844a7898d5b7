"""The page on which a tile is placed, or a hand without a tile to place is dealt with."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from acquire_desktop.engine.actions import PassPlacement, PlaceTile, ReplaceHand
from acquire_desktop.engine.board import TILE_NAMES
from acquire_desktop.engine.decisions import TilePlacement
from acquire_desktop.engine.observation import EffectKind, TileEffect, View
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import CHAIN_COLORS
from acquire_desktop.ui.kit.texts import plain, translate
from acquire_desktop.ui.table.decisions.certificate import rounded
from acquire_desktop.ui.table.decisions.page import NOTHING, Choice, DecisionPage
from acquire_desktop.ui.words.action_texts import action_text
from acquire_desktop.ui.words.tile_choice import takes_tiles

_CANNOT = (EffectKind.BLOCKED, EffectKind.UNPLAYABLE)


class PlacementPage(DecisionPage):
    """Shows what the tile selected or pointed at would do; Confirm places the one selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selected: TileEffect | None = None
        self._effect: TileEffect | None = None
        self._sentence = ""
        self._lot = _Lot()
        self._text = plain(QLabel())
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SPACE_2)
        layout.addWidget(self._lot, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self._text, 1)

    def show_selected(self, effect: TileEffect | None, sentence: str) -> None:
        """Show the selected tile and what it would do; None when none is selected."""
        self._selected = effect
        self.show_preview(effect, sentence)

    def show_preview(self, effect: TileEffect | None, sentence: str) -> None:
        """Show what a tile would do that is only pointed at: the selected one stays selected."""
        self._effect = effect
        self._sentence = sentence
        self.touch()

    def forget(self) -> None:
        self._selected = self._effect = None
        self._sentence = ""
        self._lot.forget()
        super().forget()

    def reset(self, view: View) -> None:
        self._selected = self._effect = None
        self._sentence = ""

    def refresh(self, view: View) -> None:
        if not takes_tiles(view):
            self._selected = self._effect = None
            self._text.setText(_stuck_text(view))
        elif self._effect is None:
            hint = translate(
                "PlacementPage",
                "Choose one of your tiles to see what it would do: "
                "click it, or press the key that stands on it.",
            )
            self._text.setText(hint)
        else:
            self._text.setText(self._sentence)
        is_invitation = self._effect is None and takes_tiles(view)
        theme.style_text(self._text, tone="muted" if is_invitation else "ink")
        self._lot.show_effect(self._effect, view)

    def choice(self) -> Choice:
        view = self.view
        if view is None or not isinstance(view.decision, TilePlacement):
            return NOTHING
        if not takes_tiles(view):
            return _stuck_choice(view)
        stop = PassPlacement()
        second = stop if stop in view.legal else None
        second_text = translate("PlacementPage", "Stop placing")
        if self._selected is None:
            notice = translate("PlacementPage", "Choose a tile")
            return Choice(
                None,
                translate("PlacementPage", "Place"),
                notice,
                second=second,
                second_text=second_text,
            )
        action = PlaceTile(self._selected.tile)
        confirm = action_text(action, view.edition)
        if action in view.legal:
            return Choice(action, confirm, second=second, second_text=second_text)
        never = self._selected.kind is EffectKind.UNPLAYABLE
        notice = (
            translate("PlacementPage", "This tile can never be placed")
            if never
            else translate("PlacementPage", "This tile cannot be placed now")
        )
        return Choice(
            None, confirm, notice, is_refusal=True, second=second, second_text=second_text
        )


class _Lot(QWidget):
    """A lot of the plan with the selected tile, in the colour that it would get."""

    def __init__(self) -> None:
        super().__init__()
        self._effect: TileEffect | None = None
        self._letter = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_effect(self, effect: TileEffect | None, view: View) -> None:
        self._effect = effect
        survivor = None if effect is None else effect.survivor
        self._letter = "" if survivor is None else view.edition.chains[survivor].letter
        self.updateGeometry()
        self.update()

    def forget(self) -> None:
        self._effect = None
        self._letter = ""
        self.update()

    def sizeHint(self) -> QSize:
        side = theme.scaled(72)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lot = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        shape = rounded(lot, theme.RADIUS)
        if self._effect is None or self._effect.kind in _CANNOT:
            painter.fillPath(shape, look.board)
            pen = QPen(look.border, theme.OUTLINE_PX, Qt.PenStyle.DashLine)
        else:
            self._paint_building(painter, lot)
            pen = QPen(look.tile_outline, theme.OUTLINE_PX)
        painter.setPen(pen)
        painter.drawPath(shape)
        if self._effect is not None:
            self._paint_words(painter, lot, self._effect)

    def _paint_building(self, painter: QPainter, lot: QRectF) -> None:
        painter.save()
        painter.setClipPath(rounded(lot, theme.RADIUS))
        painter.fillRect(lot, self._fill())
        if self._letter:
            lines = self._ink()
            lines.setAlphaF(0.16)
            icons.draw_pattern(painter, lot, self._letter, lines)
        painter.restore()

    def _paint_words(self, painter: QPainter, lot: QRectF, effect: TileEffect) -> None:
        look = theme.current()
        ink = look.ink_muted if effect.kind in _CANNOT else self._ink()
        side = lot.height() * 0.36
        picture = QRectF(0, 0, side, side)
        picture.moveCenter(lot.center())
        picture.moveTop(lot.top() + lot.height() * 0.12)
        icons.draw_icon(painter, picture, effect.kind.value, ink)
        plate = QRectF(0, 0, lot.width() * 0.66, lot.height() * 0.32)
        plate.moveCenter(lot.center())
        plate.moveBottom(lot.bottom() - lot.height() * 0.10)
        painter.fillPath(rounded(plate, theme.RADIUS_SMALL), look.plate)
        painter.setPen(look.plate_ink)
        painter.setFont(theme.font("body", bold=True))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, TILE_NAMES[effect.tile])

    def _fill(self) -> QColor:
        look = theme.current()
        return CHAIN_COLORS[self._letter].fill if self._letter else look.independent_fill

    def _ink(self) -> QColor:
        look = theme.current()
        return QColor(CHAIN_COLORS[self._letter].ink if self._letter else look.independent_ink)


def _stuck_choice(view: View) -> Choice:
    """Offer to draw a new hand first, where the edition has that, and else to go on."""
    place_none, replace = PassPlacement(), ReplaceHand()
    if replace in view.legal:
        second = place_none if place_none in view.legal else None
        return Choice(replace, action_text(replace, view.edition), second=second)
    if place_none in view.legal:
        return Choice(place_none, action_text(place_none, view.edition))
    return NOTHING


def _stuck_text(view: View) -> str:
    decision = view.decision
    if ReplaceHand() in view.legal:
        return translate(
            "PlacementPage",
            "You may set your whole hand aside, face up and out of play, and draw a new one, "
            "once in this turn. Or place no tile and go on with buying.",
        )
    if not view.hand:
        return translate(
            "PlacementPage", "No tiles are left to draw. Your turn goes on with buying."
        )
    if isinstance(decision, TilePlacement) and decision.hand_replaced:
        return translate(
            "PlacementPage",
            "The new hand has no tile to place either. Your turn goes on with buying.",
        )
    return translate(
        "PlacementPage",
        "Place no tile this time. Your turn goes on with buying; a tile that is only blocked "
        "may fit later.",
    )
