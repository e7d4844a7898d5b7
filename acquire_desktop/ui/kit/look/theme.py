"""The one place of type, spacing, radii and durations, and of which look is worn.

``apply_theme`` changes the style, palette and style sheet of the application.  Qt then sends
every widget ``QEvent.Type.PaletteChange`` and ``QEvent.Type.StyleChange``: a widget that
paints by itself reads ``current()`` in its paint event and needs nothing else; one that keeps
colours or pixmaps (a graphics scene, a chart) makes them again in ``changeEvent``.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from acquire_desktop.choices import TEXT_SCALES, ChainPalette, ThemeChoice
from acquire_desktop.ui.kit.look import change, style
from acquire_desktop.ui.kit.look.colors import (
    DARK,
    DARK_CONTRAST,
    LIGHT,
    LIGHT_CONTRAST,
    ChainColors,
    Theme,
)

TextSize = Literal["small", "body", "title", "large", "display", "headline"]
Tone = Literal["ink", "muted", "accent", "gain", "loss"]

TEXT_PX: Final[dict[TextSize, int]] = {
    "small": 12,
    "body": 14,
    "title": 18,
    "large": 22,
    "display": 28,
    "headline": 40,
}
"""Text heights in pixels at a text scale of 100 %; the large one is for what leads a wide table.

The headline is for one line that has a large page for itself.
"""
_LETTER_GAP: Final = 0.12
_WORD_GAP: Final = 0.16
"""What WCAG 2.2, 1.4.12, has readers add, as a share of the height of the text."""
LINE_PERCENT: Final = 150
SPACIOUS_LINE_PERCENT: Final = 180
"""From one line of a page to read to the next, in per cent of the text."""
FAMILIES: Final = ("Inter", "BIZ UDPGothic")
"""The bundled font families, Latin first; Qt takes Japanese from the second."""
DISPLAY_FAMILY: Final = "Josefin Sans"
"""Of the names of chains, which are Latin in all languages, and of their sizes."""
NEWS_FAMILY: Final = "Playfair Display"
"""Of the front page and the photo finish; it is Latin, so Japanese pages do without it."""

SPACE_HALF: Final = 4
SPACE: Final = 8
SPACE_2: Final = 16
SPACE_3: Final = 24
SPACE_4: Final = 32
SPACE_6: Final = 48
"""Distances in pixels on the 8-px grid."""

TARGET_PX: Final = 32
"""Least height and width of anything to click, in pixels."""
RADIUS_SMALL: Final = 3
RADIUS: Final = 6
RADIUS_LARGE: Final = 10
"""Corner radii in pixels: chips and tiles, buttons and fields, cards and pop-ups."""
HAIRLINE_PX: Final = 1
FOCUS_PX: Final = 2
OUTLINE_PX: Final = 2

SELECT_MS: Final = 100
TRAVEL_MS: Final = 220
PLACE_MS: Final = 120
GROW_MS: Final = 320
FOUND_MS: Final = 360
SLIDE_MS: Final = 360
MERGE_TILE_MS: Final = 60
MERGE_MAX_MS: Final = 800
MONEY_MS: Final = 400
PULSE_MS: Final = 1200
CARD_MS: Final = 160
RING_MS: Final = 700
PAGE_MS: Final = 150
FLIGHT_MS: Final = 1100
HOVER_DELAY_MS: Final = 120
STILL_HIGHLIGHT_MS: Final = 1000
"""Durations in milliseconds, ease-out; with reduced motion all are 0 but the still highlight."""


class _Look:
    theme: Theme = LIGHT
    choice: ThemeChoice = ThemeChoice.LIGHT
    palette: ChainPalette = ChainPalette.USUAL
    wants_contrast: bool = False
    marks_chains: bool = False
    names_spaces: bool = False
    text_percent: int = 100
    zoom: float = 1.0
    is_spacious: bool = False
    follows_system: bool = False
    applied: tuple[str, ThemeChoice, tuple[float, ...]] | None = None
    """Theme, choice, and all that sizes depend on, as the application wears them; None before
    the first time."""
    is_recolouring: bool = False
    """Whether that change leaves all sizes as they are."""


def current() -> Theme:
    """Return the theme that is applied now."""
    return _Look.theme


def chain(letter: str) -> ChainColors:
    """Return how a chain looks now, by its letter."""
    return _Look.theme.chains[letter]


def scaled(px: int) -> int:
    """Return a length that follows the text scale, in pixels: row heights, icons beside text."""
    return round(px * _Look.text_percent * _Look.zoom / 100)


def text_px(size: TextSize) -> int:
    """Return the height of a text size at the present text scale, in pixels."""
    return scaled(TEXT_PX[size])


def font(size: TextSize = "body", bold: bool = False) -> QFont:
    """Return the font to paint with: bundled families, tabular figures, scaled height.

    It is as wide on every system, however that hints. Copy it before changing it: all share it.
    """
    return _font(text_px(size), bold, "tnum")


def running_font(size: TextSize = "body", bold: bool = False) -> QFont:
    """Return the font of texts of several lines, with air between the letters if that is wanted."""
    letter, word = running_gaps(text_px(size))
    if not word:
        return font(size, bold)
    spaced = QFont(font(size, bold))
    spaced.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, letter)
    spaced.setWordSpacing(word)
    return spaced


def running_gaps(height_px: int) -> tuple[float, float]:
    """Return the space that is added between letters and between words of running texts, in pixels.

    Japanese has no gaps between words, and wider ones between its signs part the words.

    Args:
        height_px: The height of the text.
    """
    if not _Look.is_spacious or QLocale().language() == QLocale.Language.Japanese:
        return 0.0, 0.0
    return _LETTER_GAP * height_px, _WORD_GAP * height_px


def is_spacious() -> bool:
    """Tell whether running texts have more air between letters, words and lines."""
    return _Look.is_spacious


def sized_font(height_px: int, *, bold: bool = False) -> QFont:
    """Return the font to paint with at a height of its own, in pixels; copy it to change it."""
    return _font(max(1, height_px), bold, "tnum")


def figure_font(height_px: int) -> QFont:
    """Return the bold font of a figure on a small sign, such as a medal."""
    return _font(height_px, True, "tnum")


@lru_cache(maxsize=32)
def display_font(height_px: int) -> QFont:
    """Return the bold font of the names of chains and of their sizes; copy it to change it."""
    result = QFont([DISPLAY_FAMILY, *FAMILIES])
    result.setPixelSize(max(1, height_px))
    result.setBold(True)
    result.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return result


def news_font(height_px: int) -> QFont:
    """Return the bold font of a newspaper, with serifs on Latin letters; copy it to change it."""
    is_japanese = QLocale().language() == QLocale.Language.Japanese
    families = FAMILIES[::-1] if is_japanese else (NEWS_FAMILY, *FAMILIES)
    return _news_font(max(1, height_px), families)


@lru_cache(maxsize=32)
def _news_font(height_px: int, families: tuple[str, ...]) -> QFont:
    result = QFont(list(families))
    result.setPixelSize(height_px)
    result.setBold(True)
    result.setFeature(QFont.Tag("lnum"), 1)
    result.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return result


def letter_font(height_px: float) -> QFont:
    """Return the bold font of a chain's letter, with serifs on the I so that it is no bar."""
    return _font(max(1, round(height_px)), True, "cv08")


