"""Fields whose picture does not show what is typed into them."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QScrollArea,
    QTextEdit,
    QWidget,
)

TYPING_SIZES: Final = (QSize(1280, 720), QSize(1920, 1080))
"""Of the window."""
_SAMPLES: Final = ("Maximilian", "88888888")
"""What is typed: the first that the field takes."""
_LEAST_WIDTH, _MOST_WIDTH = 0.8, 1.2
"""How wide the ink is, as a share of the measured width of the text."""
_LEAST_COLUMNS: Final = 0.5
"""The share of that width in which columns of pixels have ink; a cursor alone fills one column."""
_LEAST_HEIGHT: Final = 0.45
"""The least height of the ink, as a share of that of a line."""
_CONTRAST: Final = 60
"""From this difference of grey levels on, a pixel counts as ink."""

Field = QLineEdit | QPlainTextEdit | QTextEdit


def unseen_typing(app: QApplication, window: QWidget) -> list[str]:
    """Type into all that can be typed into, at each size; return where no ink shows it.

    The fields hold afterwards what they held before; the size and the focus are others.

    Args:
        app: The application, whose dialogs are looked at, too.
        window: Its window.
    """
    found = []
    for size in TYPING_SIZES:
        window.resize(size)
        for _ in range(3):
            app.processEvents()
        for top in all_tops(app, window):
            where = f"{size.width()}x{size.height()}"
            found += [f"{where}: {what}" for what in _unseen_in(top)]
    return found


def all_tops(app: QApplication, window: QWidget) -> list[QWidget]:
    """Return a window and the dialogs over it."""
    tops = app.topLevelWidgets()
    return [window, *(top for top in tops if isinstance(top, QDialog) and top.isVisible())]


def scroll_to(widget: QWidget) -> None:
    """Show a widget where the page around it scrolls."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()
    QApplication.processEvents()


def _unseen_in(window: QWidget) -> list[str]:
    found = []
    window.activateWindow()
    for field in reversed(_fields(window)):  # a search, which hides the others, comes first
        found += _trouble_in(field)
    for view in window.findChildren(QAbstractItemView):
        if view.isVisible():
            found += _trouble_in_cells(view)
    return found


def _fields(top: QWidget) -> list[Field]:
    """Return what can be typed into."""
    found: list[Field] = [
        *top.findChildren(QLineEdit),
        *top.findChildren(QPlainTextEdit),
        *top.findChildren(QTextEdit),
    ]
    return [
        each
        for each in found
        if each.isVisible() and each.isEnabled() and not each.isReadOnly()
        if each.window() is top.window()
    ]


def _cells(view: QAbstractItemView) -> list[tuple[int, int]]:
    """Return one cell of each column that can be edited."""
    model, root = view.model(), view.rootIndex()
    if view.editTriggers() == QAbstractItemView.EditTrigger.NoEditTriggers:
        return []
    if isinstance(view.parentWidget(), QComboBox):
        return []
    found: dict[int, int] = {}
    columns = 1 if isinstance(view, QListView) else model.columnCount(root)
    for row in range(model.rowCount(root)):
        for column in range(columns):
            if model.index(row, column, root).flags() & Qt.ItemFlag.ItemIsEditable:
                found.setdefault(column, row)
    return [(row, column) for column, row in found.items()]


def _trouble_in_cells(view: QAbstractItemView) -> Iterator[str]:
    for row, column in _cells(view):
        index = view.model().index(row, column, view.rootIndex())
        if view.visualRect(index).isEmpty():
            continue
        view.setCurrentIndex(index)
        view.edit(index)
        editors = _fields(view.viewport())
        if not editors:
            yield f"{_name(view)}: nothing to type into in column {column}"
        for editor in editors:
            yield from _trouble_in(editor)
            view.setFocus()  # ends the editing


def _trouble_in(field: Field) -> list[str]:
    """Type into a field, look at its picture, and put back what was in it."""
    before, placeholder = _text(field), field.placeholderText()
    scroll_to(field)
    field.setFocus()
    _set_text(field, "")
    for sample in _samples(field):
        QTest.keyClicks(field, sample)
        if _text(field):
            break
    QApplication.processEvents()
    text, shown = _text(field), field.displayText() if isinstance(field, QLineEdit) else ""
    typed = _picture(field)
    field.setPlaceholderText("")
    with QSignalBlocker(field):  # what a page shows for another text moves its field
        _set_text(field, "")
        empty = _picture(field)
        _set_text(field, text)
    field.setPlaceholderText(placeholder)
    trouble = _difference(empty, typed, field.fontMetrics(), shown or text)
    _set_text(field, before)
    QApplication.processEvents()
    return [f"{_name(field)} {field.width()}x{field.height()}: {trouble}"] if trouble else []


def _samples(field: Field) -> list[str]:
    owner = field.parentWidget()
    if isinstance(owner, QAbstractSpinBox):
        most = getattr(owner, "maximum", int)()
        return [str(most)]
    if isinstance(field, QLineEdit) and field.maxLength() < len(_SAMPLES[0]):
        return [each[: max(1, field.maxLength() - 1)] for each in _SAMPLES]  # a whole PIN is taken
    return list(_SAMPLES)


def _text(field: Field) -> str:
    return field.text() if isinstance(field, QLineEdit) else field.toPlainText()


def _set_text(field: Field, text: str) -> None:
    if isinstance(field, QLineEdit):
        field.setText(text)
    else:
        field.setPlainText(text)


def _picture(field: QWidget) -> QImage:
    """Return how a field looks in its window, so that what lies over it counts, too."""
    window = field.window()
    place = QRect(field.mapTo(window, QPoint()), field.size())
    return window.grab(place).toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def _difference(empty: QImage, typed: QImage, metrics: QFontMetrics, text: str) -> str:
    """Return what is wrong with the ink between two pictures, or an empty text."""
    if not text:
        return "it takes no letter and no digit"
    ratio = typed.devicePixelRatio()
    columns, rows = set(), set()
    for y in range(typed.height()):
        line = zip(_greys(typed, y), _greys(empty, y), strict=True)
        inked = [x for x, (there, before) in enumerate(line) if abs(there - before) >= _CONTRAST]
        columns.update(inked)
        rows.update([y] * bool(inked))
    needed = metrics.horizontalAdvance(text) * ratio
    wide = max(columns, default=-1) - min(columns, default=0) + 1
    high = max(rows, default=-1) - min(rows, default=0) + 1
    is_wide = _LEAST_WIDTH * needed - 2 <= wide <= _MOST_WIDTH * needed + 3
    is_high = high >= _LEAST_HEIGHT * metrics.height() * ratio
    is_whole = is_wide and is_high and len(columns) >= _LEAST_COLUMNS * needed
    if is_whole or (columns and set(text) == {"●"}):  # a PIN has dots of its own
        return ""
    return (
        f"{text!r} needs {needed:.0f} px and its ink is {wide}x{high} px in {len(columns)} columns"
    )


def _greys(image: QImage, y: int) -> bytes:
    """Return the grey levels of a line of pixels."""
    begin = y * image.bytesPerLine()
    return bytes(image.constBits()[begin : begin + image.width()])


def _name(widget: QWidget) -> str:
    owner = widget.parentWidget()
    name = widget.accessibleName() or (owner.accessibleName() if owner else "")
    return f"{type(widget).__name__} {name!r}"
