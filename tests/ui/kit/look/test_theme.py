"""The themes are complete, readable and applied everywhere."""

import gc
import re
from collections.abc import Iterable, Iterator
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from acquire_desktop.choices import TEXT_SCALES, ChainPalette
from acquire_desktop.paths import resource_dir
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.focus import FocusRing
from acquire_desktop.ui.kit.look import (
    icons,
    theme,
)
from acquire_desktop.ui.kit.look.chain_palettes import THEMES as ALL_THEMES
from acquire_desktop.ui.kit.look.chain_palettes import with_palette
from acquire_desktop.ui.kit.look.colors import (
    CHAIN_COLORS,
    DARK,
    DARK_CONTRAST,
    LIGHT,
    LIGHT_CONTRAST,
    Theme,
)
from tests.ui.kit.look.wearing import wear
from tests.vision import contrast, luminance

THEMES = [pytest.param(look, id=look.name) for look in ALL_THEMES]


def least_contrast(look: Theme) -> float:
    """Return what WCAG 2.2 asks of text: level AA, and of the themes of high contrast AAA."""
    return 7 if "_contrast" in look.name else 4.5


GROUNDS = ("paper", "bar", "panel", "paper_raised", "hover", "pressed", "accent_soft", "board")
TEXTS = ("ink", "ink_muted", "space_label", "gain", "loss", "accent", "brass_ink")
RINGS = ("focus", "own_tile", "border", "tile_outline", "safe_brass", "disabled", "accent")
PAIRS = (
    ("accent_ink", "accent"),
    ("accent_ink", "accent_hover"),
    ("independent_ink", "independent_fill"),
    ("independent_ink", "lamp"),
    ("plate_ink", "plate"),
    ("plate", "brass"),
)
"""Texts that have a ground of their own."""
OWN_RINGS = (
    ("independent_outline", "board"),
    ("safe_brass", "plate"),
    ("lamp", "plate"),
    ("brass", "plate"),
)
"""Outlines and signs that have a ground of their own."""
RULE = re.compile(r"([^{}]+)\{([^}]*)\}")


@pytest.fixture(autouse=True)
def light_again(qapp: QApplication) -> Iterator[None]:
    yield
    theme.set_text_scale(qapp, 100)
    wear(qapp, LIGHT)


def pale_pairs(
    look: Theme, pairs: Iterable[tuple[str, str]], least: float
) -> list[tuple[str, str]]:
    """Return those pairs of colours that have less contrast than they need."""
    return [pair for pair in pairs if contrast(*(getattr(look, name) for name in pair)) < least]


@pytest.mark.parametrize("look", THEMES)
def test_text_is_readable_on_every_ground(look: Theme) -> None:
    pairs = [*product(TEXTS, GROUNDS), *PAIRS]
    assert pale_pairs(look, pairs, least_contrast(look)) == []


@pytest.mark.parametrize("look", THEMES)
def test_coordinates_are_read_in_every_street_of_the_city(look: Theme) -> None:
    city = look.city
    for ground in (*city.houses, city.park, city.water, city.bridge, city.frame):
        for ink in (look.space_label, look.accent):
            assert contrast(ink, ground) >= least_contrast(look), (ink.name(), ground.name())


@pytest.mark.parametrize("look", THEMES)
def test_rings_and_outlines_can_be_told_from_every_ground(look: Theme) -> None:
    assert pale_pairs(look, [*product(RINGS, GROUNDS), *OWN_RINGS], 3) == []


@pytest.mark.parametrize("look", THEMES)
def test_what_an_empty_field_says_is_as_readable_as_other_muted_text(
    qtbot: QtBot, qapp: QApplication, look: Theme
) -> None:
    """Qt would make it half transparent."""
    wear(qapp, look)
    line = QLineEdit()
    line.setPlaceholderText("█" * 40)
    line.resize(200, 40)
    qtbot.addWidget(line)
    line.show()
    picture = line.grab().toImage()
    assert picture.pixelColor(100, 20) == look.ink_muted


def rules_of_style_sheet() -> list[tuple[str, dict[str, str]]]:
    """Return what each rule of the style sheet is for, and the colours that it names."""
    source = (resource_dir() / "style" / "app.qss").read_text(encoding="utf-8")
    rules = []
    for selector, body in RULE.findall(re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL)):
        named = re.findall(r"([a-z-]+):[^;]*?@([a-z_]+)", body)
        rules.append((" ".join(selector.split()), dict(named)))
    return rules


