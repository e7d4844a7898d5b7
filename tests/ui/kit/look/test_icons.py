"""Icons of buttons: they take on the colours of every theme, and outlive Python's collector."""

import gc

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_palettes import THEMES
from acquire_desktop.ui.kit.look.colors import Theme
from tests.ui.kit.look.wearing import wear


def _darkest(pixmap: QPixmap) -> str:
    """Return the colour of the pixels that are covered wholly."""
    image = pixmap.toImage()
    colors = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return max(colors, key=QColor.alpha).name()


@pytest.mark.parametrize("look", THEMES)
def test_the_same_icon_has_the_ink_of_the_theme_that_is_applied(
    qapp: QApplication, look: Theme
) -> None:
    ink, on_accent = icons.icon("trophy"), icons.icon("trophy", on_accent=True)
    wear(qapp, look)
    size = QSize(48, 48)
    assert _darkest(ink.pixmap(size)) == look.ink.name()
    assert _darkest(ink.pixmap(size, QIcon.Mode.Disabled)) == look.disabled.name()
    assert _darkest(on_accent.pixmap(size)) == look.accent_ink.name()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("side", [14, 16, 18, 48])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_an_icon_is_drawn_in_the_pixels_of_the_screen(side: int, ratio: float) -> None:
    picture = icons.icon("flag").pixmap(QSize(side, side), ratio)
    assert picture.size() == QSize(round(side * ratio), round(side * ratio))
    assert picture.devicePixelRatio() == ratio
    assert not icons.icon("flag").isNull()


def test_an_icon_lives_as_long_as_its_button(qtbot: QtBot) -> None:
    """The engine is written in Python: nothing but the button's own icon keeps it."""
    button = QPushButton()
    qtbot.addWidget(button)
    button.setIcon(QIcon(icons.TintedIcon("shield", on_accent=False)))
    gc.collect()
    button.show()
    assert not button.grab().isNull()
    assert _darkest(button.icon().pixmap(QSize(48, 48))) == theme.current().ink.name()


@pytest.mark.usefixtures("qapp")
def test_a_changed_copy_of_an_icon_lives_on_its_own() -> None:
    copy = QIcon(icons.icon("book"))
    copy.setIsMask(True)  # Qt clones the engine
    gc.collect()
    assert _darkest(copy.pixmap(QSize(48, 48))) == theme.current().ink.name()
    del copy
    gc.collect()
    assert _darkest(icons.icon("book").pixmap(QSize(48, 48))) == theme.current().ink.name()
