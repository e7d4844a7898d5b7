"""Texts that are measured with another font than they are painted with.

What Qt's own widgets paint is drawn onto a device that keeps no picture and notes every font. What
the program paints and measures by itself is noted call by call, and compared text by text within
the module that does both.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import FrameType
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPaintDevice,
    QPaintEngine,
    QPainter,
    QRegion,
    QTextItem,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QWidget,
)

from acquire_desktop.ui.kit.look import lettering, theme
from acquire_desktop.ui.kit.look.phrases import parted
from acquire_desktop.ui.kit.wrapped_list import PhraseDelegate

_OWN: Final = "acquire_desktop."
_LEAST_SIGNS: Final = 4
"""A figure or a rank, such as "2nd", stands in several places of one module, in several sizes."""
_MEASURES: Final = ("horizontalAdvance", "boundingRect", "elidedText", "size")


class Face(NamedTuple):
    """What two fonts have in common that write a text alike."""

    families: tuple[str, ...]
    height_px: int

    def __str__(self) -> str:
        return f"{', '.join(self.families)} {self.height_px} px"


def face(font: QFont) -> Face:
    """Return the families and the size of a font."""
    return Face(tuple(font.families()), font.pixelSize())


class Piece(NamedTuple):
    """A part of a line that is painted at once."""

    text: str
    font: QFont
    place: QPointF
    """Where it begins, on the line on which its letters stand."""


class _Engine(QPaintEngine):
    """Notes the text and the font of all that is written, and draws nothing."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.written: list[Piece] = []

    def begin(self, pdev: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: Any) -> None:  # noqa: N802
        """Take no notice of pens and brushes."""

    def drawTextItem(self, p: QPointF | Any, textItem: QTextItem) -> None:  # noqa: N802, N803
        place = QPointF(p.x(), p.y())  # of the painter's own, which goes on to the next piece
        self.written.append(Piece(textItem.text(), textItem.font(), place))


for _name in ("Pixmap", "Image", "TiledPixmap", "Path", "Polygon", "Lines", "Rects", "Ellipse"):
    setattr(_Engine, f"draw{_name}", lambda _engine, *_what: None)


class _Device(QPaintDevice):
    """Something to paint on, as large as a widget."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.engine = _Engine()
        kinds = QPaintDevice.PaintDeviceMetric
        self._facts = {
            kinds.PdmWidth: size.width(),
            kinds.PdmHeight: size.height(),
            kinds.PdmDepth: 32,
            kinds.PdmNumColors: 1 << 24,
            kinds.PdmDevicePixelRatio: 1,
            kinds.PdmDevicePixelRatioScaled: int(QPaintDevice.devicePixelRatioFScale()),
        }

    def paintEngine(self) -> QPaintEngine:  # noqa: N802
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return self._facts.get(metric, 96)  # all others are dots to an inch


def written(widget: QWidget, *, children: bool = False) -> list[Piece]:
    """Return the texts that a widget paints, with the fonts that they are painted with."""
    device, flag = _Device(widget.size()), QWidget.RenderFlag
    flags = flag.DrawWindowBackground | (flag.DrawChildren if children else flag.IgnoreMask)
    QWidget.render(widget, device, QPoint(), QRegion(), flags)  # a scene has another one
    return device.engine.written


class Fonts:
    """The fonts with which the program measures and paints, by module and text."""

    def __init__(self) -> None:
        self.measured: dict[tuple[str, str], set[Face]] = defaultdict(set)
        self.painted: dict[tuple[str, str], set[Face]] = defaultdict(set)
        self.strange: set[str] = set()

    def note_font(self, font: QFont) -> None:
        """Note a font that something is measured with."""
        where = _module()
        if where and tuple(font.families()) not in _OURS:
            self.strange.add(f"{where} measures with {face(font)}")

    def note(self, kept: dict[tuple[str, str], set[Face]], font: QFont, args: Any) -> None:
        """Note the font of the text that is among the arguments of a call."""
        where = _module()
        for text in args:
            if where and isinstance(text, str) and len(text) >= _LEAST_SIGNS:
                kept[where, text].add(face(font))

    def differing(self) -> Iterator[str]:
        """Yield the texts that a module measures, but not with the font it paints them with."""
        yield from sorted(self.strange)
        for (where, text), faces in self.painted.items():
            measured = self.measured.get((where, text), faces)
            for other in faces - measured:
                told = ", ".join(map(str, measured))
                yield f"{where} paints {text!r} with {other}, measured with {told}"


def _module() -> str:
    """Return which module of the program paints or measures; the kit's help is its caller's."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None:
        name = str(frame.f_globals.get("__name__", ""))
        if name.startswith(_OWN) and name != lettering.__name__:
            return name
        frame = frame.f_back
    return ""