@lru_cache(maxsize=96)
def _font(height_px: int, bold: bool, feature: str) -> QFont:
    result = QFont(list(FAMILIES))
    result.setPixelSize(height_px)
    result.setBold(bold)
    result.setFeature(QFont.Tag(feature), 1)
    result.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return result


def style_text(
    widget: QWidget, size: TextSize = "body", *, bold: bool = False, tone: Tone = "ink"
) -> None:
    """Give a widget's text a size, weight and tone that follow every theme and scale change."""
    values = {"textSize": size, "textBold": bold, "tone": tone}
    if all(widget.property(name) == value for name, value in values.items()):
        return  # to polish takes longer than all else here
    for name, value in values.items():
        widget.setProperty(name, value)
    repolish(widget)


def repolish(widget: QWidget) -> None:
    """Make the style sheet look again at the dynamic properties of a widget."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


@contextmanager
def _no_collection() -> Iterator[None]:
    """Let nothing be collected meanwhile.

    A new palette or style sheet goes through a list of all widgets, and calls those written in
    Python. Were garbage collected in such a call, widgets that nobody owns any more would go
    while Qt still has them on its list.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def is_recolouring() -> bool:
    """Tell whether another look is being put on that changes colours alone, and no size."""
    return _Look.is_recolouring


@_no_collection()
def apply_theme(
    app: QApplication, choice: ThemeChoice | Literal["light", "dark", "system"]
) -> None:
    """Give the application its look by day, by night, or as the system has it."""
    _Look.choice = ThemeChoice(choice)
    hints = app.styleHints()
    schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
    hints.setColorScheme(schemes.get(choice, Qt.ColorScheme.Unknown))
    if not _Look.follows_system:
        hints.colorSchemeChanged.connect(_follow_system)
        _Look.follows_system = True
    is_night = choice == "system" and hints.colorScheme() == Qt.ColorScheme.Dark
    is_strong = _Look.wants_contrast or is_contrast_wanted_by_system()
    by_day, by_night = (LIGHT_CONTRAST, DARK_CONTRAST) if is_strong else (LIGHT, DARK)
    _Look.theme = by_night if choice == "dark" or is_night else by_day
    if _Look.palette is not ChainPalette.USUAL:
        from acquire_desktop.ui.kit.look.chain_palettes import with_palette  # few have another

        _Look.theme = with_palette(_Look.theme, _Look.palette)
    _apply_look(app)