@pytest.mark.parametrize("look", THEMES)
def test_every_rule_of_the_style_sheet_can_be_read(look: Theme) -> None:
    """Text that cannot be used now needs less, like outlines: it is no text to act on."""
    checked = 0
    for selector, colors in rules_of_style_sheet():
        ground = colors.get("background")
        for name in ("color", "selection-color"):
            text, on = colors.get(name), ground
            if name == "selection-color":
                on = colors.get("selection-background-color")
            if text is not None and on is not None:
                need = 3 if text == "disabled" else least_contrast(look)
                assert contrast(getattr(look, text), getattr(look, on)) >= need, selector
                checked += 1
        border = colors.get("border", colors.get("border-color"))
        if ground is not None and border not in (None, ground, "hairline"):
            assert contrast(getattr(look, str(border)), getattr(look, ground)) >= 3, selector
            checked += 1
    assert checked > 20


def test_every_colour_that_the_style_sheet_puts_on_grounds_is_checked_on_all_of_them() -> None:
    """A rule for a state names a ground alone; the text is that of the rule before it."""
    texts, grounds = set(), set()
    for _selector, colors in rules_of_style_sheet():
        texts.add(colors.get("color", "ink"))
        grounds.add(colors.get("background", "paper"))
    own = {name for pair in PAIRS for name in pair}
    assert texts <= {*TEXTS, *RINGS, *own}
    assert grounds <= {*GROUNDS, *own, "hairline", "border", "ink_muted"}


@pytest.mark.parametrize("look", THEMES)
def test_a_chains_ink_is_readable_on_its_colour(look: Theme) -> None:
    for letter, colors in look.chains.items():
        assert contrast(colors.fill, colors.ink) >= least_contrast(look), letter


@pytest.mark.parametrize("palette", ChainPalette)
def test_forty_spaces_of_yellow_do_not_glare_by_night(palette: ChainPalette) -> None:
    by_day, by_night = (with_palette(look, palette).chains["T"].fill for look in (LIGHT, DARK))
    assert luminance(by_night) < 0.8 * luminance(by_day)


def test_a_palette_changes_no_pattern_and_nothing_but_the_chains() -> None:
    for look in ALL_THEMES:
        assert {key: chain.pattern for key, chain in look.chains.items()} == {
            key: chain.pattern for key, chain in CHAIN_COLORS.items()
        }
    names = [look.name for look in ALL_THEMES]
    assert len(names) == len(set(names)), "pictures are kept by the name of their theme"


def test_another_palette_goes_with_day_night_and_contrast(qapp: QApplication) -> None:
    theme.apply_theme(qapp, "light")
    theme.set_chain_palette(qapp, ChainPalette.CLASSIC)
    assert theme.current() is with_palette(LIGHT, ChainPalette.CLASSIC)
    theme.apply_theme(qapp, "dark")
    theme.set_high_contrast(qapp, True)
    assert theme.current() is with_palette(DARK_CONTRAST, ChainPalette.CLASSIC)
    theme.set_high_contrast(qapp, False)
    theme.set_chain_palette(qapp, ChainPalette.USUAL)
    assert theme.current() is DARK


def test_another_palette_makes_widgets_draw_anew_once_and_measure_nothing(
    deep: "_Dressed", qapp: QApplication
) -> None:
    theme.set_chain_palette(qapp, ChainPalette.SAFE)
    assert deep.drawn == [with_palette(LIGHT, ChainPalette.SAFE)]
    assert deep.fitted == []


@pytest.mark.parametrize("look", THEMES)
def test_a_chains_tile_or_its_outline_stands_out_from_the_board(look: Theme) -> None:
    for letter, colors in look.chains.items():
        edges = colors.fill, look.tile_outline
        assert max(contrast(edge, look.board) for edge in edges) >= 3, letter


def test_every_chain_has_a_pattern_of_its_own() -> None:
    assert len({look.pattern for look in CHAIN_COLORS.values()}) == 7


def test_applying_a_theme_changes_palette_and_current(qapp: QApplication) -> None:
    theme.apply_theme(qapp, "dark")
    assert theme.current() is DARK
    assert qapp.palette().window().color() == DARK.paper
    theme.apply_theme(qapp, "light")
    assert theme.current() is LIGHT
    assert qapp.palette().window().color() == LIGHT.paper