@contextmanager
def noted_fonts() -> Iterator[Fonts]:
    """Note the fonts of all that the program itself measures and paints meanwhile."""
    found = Fonts()
    lettering.balanced_px.cache_clear()
    lettering.wrapped.cache_clear()
    lettering.wrapped_rect.cache_clear()
    lettering._width_px.cache_clear()
    before: list[tuple[type, str, Any]] = []

    def change(kind: type, name: str, change_of: Callable[[Any], Any]) -> None:
        before.append((kind, name, vars(kind)[name]))
        setattr(kind, name, change_of(getattr(kind, name)))

    for metrics in (QFontMetrics, QFontMetricsF):
        change(metrics, "__init__", lambda make: _making(found, make))
        for name in _MEASURES:
            change(metrics, name, lambda measure: _measuring(found, measure))
    change(QTextLayout, "__init__", lambda make: _making(found, make))
    change(QPainter, "drawText", lambda draw: _painting(found, draw))
    try:
        yield found
    finally:
        for kind, name, old in before:
            setattr(kind, name, old)


def _making(found: Fonts, make: Any) -> Any:
    def made(self: Any, *args: Any) -> None:
        make(self, *args)
        for font in args:
            if isinstance(font, QFont):
                found.note_font(font)
                self.noted_font = font
                if isinstance(self, QTextLayout):
                    found.note(found.measured, font, args)

    return made


def _measuring(found: Fonts, measure: Any) -> Any:
    def measured(self: Any, *args: Any) -> Any:
        if (font := getattr(self, "noted_font", None)) is not None:
            found.note(found.measured, font, args)
        return measure(self, *args)

    return measured


def _painting(found: Fonts, draw: Any) -> Any:
    def drawn(self: QPainter, *args: Any) -> Any:
        found.note(found.painted, self.font(), args)
        return draw(self, *args)

    return drawn


def font_faults(app: QApplication, window: QWidget) -> list[str]:
    """Return what a window, and the dialogs over it, show in another font than was measured."""
    found: list[str] = []
    for top in app.topLevelWidgets():
        if top is window or top.isVisible():
            for text, font, _ in written(top, children=True):
                found += _not_bundled(text, font)
            for widget in (top, *top.findChildren(QWidget)):
                if widget.isVisible() and isinstance(widget, _MEASURED_BY_QT):
                    found += _differing_in(widget)
    return list(dict.fromkeys(found))


_OURS: Final = (
    theme.FAMILIES,
    theme.FAMILIES[::-1],
    (theme.DISPLAY_FAMILY, *theme.FAMILIES),
    (theme.NEWS_FAMILY, *theme.FAMILIES),
)
_MEASURED_BY_QT: Final = (QLabel, QAbstractButton, QComboBox, QLineEdit, QAbstractItemView)


def _not_bundled(text: str, font: QFont) -> Iterator[str]:
    if tuple(font.families()) not in _OURS:
        yield f"{text!r} is painted with {face(font)}"
    for family in families_of_glyphs(text, font):
        if family not in (theme.DISPLAY_FAMILY, theme.NEWS_FAMILY, *theme.FAMILIES):
            yield f"{text!r} has glyphs of {family}"


@cache
def families_of_glyphs(text: str, font: QFont) -> frozenset[str]:
    """Return the families from which the signs of a text come."""
    layout = QTextLayout(parted(text), font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return frozenset(run.rawFont().familyName() for run in layout.glyphRuns())


def _differing_in(widget: QWidget) -> Iterator[str]:
    """Yield what Qt paints in a widget, or in the rows of a view, not as it measures it."""
    part = widget.viewport() if isinstance(widget, QAbstractItemView) else widget
    own = [kind for kind in type(widget).__mro__ if kind.__module__.startswith(_OWN)]
    if any(name in vars(kind) for kind in own for name in ("paintEvent", "paintSection")):
        return  # paints and measures by itself
    if isinstance(widget, QAbstractItemView):
        delegate = type(widget.itemDelegate())
        if delegate.__module__.startswith(_OWN) and delegate is not PhraseDelegate:
            return
        fonts = _fonts_of_items(widget)
    else:
        fonts = {face(widget.font())}
    for text, font, _ in written(part):
        if face(font) not in fonts:
            told = ", ".join(map(str, fonts))
            yield f"{type(widget).__name__} paints {text!r} with {face(font)}, measures {told}"


def _fonts_of_items(view: QAbstractItemView) -> set[Face]:
    """Return the fonts that a view measures its items with: its own, and those of the model."""
    model, root, role = view.model(), QModelIndex(), Qt.ItemDataRole.FontRole
    rows, columns = range(model.rowCount(root)), range(1)
    if not isinstance(view, QListView):  # a list keeps the count of its columns to itself
        columns = range(model.columnCount(root))
    if isinstance(view, QHeaderView):
        given = [model.headerData(at, view.orientation(), role) for at in range(view.count())]
    else:
        given = [model.index(row, column, root).data(role) for row in rows for column in columns]
    own = [font.resolve(view.font()) for font in given if isinstance(font, QFont)]
    return {face(font) for font in (view.font(), *own)}
