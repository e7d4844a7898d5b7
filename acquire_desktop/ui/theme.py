"""The one place of colours, type, spacing, radii and durations, by day and by night.

``apply_theme`` changes the style, palette and style sheet of the application.  Qt then sends
every widget ``QEvent.Type.PaletteChange`` and ``QEvent.Type.StyleChange``: a widget that
paints by itself reads ``current()`` in its paint event and needs nothing else; one that keeps
colours, icons or pixmaps (a graphics scene, a chart) makes them again in ``changeEvent``.
"""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication, QWidget

from acquire_desktop.ui import style
from acquire_desktop.ui.collection import no_collection

TextSize = Literal["small", "body", "title", "display"]
Tone = Literal["ink", "muted", "accent", "gain", "loss"]
ThemeChoice = Literal["light", "dark", "system"]

TEXT_PX: Final[dict[TextSize, int]] = {"small": 12, "body": 14, "title": 18, "display": 28}
"""Text heights in pixels at a text scale of 100 %."""
FAMILIES: Final = ("Inter", "BIZ UDPGothic")
"""The bundled font families, Latin first; Qt takes Japanese from the second."""

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
PLACE_MS: Final = 180
GROW_MS: Final = 200
FOUND_MS: Final = 250
MERGE_TILE_MS: Final = 60
MERGE_MAX_MS: Final = 800
MONEY_MS: Final = 400
PAGE_MS: Final = 150
HOVER_DELAY_MS: Final = 120
STILL_HIGHLIGHT_MS: Final = 1000
"""Durations in milliseconds, ease-out; with reduced motion all are 0 but the still highlight."""


class Pattern(Enum):
    """What is drawn over a chain's colour, so that colour is never the only sign."""

    NONE = "none"
    DIAGONAL_DOWN = "diagonal down"
    DIAGONAL_UP = "diagonal up"
    HORIZONTAL = "horizontal"
    VERTICAL = "vertical"
    DOTS = "dots"
    GRID = "grid"


@dataclass(frozen=True)
class ChainColors:
    """How one chain looks in both themes."""

    fill: QColor
    """The chain's own colour."""
    ink: QColor
    """Black or white, for text and crest on the fill; contrast at least 4.5."""
    pattern: Pattern
    """Drawn faintly over the fill, see ``icons.draw_pattern``."""


@dataclass(frozen=True)
class Theme:
    """The colours of the interface by role; chain colours are in ``CHAIN_COLORS``."""

    name: Literal["light", "dark"]
    """Which of the two themes this is."""
    paper: QColor
    """Ground of the windows."""
    panel: QColor
    """Ground of tables, lists and panels that lie on the paper."""
    paper_raised: QColor
    """Ground of cards, fields, menus and buttons."""
    hover: QColor
    """Ground of a button or row under the pointer."""
    pressed: QColor
    """Ground of a button held down, and of a chosen segment."""
    board: QColor
    """Ground of the empty lots of the board."""
    street: QColor
    """Lines between the lots of the board, decoration only."""
    lot_label: QColor
    """Coordinates in empty lots and at the edge of the board; 4.5:1 on ``board``."""
    ink: QColor
    """Main text and pictograms."""
    ink_muted: QColor
    """Secondary text; still 4.5:1 on every ground."""
    disabled: QColor
    """Text and pictograms of what cannot be used now; 3:1 on every ground."""
    hairline: QColor
    """Thin separators, decoration only."""
    border: QColor
    """Outline of fields, check boxes and buttons; 3:1 on every ground."""
    accent: QColor
    """The one accent: primary buttons, links, the chosen thing."""
    accent_hover: QColor
    """The accent under the pointer."""
    accent_ink: QColor
    """Text and pictograms on the accent."""
    accent_soft: QColor
    """Faint accent ground of selected rows and of the player to act."""
    gain: QColor
    """Money coming in, always with a plus sign."""
    loss: QColor
    """Money going out and errors, always with a sign or word."""
    focus: QColor
    """The keyboard focus ring."""
    own_tile: QColor
    """Ring of the lots whose tile is in the player's hand."""
    independent_fill: QColor
    """A placed tile of no chain."""
    independent_ink: QColor
    """Coordinate on such a tile."""
    independent_outline: QColor
    """Outline of such a tile."""
    tile_outline: QColor
    """Outline of a chain's roofscape on the board."""
    plate: QColor
    """The small plate that carries a letter, a size or a shield on a tile."""
    plate_ink: QColor
    """Text on the plate."""
    shadow: QColor
    """Soft shadow under tiles and cards, with alpha."""
    safe_brass: QColor
    """Ring and shield of a safe chain, on the plate or on paper."""
    lamp: QColor
    """Lit windows of headquarters and the light on the last tile placed."""