def test_high_contrast_goes_with_day_and_night_and_with_what_the_system_wants(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme.apply_theme(qapp, "dark")
    theme.set_high_contrast(qapp, True)
    assert theme.current() is DARK_CONTRAST
    theme.apply_theme(qapp, "light")
    assert theme.current() is LIGHT_CONTRAST
    assert qapp.palette().window().color() == LIGHT_CONTRAST.paper
    theme.set_high_contrast(qapp, False)
    assert theme.current() is LIGHT
    with monkeypatch.context() as system:
        system.setattr(theme, "is_contrast_wanted_by_system", lambda: True)
        theme.apply_theme(qapp, "light")
        assert theme.current() is LIGHT_CONTRAST


def test_menus_have_the_programs_font_where_a_style_sheet_brings_back_the_systems(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows does so: its theme has fonts of its own for menus, and is asked again."""
    theme.apply_theme(qapp, "light")
    take = qapp.setStyleSheet

    def take_as_on_windows(sheet: str) -> None:
        take(sheet)
        qapp.setFont(QFont("Shell"), "QMenuBar")  # type: ignore[arg-type]  # wants text

    monkeypatch.setattr(qapp, "setStyleSheet", take_as_on_windows)
    theme.apply_theme(qapp, "dark")
    told = qapp.font("QMenuBar")  # type: ignore[call-overload]  # wants text
    assert told.families() == list(theme.FAMILIES)
    theme.apply_theme(qapp, "light")


def test_following_the_system_gives_one_of_the_two_themes(qapp: QApplication) -> None:
    theme.apply_theme(qapp, "system")
    is_dark = qapp.styleHints().colorScheme() == Qt.ColorScheme.Dark
    assert theme.current() is (DARK if is_dark else LIGHT)


def test_the_text_scale_enlarges_every_text(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply_theme(qapp, "light")
    label, button = QLabel("株券 7E"), QPushButton("Buy")
    for widget in (label, button):
        qtbot.addWidget(widget)
        widget.show()
    theme.style_text(label, "title", bold=True)
    before = label.sizeHint().height(), button.sizeHint().height()
    assert label.font().pixelSize() == 18
    theme.set_text_scale(qapp, 200)
    assert label.font().pixelSize() == 36
    assert theme.font("small").pixelSize() == 24
    assert label.sizeHint().height() > before[0]
    assert button.sizeHint().height() > before[1]


@pytest.mark.parametrize(
    ("asked", "given"),
    [(50, 100), (150, 150), (900, 200), *((scale, scale) for scale in TEXT_SCALES[::50])],
)
def test_every_text_scale_that_can_be_kept_is_shown_and_no_other(
    qapp: QApplication, asked: int, given: int
) -> None:
    theme.set_text_scale(qapp, asked)
    assert theme.text_scale() == given


@pytest.mark.usefixtures("qapp")
def test_the_bundled_families_are_the_ones_the_theme_names() -> None:
    others = {theme.DISPLAY_FAMILY, theme.NEWS_FAMILY}
    assert set(languages.load_fonts()) == {*theme.FAMILIES, *others}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("bold", [False, True])
def test_figures_are_of_equal_width(bold: bool) -> None:
    languages.load_fonts()
    metrics = QFontMetricsF(theme.font("body", bold))
    widths = [metrics.horizontalAdvance(figure * 20) for figure in "0123456789"]
    assert max(widths) - min(widths) < 0.5


def painted(name: str, size_px: int, draw: str) -> QImage:
    image = QImage(size_px, size_px, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint = icons.draw_crest if draw == "crest" else icons.draw_icon
    paint(painter, QRectF(0, 0, size_px, size_px), name, QColor("#AA0000"))
    painter.end()
    return image


def ink_share(image: QImage) -> float:
    side = image.width()
    dots = [image.pixelColor(x, y) for x in range(side) for y in range(side)]
    return sum(1 for dot in dots if dot.green() < 128) / len(dots)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("letter", CHAIN_COLORS)
def test_every_crest_fills_its_place_at_16_pixels(letter: str) -> None:
    assert 0.2 < ink_share(painted(letter, 16, "crest")) < 0.8


@pytest.mark.usefixtures("qapp")
def test_no_two_crests_look_alike_at_16_pixels() -> None:
    pictures = [painted(letter, 16, "crest") for letter in CHAIN_COLORS]
    for index, one in enumerate(pictures):
        for other in pictures[:index]:
            different = sum(
                abs(one.pixelColor(x, y).green() - other.pixelColor(x, y).green()) > 96
                for x in range(16)
                for y in range(16)
            )
            assert different > 40


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", sorted(each.stem for each in (resource_dir() / "icons").iterdir()))
def test_every_pictogram_is_drawn(name: str) -> None:
    assert ink_share(painted(name, 24, "icon")) > 0.02


@pytest.mark.usefixtures("qapp")
def test_a_pattern_meets_its_neighbour_without_a_seam() -> None:
    whole, halves = (
        QImage(64, 32, QImage.Format.Format_RGB32),
        QImage(64, 32, QImage.Format.Format_RGB32),
    )
    for letter in CHAIN_COLORS:
        for image, rects in (
            (whole, [QRectF(0, 0, 64, 32)]),
            (halves, [QRectF(0, 0, 32, 32), QRectF(32, 0, 32, 32)]),
        ):
            image.fill(Qt.GlobalColor.white)
            painter = QPainter(image)
            for rect in rects:
                icons.draw_pattern(painter, rect, letter, QColor("black"))
            painter.end()
        differences = [
            abs(whole.pixelColor(x, y).lightness() - halves.pixelColor(x, y).lightness())
            for x in range(64)
            for y in range(32)
        ]
        assert max(differences) < 64


def test_a_change_of_look_keeps_the_style_that_widgets_use(qapp: QApplication) -> None:
    """The style sheet lies round it, and comes and goes."""

    def without_sheet() -> int:
        qapp.setStyleSheet("")
        return int(Shiboken.getCppPointer(qapp.style())[0])

    theme.apply_theme(qapp, "light")
    fusion = without_sheet()
    theme.apply_theme(qapp, "dark")
    theme.set_text_scale(qapp, 125)
    assert without_sheet() == fusion
    assert qapp.style().name() == "fusion"


class _Dressed(Adaptive, QLabel):
    """Notes how often Qt tells it of a look, and with which sizes it is fitted."""

    def __init__(self, depth: int) -> None:
        self.outermost = inner = QWidget()
        for _ in range(depth - 1):
            inner = QWidget(inner)
        super().__init__("7E", inner)
        self.told = 0
        self.fitted: list[int] = []
        self.drawn: list[Theme] = []

    def changeEvent(self, event: QEvent) -> None:
        self.told += event.type() == QEvent.Type.StyleChange
        super().changeEvent(event)

    def redraw(self) -> None:
        self.drawn.append(theme.current())

    def refit(self) -> None:
        self.fitted.append(self.fontMetrics().height())


@pytest.fixture
def deep(qtbot: QtBot, qapp: QApplication) -> _Dressed:
    """Return a label with twelve ancestors."""
    theme.apply_theme(qapp, "light")
    label = _Dressed(12)
    qtbot.addWidget(label.outermost)
    theme.style_text(label, "title")
    label.outermost.show()
    label.told, label.fitted, label.drawn = 0, [], []
    return label


def test_a_widget_is_dressed_twice_at_most_however_deep_it_lies(
    deep: _Dressed, qapp: QApplication
) -> None:
    """Else a change of look took more than a second with all pages made."""
    theme.apply_theme(qapp, "dark")
    assert 1 <= deep.told <= 2


def test_colours_alone_make_a_widget_draw_anew_once_and_measure_nothing(
    deep: _Dressed, qapp: QApplication
) -> None:
    theme.apply_theme(qapp, "dark")
    assert deep.drawn == [DARK]
    assert deep.fitted == []


def test_another_text_size_makes_a_widget_measure_once_in_its_new_font(
    deep: _Dressed, qapp: QApplication
) -> None:
    before = deep.fontMetrics().height()
    theme.set_text_scale(qapp, 200)
    assert deep.fitted == [deep.fontMetrics().height()]
    assert deep.fitted[0] > before


class _Witness(QWidget):
    """Notes whether garbage may be collected when it is told of a new look."""

    def __init__(self) -> None:
        super().__init__()
        self.collected: list[bool] = []

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self.collected.append(gc.isenabled())
        super().changeEvent(event)


def test_nothing_is_collected_while_the_look_changes(qtbot: QtBot, qapp: QApplication) -> None:
    """Widgets that nobody owns would go while Qt still has them on its list."""
    theme.apply_theme(qapp, "light")
    witness = _Witness()
    qtbot.addWidget(witness)
    witness.show()
    witness.collected.clear()
    theme.apply_theme(qapp, "dark")
    theme.set_text_scale(qapp, 125)
    theme.set_text_scale(qapp, 100)
    assert witness.collected
    assert not any(witness.collected)
    assert gc.isenabled()


@pytest.mark.parametrize("look", THEMES)
def test_the_ring_on_a_primary_button_stands_out_from_ground_and_button(
    qtbot: QtBot, qapp: QApplication, look: Theme
) -> None:
    """Two lines: one against what is round the button, one against the button itself."""
    wear(qapp, look)
    window = QWidget()
    qtbot.addWidget(window)
    FocusRing(window)
    button = QPushButton("Buy 2 Tower", window)
    button.setProperty("primary", True)
    button.setGeometry(20, 20, 200, 60)
    window.resize(240, 100)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    picture = window.grab().toImage()
    across = [picture.pixelColor(120, y) for y in range(16, 40)]
    ground, fill = across[0], across[-1]
    assert fill == look.accent
    assert contrast(across[5], ground) >= 3
    inner = across.index(look.accent_ink, 5)  # the ground may have that colour too
    assert inner > 5
    assert contrast(across[inner], fill) >= 3
