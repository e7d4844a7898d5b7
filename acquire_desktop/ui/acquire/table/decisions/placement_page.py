"""The page on which a tile is placed, or a hand without a tile to place is dealt with."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.actions import PassPlacement, PlaceTile, ReplaceHand
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.decisions import TilePlacement
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.acquire.table.decisions.certificate import rounded
from acquire_desktop.ui.acquire.table.decisions.page import NOTHING, Choice, DecisionPage
from acquire_desktop.ui.acquire.words.action_texts import action_text, takes_tiles
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.keys import has_single_keys
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.look.lettering import write
from acquire_desktop.ui.kit.texts import join_sentences, translate

_CANNOT = (EffectKind.BLOCKED, EffectKind.UNPLAYABLE)


class PlacementPage(DecisionPage):
    """Shows what the tile selected or pointed at would do; Confirm places the one selected."""

    decisions = (TilePlacement,)

    def __init__(self) -> None:
        super().__init__()
        self.space = _Space()
        self._selected: TileEffect | None
        self._effect: TileEffect | None
        self._sentences: Sequence[str]
        self._warning: Callable[[], str] | None
        self.start()
        middle = Qt.AlignmentFlag.AlignVCenter
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | middle)
        parts = Stretched(self.space, align=middle), Stretched(self._text, 1)
        self._box = row(*parts, of=self, spacing=theme.SPACE_2)

    def take_space(self) -> None:
        """Have the space again, after a strip had it."""
        self._box.insertWidget(0, self.space, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_effect(
        self, effect: TileEffect | None, sentences: Sequence[str], *, is_preview: bool = False
    ) -> None:
        """Show what a tile would do: the selected one, or one that is only pointed at."""
        if not is_preview:
            self._selected = effect
        self._effect, self._sentences = effect, sentences
        self.touch()

    def warn(self, tell: Callable[[], str]) -> None:
        """Say something before anything else, until a tile is chosen or this is decided."""
        self._warning = tell
        self.touch()

    def headline(self) -> str:
        return "" if self._effect is None else "".join(self._sentences[:1])

    def announcement(self) -> str:
        is_chosen = self._selected is not None and self._selected == self._effect
        return join_sentences(self._sentences) if is_chosen else ""

    def start(self) -> None:
        self._selected = self._effect = None
        self._sentences = ()
        self._warning = None
        self.space.show_effect(None)

    def refresh(self, view: View) -> None:
        is_invitation = takes_tiles(view) and self._effect is None
        text = join_sentences(self._sentences[self.is_strip :])
        if is_invitation and self._warning is not None:
            text = self._warning()
        elif is_invitation:
            text = translate(
                "PlacementPage",
                "Click a tile, or press its key, to see what it would do. To place it, "
                "double-click it or drag it to the board."
                if has_single_keys()
                else "Click a tile to see what it would do. To place it, double-click it or drag "
                "it to the board.",
            )
        elif not takes_tiles(view):
            self._selected = self._effect = None
            text = _stuck_text(view)
        self._text.setText(text)
        theme.style_text(self._text, tone="muted" if is_invitation and not self._warning else "ink")
        survivor = None if self._effect is None else self._effect.survivor
        letter = "" if survivor is None else view.edition.chains[survivor].letter
        self.space.show_effect(self._effect, letter)

    def choice(self) -> Choice:
        view = self.view
        if view is None or not isinstance(view.decision, TilePlacement):
            return NOTHING
        if not takes_tiles(view):
            return _stuck_choice(view)
        if self._selected is None:
            notice = translate("PlacementPage", "Choose a tile")
            choice = Choice(None, translate("PlacementPage", "Place"), notice)
        else:
            place = PlaceTile(self._selected.tile)
            choice = Choice(place, action_text(place, view.edition))
            if place not in view.legal:
                refusal = translate(
                    "PlacementPage",
                    "This tile can never be placed"
                    if self._selected.kind is EffectKind.UNPLAYABLE
                    else "This tile cannot be placed now",
                )
                choice = replace(choice, action=None, notice=refusal, is_refusal=True)
        stop = translate("PlacementPage", "Stop placing")
        return replace(choice, second=_legal(PassPlacement(), view), second_text=stop)


class _Space(QWidget):
    """A space of the plan with the selected tile, in the colour that it would get."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_effect(self, effect: TileEffect | None, letter: str = "") -> None:
        self._effect, self._letter = effect, letter
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = theme.scaled(72)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, effect = theme.current(), self._effect
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        space = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        shape = rounded(space, theme.RADIUS)
        fill, ink = look.independent_fill, look.independent_ink
        if self._letter:
            fill, ink = theme.chain(self._letter).fill, theme.chain(self._letter).ink
        pen = QPen(look.tile_outline, theme.OUTLINE_PX)
        if effect is None or effect.kind in _CANNOT:
            painter.fillPath(shape, look.board)
            ink, pen = look.ink_muted, QPen(look.border, theme.OUTLINE_PX, Qt.PenStyle.DashLine)
        else:
            painter.save()
            painter.setClipPath(shape)
            painter.fillRect(space, fill)
            if self._letter:
                icons.draw_pattern(painter, space, self._letter, with_alpha(ink, 0.16))
            painter.restore()
        painter.setPen(pen)
        painter.drawPath(shape)
        if effect is not None:
            _paint_words(painter, space, effect, ink)


def _paint_words(painter: QPainter, space: QRectF, effect: TileEffect, ink: QColor) -> None:
    look, side = theme.current(), space.height() * 0.36
    picture = QRectF(0, 0, side, side)
    picture.moveCenter(space.center())
    picture.moveTop(space.top() + space.height() * 0.12)
    icons.draw_icon(painter, picture, effect.kind.value, ink)
    plate = QRectF(0, 0, space.width() * 0.66, space.height() * 0.32)
    plate.moveCenter(space.center())
    plate.moveBottom(space.bottom() - space.height() * 0.10)
    painter.fillPath(rounded(plate, theme.RADIUS_SMALL), look.plate)
    name, middle = TILE_NAMES[effect.tile], Qt.AlignmentFlag.AlignCenter
    write(painter, plate, name, look.plate_ink, "body", bold=True, flags=middle)


def _legal(action: PassPlacement | ReplaceHand, view: View) -> PassPlacement | ReplaceHand | None:
    return action if action in view.legal else None


def _stuck_choice(view: View) -> Choice:
    """Offer to draw a new hand first, where the edition has that, and else to go on."""
    place_none, new_hand = _legal(PassPlacement(), view), _legal(ReplaceHand(), view)
    first, second = (new_hand, place_none) if new_hand else (place_none, None)
    return Choice(first, action_text(first, view.edition), second=second) if first else NOTHING


def _stuck_text(view: View) -> str:
    decision = view.decision
    if ReplaceHand() in view.legal:
        return translate(
            "PlacementPage",
            "Once this turn, you may show your whole hand, set it aside for good and draw a "
            "new one. Or place no tile and go on to buying.",
        )
    if not view.hand:
        return translate("PlacementPage", "No tiles are left to draw. You go on to buying.")
    if isinstance(decision, TilePlacement) and decision.hand_replaced:
        return translate(
            "PlacementPage",
            "The new hand has no tile to place either. You go on to buying.",
        )
    return translate(
        "PlacementPage",
        "Place no tile this time and go on to buying. A blocked tile may become playable later.",
    )