def _chain(fill: str, ink: str, pattern: Pattern) -> ChainColors:
    return ChainColors(QColor(fill), QColor(ink), pattern)


CHAIN_COLORS: Final[dict[str, ChainColors]] = {
    "S": _chain("#D13016", "#FFFFFF", Pattern.NONE),
    "T": _chain("#FCEA16", "#000000", Pattern.DIAGONAL_DOWN),
    "A": _chain("#46569E", "#FFFFFF", Pattern.HORIZONTAL),
    "F": _chain("#309271", "#000000", Pattern.DIAGONAL_UP),
    "W": _chain("#591111", "#FFFFFF", Pattern.DOTS),
    "C": _chain("#82D7FF", "#000000", Pattern.VERTICAL),
    "I": _chain("#B985B0", "#000000", Pattern.GRID),
}
"""How each chain looks, by its letter: S T A F W C I."""

LIGHT: Final = Theme(
    name="light",
    paper=QColor("#F3ECDD"),
    panel=QColor("#FAF5EA"),
    paper_raised=QColor("#FFFCF5"),
    hover=QColor("#F1E8D5"),
    pressed=QColor("#E6DAC1"),
    board=QColor("#FBF7EC"),
    street=QColor("#D3C6A9"),
    lot_label=QColor("#6B655A"),
    ink=QColor("#20242B"),
    ink_muted=QColor("#5C574C"),
    disabled=QColor("#857D6E"),
    hairline=QColor("#DBCFB7"),
    border=QColor("#8C8069"),
    accent=QColor("#0E5A61"),
    accent_hover=QColor("#0A474D"),
    accent_ink=QColor("#FFFFFF"),
    accent_soft=QColor("#DCE8E1"),
    gain=QColor("#1C6B3C"),
    loss=QColor("#A62B1D"),
    focus=QColor("#1A5FB4"),
    own_tile=QColor("#1A5FB4"),
    independent_fill=QColor("#FFFFFF"),
    independent_ink=QColor("#20242B"),
    independent_outline=QColor("#2A2A2A"),
    tile_outline=QColor("#2A2A2A"),
    plate=QColor("#20242B"),
    plate_ink=QColor("#FFFCF5"),
    shadow=QColor(64, 48, 20, 60),
    safe_brass=QColor("#A8761A"),
    lamp=QColor("#FFC94D"),
)

