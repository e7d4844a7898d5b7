"""A key counts by its sign, else by its place: on layouts without plain digits or Latin letters."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.keys import set_command_keys
from acquire_desktop.ui.window.key_places import KeyPlaces, readings

SYSTEMS = ("linux", "win32", "darwin")
CODES = {
    "1": (10, 2, 18), "2": (11, 3, 19), "3": (12, 4, 20), "4": (13, 5, 21), "5": (14, 6, 23),
    "6": (15, 7, 22), "0": (19, 11, 29), "Q": (24, 16, 12), "W": (25, 17, 13), "E": (26, 18, 14),
    "T": (28, 20, 17), "Y": (29, 21, 16), "P": (33, 25, 35), "A": (38, 30, 0), "S": (39, 31, 1),
    "D": (40, 32, 2), "F": (41, 33, 3), "K": (45, 37, 40), "Z": (52, 44, 6), "C": (54, 46, 8),
    "N": (57, 49, 45), "M": (58, 50, 46), ",": (59, 51, 43), ";": (47, 39, 41), "I": (31, 23, 34),
}  # fmt: skip
"""Codes of a key on X11, Windows and macOS, by what a US keyboard has there."""
KEYS = "123456 0 QWE TY P ASDF K ZC NM ,".replace(" ", "")
TYPED = {
    "fr": "&é\"'(-àAZETYPQSDFKWCN,;",
    "be": "&é\"'(§àAZETYPQSDFKWCN,;",
    "cz": "+ěščřžéQWETZPASDFKYCNM,",
    "de": "1234560QWETZPASDFKYCNM,",
    "ru": "1234560ЙЦУЕНЗФЫВАЛЯСТЬБ",
    "gr": "1234560;ςΕΤΥΠΑΣΔΦΚΖΨΝΜ,",
}
"""What each layout types there without Shift, as xkeyboard-config has it."""
MEANT = {
    "fr": "1234560AZETYPQSDFKWCN,;",
    "be": "1234560AZETYPQSDFKWCN,;",
    "cz": "1234560QWETZPASDFKYCNM,",
    "de": "1234560QWETZPASDFKYCNM,",
    "ru": "1234560QWETYPASDFKZCNM,",
    "gr": "1234560QWETYPASDFKZCNM,",
}
"""What each of these keys is to do."""
WITH_SHIFT = {"fr": "1234560", "be": "1234560", "cz": "1234560", "de": '!"§$%&=', "ru": '!"№;%:)'}
"""What the digit keys type with Shift."""
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def press(
    place: str, sign: str, modifiers: Qt.KeyboardModifier = NONE, *, system: str = sys.platform
) -> QKeyEvent:
    """Return the press that types a sign at a place of the keyboard, as Qt reports it."""
    x11, windows, macos = CODES[place]
    key = Qt.Key.Key_mu if sign == "µ" else ord(sign.upper())
    codes = {"win32": (windows, key), "darwin": (1, macos)}.get(system, (x11, ord(sign)))
    text = "" if modifiers & (CTRL | ALT) else sign
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, *codes, 0, text)


def read(event: QKeyEvent, system: str = sys.platform) -> list[str]:
    return [QKeySequence(each).toString() for each in readings(event, system)]


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("layout", TYPED)
def test_every_key_does_what_its_sign_or_its_place_says(layout: str, system: str) -> None:
    for place, sign, meant in zip(KEYS, TYPED[layout], MEANT[layout], strict=True):
        found = read(press(place, sign, system=system), system)
        assert found[-1] == meant, (layout, place)
        assert found[:-1] == ([sign] if sign in "+-" else []), "what few take is tried first"


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("layout", WITH_SHIFT)
def test_digits_with_shift_are_digits_where_the_layout_has_them_there(
    layout: str, system: str
) -> None:
    for place, sign in zip("1234560", WITH_SHIFT[layout], strict=True):
        found = read(press(place, sign, SHIFT, system=system), system)
        assert found == [sign if sign.isdigit() else f"Shift+{sign}"]


@pytest.mark.parametrize("system", SYSTEMS)
def test_shift_ctrl_and_alt_stay_with_a_key_by_place(system: str) -> None:
    for modifiers, name in ((SHIFT, "Shift"), (CTRL, "Ctrl"), (ALT, "Alt")):
        assert read(press("S", "ы", modifiers, system=system), system) == [f"{name}+S"]
        assert read(press("S", "σ", modifiers, system=system), system) == [f"{name}+S"]
    assert read(press(",", "б", CTRL, system=system), system) == ["Ctrl+,"]
    assert read(press("2", "é", CTRL, system=system), system) == ["Ctrl+2"]


@pytest.mark.parametrize(
    ("place", "sign"),
    [
        *[("Z", "Y"), ("Y", "Z"), ("Q", "A"), ("W", "Z"), ("A", "Q")],  # other Latin letters
        *[("M", ","), (",", ";"), ("Q", "'"), ("W", ","), ("E", ".")],  # French, Dvorak
        *[("P", "ü"), ("M", "µ"), ("W", "É"), ("Y", "ł"), ("E", "ế")],  # Latin, with marks
        (";", "Ж"),  # nothing is at that place
    ],
)
def test_a_sign_of_a_latin_layout_never_counts_as_the_letter_at_its_place(
    place: str, sign: str
) -> None:
    for modifiers in (NONE, SHIFT, CTRL, ALT):
        event = press(place, sign, modifiers)
        assert readings(event) == (event.keyCombination(),)


def test_a_key_without_a_place_is_its_sign() -> None:
    for code in (0, 8, 300):
        event = QKeyEvent(QEvent.Type.KeyPress, 0x419, NONE, code, 0x6CA, 0, "й")
        assert readings(event, "linux") == (event.keyCombination(),)
    on_macos = QKeyEvent(QEvent.Type.KeyPress, 0x424, NONE, 0, 0, 0, "ф")
    assert readings(on_macos, "darwin") == (on_macos.keyCombination(),)


def test_the_number_pad_and_keys_without_a_sign_stay() -> None:
    pad = Qt.KeyboardModifier.KeypadModifier
    for key, modifiers in ((Qt.Key.Key_1, pad), (Qt.Key.Key_Return, NONE), (Qt.Key.Key_F3, SHIFT)):
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, 10, 0, 0, "")
        assert readings(event, "linux") == (event.keyCombination(),)


@pytest.fixture
def no_keys() -> Iterator[None]:
    yield
    set_command_keys({"hint": (), "mute": ()})


@pytest.mark.usefixtures("no_keys")
def test_a_sign_that_a_command_has_is_that_sign() -> None:
    set_command_keys({"hint": (QKeySequence("É"),), "mute": (QKeySequence("Ф"),)})
    assert read(press("2", "é")) == ["É"]
    assert read(press("A", "ф")) == ["Ф"]
    assert read(press("A", "ф", CTRL)) == ["Ctrl+A"]


class Window(QMainWindow):
    """Keeps the keys that reach it, and what its menu did."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[tuple[str, str]] = []
        self.takes = ""
        self.done: list[str] = []
        self.file_menu = self.menuBar().addMenu("&File")
        for keys in ("M", "Ctrl+S", "Ctrl+Z"):
            action = QAction(keys, self)
            action.setShortcut(keys)
            action.triggered.connect(lambda _checked=False, keys=keys: self.done.append(keys))
            self.file_menu.addAction(action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.pressed.append((QKeySequence(event.keyCombination()).toString(), event.text()))
        event.setAccepted(event.text() in self.takes)

    def type(self, event: QKeyEvent) -> None:
        """Send a press to the window of the system, as the system does."""
        handle = self.windowHandle()
        assert handle is not None
        QCoreApplication.sendEvent(handle, event)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[Window]:
    places = KeyPlaces(qapp)
    window = Window()
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield window
    places.deleteLater()


def focus_on(window: Window, widget: QWidget) -> None:
    window.setCentralWidget(widget)
    widget.show()
    widget.setFocus()


def test_a_page_gets_the_key_of_the_program_once(window: Window) -> None:
    window.type(press("2", "é"))
    window.type(press("W", "ц"))
    window.type(press("W", "Ц", SHIFT))
    window.type(press("Y", "z"))
    window.type(press("1", "1", SHIFT))
    assert window.pressed == [("2", "2"), ("W", "w"), ("Shift+W", "W"), ("Z", "z"), ("1", "1")]


@pytest.mark.parametrize(("takes", "pressed"), [("+", ["+"]), ("1", ["+", "1"])])
def test_plus_counts_by_place_only_where_nothing_takes_it(
    window: Window, takes: str, pressed: list[str]
) -> None:
    window.takes = takes
    window.type(press("1", "+"))
    assert [text for _key, text in window.pressed] == pressed


def test_keys_of_the_menus_act_by_place_too(window: Window) -> None:
    window.type(press("M", "ь"))
    window.type(press("S", "ы", CTRL))
    assert window.done == ["M", "Ctrl+S"]
    assert window.pressed == []
    window.file_menu.actions()[0].setEnabled(False)
    window.type(press("M", "ь"))
    assert window.done == ["M", "Ctrl+S"]
    assert window.pressed == [("M", "m")]
    window.type(press("F", "а", ALT))
    assert window.menuBar().activeAction() is window.file_menu.menuAction()
    window.file_menu.close()


def test_a_field_gets_what_is_typed_and_its_own_keys(window: Window) -> None:
    line = QLineEdit("x")
    focus_on(window, line)
    for event in (press("2", "é"), press("W", "ц"), press("M", "ь"), press("1", "+")):
        window.type(event)
    assert line.text() == "xéць+"
    window.type(press("Z", "я", CTRL))
    assert line.text() != "xéць+", "the field takes back, not the table"
    window.type(press("S", "ы", CTRL))
    assert window.done == ["Ctrl+S"]


def test_a_list_to_choose_from_is_searched_by_what_is_typed(window: Window) -> None:
    box = QComboBox()
    box.addItems(["Q", "Йод"])
    focus_on(window, box)
    window.type(press("Q", "й"))
    assert box.currentText() == "Йод"
    assert window.done == []