def set_high_contrast(app: QApplication, wanted: bool) -> None:
    """Let every text stand out as far as it can, by day and by night."""
    _Look.wants_contrast = wanted
    if _Look.applied is not None:
        apply_theme(app, _Look.choice)


def set_chain_palette(app: QApplication, palette: ChainPalette) -> None:
    """Give the chains other colours, in every look."""
    is_other, _Look.palette = palette is not _Look.palette, palette
    if is_other and _Look.applied is not None:
        apply_theme(app, _Look.choice)


def set_chain_marks(app: QApplication, wanted: bool) -> None:
    """Give the roofs of the chains letters and patterns; those of the safe palette have them."""
    _Look.marks_chains = wanted
    if _Look.applied is not None:
        _apply_look(app)


def marks_chains() -> bool:
    """Tell whether roofs have letters and patterns, so that colour is never the only sign."""
    return _Look.marks_chains or _Look.palette is ChainPalette.SAFE


def set_space_names(app: QApplication, wanted: bool) -> None:
    """Give every empty space of a board its coordinate, or only the one that is pointed at."""
    _Look.names_spaces = wanted
    if _Look.applied is not None:
        _apply_look(app)


def names_spaces() -> bool:
    """Tell whether every empty space of a board has its coordinate."""
    return _Look.names_spaces


def is_contrast_wanted_by_system() -> bool:
    """Tell whether the user asked the whole system for more contrast; a start looks for it."""
    hints = QGuiApplication.styleHints()  # by name: PySide forgets what it gave away otherwise
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


@_no_collection()
def set_text_scale(app: QApplication, percent: int) -> None:
    """Set the size of all text, as far as ``possible_text_scale`` allows."""
    _Look.text_percent = possible_text_scale(percent)
    _apply_look(app)


@_no_collection()
def set_spacious(app: QApplication, wanted: bool) -> None:
    """Give running texts more air between letters, words and lines, or as much as usual."""
    _Look.is_spacious = wanted
    if _Look.applied is not None:
        _apply_look(app)


def possible_text_scale(percent: int) -> int:
    """Return the nearest size of text that there is, in per cent."""
    return min(TEXT_SCALES[-1], max(TEXT_SCALES[0], percent))


@_no_collection()
def set_zoom(app: QApplication, zoom: float) -> None:
    """Draw everything larger, text and all that follows it, besides what the user chose."""
    if zoom != _Look.zoom:
        _Look.zoom = zoom
        if _Look.applied is not None:
            _apply_look(app)


def zoom() -> float:
    """Return how much larger everything is drawn than usual."""
    return _Look.zoom


def text_scale() -> int:
    """Return the present size of text in per cent, as it is drawn."""
    return round(_Look.text_percent * _Look.zoom)


def _follow_system() -> None:
    app = QApplication.instance()
    if _Look.choice == "system" and isinstance(app, QApplication):
        apply_theme(app, "system")


def _apply_look(app: QApplication) -> None:
    # A style sheet goes through every widget there is, even when it is the same as before.
    sizes: tuple[float, ...] = (_Look.text_percent, _Look.zoom, _Look.is_spacious, *running_gaps(1))
    colors = f"{_Look.theme.name} {_Look.marks_chains} {_Look.names_spaces}"
    before, wanted = _Look.applied, (colors, _Look.choice, sizes)
    if wanted == before:
        return
    if before is None:
        # Only once: a new style deletes the last, which widgets on their way out may still use.
        app.setStyle("Fusion")
    _Look.is_recolouring = before is not None and before[2] == sizes
    is_same = before is not None and before[1:] == wanted[1:]
    _Look.applied = wanted
    dress = style.palette(_Look.theme)
    with change.going_on():
        try:
            if is_same and dress == app.palette():
                _tell_of_colours(app)
            else:
                _dress(app, dress)
        finally:
            _Look.is_recolouring = False


def _dress(app: QApplication, palette: QPalette) -> None:
    """Give palette, style sheet and font to the application."""
    # First: a widget that the style sheet polishes keeps the size of the font that it then has.
    app.setFont(font())
    app.setPalette(palette)
    # A sheet in place of another one goes through the children of every widget once for each
    # of their ancestors, a dozen times on the whole; taken off and put on it does so twice.
    app.setStyleSheet("")
    app.setStyleSheet(style.style_sheet(_Look.theme, scaled, running_gaps(text_px("body"))))
    # Again: on Windows a new style sheet brings back the system's own fonts for menus.
    app.setFont(font())


def _tell_of_colours(app: QApplication) -> None:
    """Tell every widget of other colours of the chains: Qt knows nothing of these."""
    for widget in app.allWidgets():
        app.sendEvent(widget, QEvent(QEvent.Type.PaletteChange))
        widget.update()
