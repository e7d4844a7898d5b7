"""The program's own fonts write every text, and what is measured is what is painted."""

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

import acquire_desktop
from acquire_desktop.app import make_app
from acquire_desktop.games.acquire.opponents import CHARACTER_NAMES
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.self_test.glyphs import missing_glyphs
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import lettering, theme
from tests import font_worlds
from tests.room.fonts import families_of_glyphs, font_faults, noted_fonts
from tests.screenshots.__main__ import picture
from tests.screenshots.every import shown

PACKAGE = Path(acquire_desktop.__file__).parent
GENERIC = {"Monospace", "Sans Serif", "Serif"}
"""Names that Qt gives to whatever fonts there are."""
PAGES = (
    *("start_recent", "new_game_six", "early", "buying_six", "cards_buy_five", "merger", "tie"),
    *("cards_question", "chart_prices", "advice", "log_search", "recover", "finished_games"),
    *("walkthrough_sizes", "walkthrough_stock", "account_winner", "result_six", "handover"),
    *("lesson_settle", "review_tile", "analysis", "duplicate_compared_six", "curtain_pin"),
    *("rules", "compare", "guide_first", "preferences_play", "shortcuts", "licences", "menu_view"),
    *("programs_seated", "hotel_setup_all", "hotel_build", "hotel_auction", "hotel_deed"),
    *("hotel_stay", "hotel_sales", "hotel_standings", "hotel_account", "hotel_rules"),
)
"""States in which every page and every list of the program is shown."""


@pytest.mark.part(of=16)
@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
@pytest.mark.parametrize("state", PAGES)
def test_texts_are_measured_with_the_font_they_are_painted_with(state: str) -> None:
    app, found = make_app(), []
    with noted_fonts() as fonts, shown(state, "ja") as window:
        for language in ("ja", "pt_BR", "en"):
            window.preferences.keep(language=language)
            picture(app, window, QSize(1280, 720))
            found += font_faults(app, window)
    assert not [*found, *fonts.differing()]


@pytest.mark.usefixtures("qapp")
def test_a_text_that_is_measured_with_another_font_is_found(qtbot: QtBot) -> None:
    label, button = QLabel("株価 price"), QPushButton("日本語")
    for widget in (label, button):
        qtbot.addWidget(widget)
        widget.show()
    assert not font_faults(QApplication.instance(), label)  # type: ignore[arg-type]
    label.setFont(QFont("Serif"))
    assert "painted with Serif" in font_faults(QApplication.instance(), label)[0]  # type: ignore[arg-type]
    with noted_fonts() as fonts:
        namespace = {"__name__": "acquire_desktop.any", "write": lettering.balanced_px}
        exec("write('株価と株数', font, 300)", {**namespace, "font": QFont("Serif")})
    assert any("measures with Serif" in each for each in fonts.differing())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("bold", [False, True])
def test_names_have_the_glyphs_of_the_programs_own_fonts(bold: bool) -> None:
    names = [*(each.name for each in LANGUAGES.values()), *CHARACTER_NAMES.values()]
    names += ["山田太郎", "さくら", "ジョゼ", "João", "Łukasz", "Владимир", "Ana 花子 7"]
    assert not missing_glyphs(names)  # where they have none, the system's are better than nothing
    for name in names:
        assert families_of_glyphs(name, theme.font("body", bold)) <= {*theme.FAMILIES}


@pytest.mark.usefixtures("qapp")
def test_widths_do_not_depend_on_the_systems_hinting() -> None:
    """Hinted as the system likes, every letter would be whole pixels wide."""
    usual = theme.font("small")
    large = QFont(usual)
    large.setPixelSize(100 * usual.pixelSize())
    for letter in "aimt株の":
        width = QFontMetricsF(usual).horizontalAdvance(letter)
        assert width == pytest.approx(QFontMetricsF(large).horizontalAdvance(letter) / 100, 0.01)


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def test_one_place_decides_which_font_a_text_has() -> None:
    """A font made elsewhere is a copy; as text a font loses all its families but the first."""
    found = []
    for path, tree in sources():
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                is_text = node.attr in ("toString", "fromString") and "QFont" in names
                if is_text or node.attr.startswith(("setFamil", "defaultFamily", "systemFont")):
                    found.append(f"{path.name}:{node.lineno} {node.attr}")
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "QFont":
                is_copy = [type(given) for given in node.args] in ([ast.Name], [ast.Call])
                if not is_copy:
                    found.append(f"{path.name}:{node.lineno} makes a font")
    theme_file = Path(theme.__file__).name
    assert [each for each in found if not each.startswith(theme_file)] == []
    assert len(found) <= 1


def test_the_style_sheet_names_no_font() -> None:
    sheet = (PACKAGE.parent / "resources" / "style" / "app.qss").read_text("utf-8")
    assert "font-family" not in sheet
    assert "font:" not in sheet


@pytest.mark.usefixtures("qapp")
@pytest.mark.skipif(font_worlds.VARIABLE not in os.environ, reason="no font world was asked for")
def test_only_the_fonts_of_this_world_are_there() -> None:
    languages.load_fonts()
    ours = {theme.DISPLAY_FAMILY, theme.NEWS_FAMILY, *theme.FAMILIES}
    found = {*QFontDatabase.families()} - GENERIC - ours
    world = font_worlds.WORLDS[os.environ[font_worlds.VARIABLE]]
    assert bool(found) == bool(world.folders)
    assert all(family.startswith(world.prefix) for family in found)