DARK: Final = Theme(
    name="dark",
    paper=QColor("#0F151E"),
    panel=QColor("#151D28"),
    paper_raised=QColor("#1C2634"),
    hover=QColor("#253143"),
    pressed=QColor("#2F3D52"),
    board=QColor("#121A25"),
    street=QColor("#4B422E"),
    lot_label=QColor("#98A0AA"),
    ink=QColor("#ECE7DB"),
    ink_muted=QColor("#A9AFB7"),
    disabled=QColor("#7E8793"),
    hairline=QColor("#2B3646"),
    border=QColor("#758091"),
    accent=QColor("#D9B25F"),
    accent_hover=QColor("#E8C679"),
    accent_ink=QColor("#1B1509"),
    accent_soft=QColor("#2B2A26"),
    gain=QColor("#74CE93"),
    loss=QColor("#FF917F"),
    focus=QColor("#6EA8FF"),
    own_tile=QColor("#6EA8FF"),
    independent_fill=QColor("#DADDE1"),
    independent_ink=QColor("#171B21"),
    independent_outline=QColor("#FFFFFF"),
    tile_outline=QColor("#D0D4DA"),
    plate=QColor("#0B1017"),
    plate_ink=QColor("#F4EFE3"),
    shadow=QColor(0, 0, 0, 120),
    safe_brass=QColor("#D9B25F"),
    lamp=QColor("#FFD98A"),
)


class _Look:
    """What the application looks like now."""

    theme: Theme = LIGHT
    choice: ThemeChoice = "light"
    text_percent: int = 100
    follows_system: bool = False
    dressed: tuple[str, ThemeChoice, int] | None = None
    """Theme, choice and text size that the application wears; None before the first time."""


def current() -> Theme:
    """Return the theme that is applied now."""
    return _Look.theme


def scaled(px: int) -> int:
    """Return a length that follows the text scale, in pixels: row heights, icons beside text."""
    return round(px * _Look.text_percent / 100)


def text_px(size: TextSize) -> int:
    """Return the height of a text size at the present text scale, in pixels."""
    return scaled(TEXT_PX[size])


def font(size: TextSize = "body", bold: bool = False) -> QFont:
    """Return the font to paint with: bundled families, tabular figures, scaled height."""
    return QFont(_text_font(text_px(size), bold))


@lru_cache(maxsize=32)
def _text_font(height_px: int, bold: bool) -> QFont:
    result = QFont(list(FAMILIES))
    result.setPixelSize(height_px)
    result.setBold(bold)
    result.setFeature(QFont.Tag("tnum"), 1)
    return result


def letter_font(height_px: float) -> QFont:
    """Return the bold font of a chain's letter, with serifs on the I so that it is no bar."""
    result = QFont(list(FAMILIES))
    result.setPixelSize(max(1, round(height_px)))
    result.setBold(True)
    result.setFeature(QFont.Tag("cv08"), 1)
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


@no_collection()
def apply_theme(app: QApplication, choice: ThemeChoice) -> None:
    """Give the application its look by day, by night, or as the system has it."""
    _Look.choice = choice
    hints = app.styleHints()
    schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
    hints.setColorScheme(schemes.get(choice, Qt.ColorScheme.Unknown))
    if not _Look.follows_system:
        hints.colorSchemeChanged.connect(_follow_system)
        _Look.follows_system = True
    is_night = choice == "system" and hints.colorScheme() == Qt.ColorScheme.Dark
    _Look.theme = DARK if choice == "dark" or is_night else LIGHT
    _dress(app)


@no_collection()
def set_text_scale(app: QApplication, percent: int) -> None:
    """Set the size of all text, 100 to 200 % of the design's."""
    _Look.text_percent = min(200, max(100, percent))
    _dress(app)


def text_scale() -> int:
    """Return the present text scale in per cent."""
    return _Look.text_percent


def _follow_system() -> None:
    app = QApplication.instance()
    if _Look.choice == "system" and isinstance(app, QApplication):
        apply_theme(app, "system")


def _dress(app: QApplication) -> None:
    # A style sheet goes through every widget there is, even when it is the same as before.
    wanted = (_Look.theme.name, _Look.choice, _Look.text_percent)
    if wanted == _Look.dressed:
        return
    if _Look.dressed is None:
        # Only once: a new style deletes the last, which widgets on their way out may still use.
        app.setStyle("Fusion")
    _Look.dressed = wanted
    app.setFont(font())
    app.setPalette(style.palette(_Look.theme))
    app.setStyleSheet(style.style_sheet(_Look.theme, scaled))
