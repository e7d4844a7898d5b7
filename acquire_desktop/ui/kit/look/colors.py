"""The colours by role, by day and by night, also of high contrast, and how each chain looks."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from PySide6.QtGui import QColor


def with_alpha(color: QColor, alpha: float) -> QColor:
    """Return the colour with an opacity of 0 to 1."""
    result = QColor(color)
    result.setAlphaF(alpha)
    return result


class Pattern(Enum):
    """The pattern over a chain's colour, so that colour is never the only sign."""

    NONE = "none"
    DIAGONAL_DOWN = "diagonal down"
    DIAGONAL_UP = "diagonal up"
    HORIZONTAL = "horizontal"
    VERTICAL = "vertical"
    DOTS = "dots"
    GRID = "grid"


@dataclass(frozen=True)
class ChainColors:
    """How one chain looks."""

    fill: QColor
    """The chain's own colour."""
    ink: QColor
    """Black or white, for text and crest on the fill; contrast at least 4.5."""
    pattern: Pattern
    """Drawn faintly over the fill, see ``icons.draw_pattern``."""


@dataclass(frozen=True)
class City:
    """The colours of the city under the board; decoration only, but texts are read on them."""

    houses: tuple[QColor, ...]
    park: QColor
    tree: QColor
    water: QColor
    bank: QColor
    bridge: QColor
    """Bridges and boats."""
    bridge_edge: QColor
    frame: QColor
    """Ground of the coordinates round the city."""


@dataclass(frozen=True)
class Sky:
    """The colours of the city seen from the river, behind the first page; decoration only."""

    air: tuple[QColor, ...]
    """From the top to the ground; texts are read on the upper half."""
    far: QColor
    near: QColor
    """Houses without a name, in two rows."""
    window: QColor
    """Windows of these."""
    light: QColor
    """The sun or the moon."""
    quay: QColor
    river: tuple[QColor, QColor]
    """Up and down."""


@dataclass(frozen=True)
class Theme:
    """The colours of the interface by role."""

    name: str
    """Which of the themes this is: ``dark_contrast``, with its palette if that is not usual."""
    is_night: bool
    """Whether it is light on dark."""
    paper: QColor
    """Ground of the windows."""
    bar: QColor
    """Ground of the bar at the top of the windows."""
    panel: QColor
    """Ground of tables, lists and panels that lie on the paper."""
    paper_raised: QColor
    """Ground of cards, fields, menus and buttons."""
    hover: QColor
    """Ground of a button or row under the pointer."""
    pressed: QColor
    """Ground of a button held down, and of a chosen segment."""
    board: QColor
    """Ground of the streets of the board."""
    city: City
    """What else is under the spaces of the board."""
    sky: Sky
    """What is behind the first page."""
    street: QColor
    """Lines between the spaces of the board, decoration only."""
    space_label: QColor
    """Coordinates in empty spaces and at the edge of the board; 4.5:1 on every ground."""
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
    pointer: QColor
    """What a lesson points with; unlike all else at the table, 3:1 on every ground."""
    own_tile: QColor
    """Ring of the spaces whose tile is in the player's hand."""
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
    wood: QColor
    """The rail on which the tiles of a hand lie, decoration only."""
    safe_brass: QColor
    """Ring and shield of a safe chain; 3:1 on the plate and on every ground."""
    lamp: QColor
    """Lit windows, and the light of the lamps in the streets."""
    brass: QColor
    """What will happen when the player confirms, and the last tile; 3:1 on the plate."""
    brass_ink: QColor
    """Text in brass, such as what will happen, and who leads; 4.5:1 on every ground."""
    riches: tuple[QColor, QColor]
    """Cash and stock in the bar of what a player is worth, of which the bonuses are brass."""
    chains: Mapping[str, ChainColors]
    """How each chain looks, by its letter."""
    seats: tuple[QColor, ...]
    """The colours of the players by mark, see ``seat_marks``: 3:1 on every ground. They were sought
    by computer: in no palette do they look like a chain, and each is another to the colour-blind.
    """

    @property
    def has_high_contrast(self) -> bool:
        """Whether it is one of the themes of high contrast."""
        return "_contrast" in self.name


def _chain(fill: str, ink: str, pattern: Pattern) -> ChainColors:
    return ChainColors(QColor(fill), QColor(ink), pattern)


def _colors(*names: str) -> tuple[QColor, ...]:
    return tuple(map(QColor, names))


def _city(houses: str, **others: str) -> City:
    return City(houses=_colors(*houses.split()), **{k: QColor(v) for k, v in others.items()})


def _sky(air: str, river: str, **others: str) -> Sky:
    up, down = _colors(*river.split())
    return Sky(
        air=_colors(*air.split()),
        river=(up, down),
        **{name: QColor(color) for name, color in others.items()},
    )


MEDALS: Final = (QColor("#DDAE4B"), QColor("#B9C0C9"), QColor("#C98F5E"))
"""Gold, silver and bronze, by day and by night."""
MEDAL_INK: Final = QColor("#1B1509")
"""Text on a medal."""
STOCK_PAPER: Final = QColor("#F6EDD9")
"""The paper of a small certificate, by day and by night."""
LEATHER: Final = QColor("#7A4B26")
"""The wallet that hides what a player has, by day and by night."""

CHAIN_COLORS: Final[dict[str, ChainColors]] = {
    "S": _chain("#D13016", "#FFFFFF", Pattern.NONE),
    "T": _chain("#FCEA16", "#000000", Pattern.DIAGONAL_DOWN),
    "A": _chain("#46569E", "#FFFFFF", Pattern.HORIZONTAL),
    "F": _chain("#309271", "#000000", Pattern.DIAGONAL_UP),
    "W": _chain("#591111", "#FFFFFF", Pattern.DOTS),
    "C": _chain("#82D7FF", "#000000", Pattern.VERTICAL),
    "I": _chain("#B985B0", "#000000", Pattern.GRID),
}
"""How each chain looks by day, by its letter: S T A F W C I."""

_NIGHT_YELLOW: Final = "#E3C91B"
"""Forty spaces of the yellow of the day would glare."""

_NIGHT_RED: Final = "#8A2142"
"""The dark red of the day would be lost in the night."""

LIGHT: Final = Theme(
    name="light",
    is_night=False,
    paper=QColor("#F3ECDD"),
    bar=QColor("#E9DEC7"),
    panel=QColor("#FAF5EA"),
    paper_raised=QColor("#FFFCF5"),
    hover=QColor("#F1E8D5"),
    pressed=QColor("#E6DAC1"),
    board=QColor("#F9F3E5"),
    city=_city(
        "#EFE5CF #EBE0C8 #F1E8D4",
        park="#DDE5CB",
        tree="#C6D5AE",
        water="#D3E0E7",
        bank="#BFD0DA",
        bridge="#F9F3E5",
        bridge_edge="#CDBE9C",
        frame="#E6DAC0",
    ),
    sky=_sky(
        "#CFE0E6 #F3E6CC #F6D9AE #EBC89A",
        "#A9C7D2 #8DB3C2",
        far="#D9C4A2",
        near="#C7AE88",
        window="#FFFFFF",
        light="#FFF6D8",
        quay="#A68A63",
    ),
    street=QColor("#D3C6A9"),
    space_label=QColor("#5E584D"),
    ink=QColor("#20242B"),
    ink_muted=QColor("#5C574C"),
    disabled=QColor("#827A6B"),
    hairline=QColor("#DBCFB7"),
    border=QColor("#857962"),
    accent=QColor("#0E5A61"),
    accent_hover=QColor("#0A474D"),
    accent_ink=QColor("#FFFFFF"),
    accent_soft=QColor("#DCE8E1"),
    gain=QColor("#1C6B3C"),
    loss=QColor("#A62B1D"),
    focus=QColor("#1A5FB4"),
    pointer=QColor("#B3126F"),
    own_tile=QColor("#1A5FB4"),
    independent_fill=QColor("#FFFFFF"),
    independent_ink=QColor("#20242B"),
    independent_outline=QColor("#2A2A2A"),
    tile_outline=QColor("#2A2A2A"),
    plate=QColor("#20242B"),
    plate_ink=QColor("#FFFCF5"),
    shadow=QColor(64, 48, 20, 60),
    wood=QColor("#77491F"),
    safe_brass=QColor("#A0721A"),
    lamp=QColor("#FFC94D"),
    brass=QColor("#E9B63A"),
    brass_ink=QColor("#7F570C"),
    riches=(QColor("#3E4A57"), QColor("#6E7F8E")),
    chains=CHAIN_COLORS,
    seats=_colors("#95683E", "#116B56", "#572B9F", "#414300", "#CA3CA9", "#6B6C7A"),
)

DARK: Final = Theme(
    name="dark",
    is_night=True,
    paper=QColor("#0F151E"),
    bar=QColor("#0F1722"),
    panel=QColor("#151D28"),
    paper_raised=QColor("#1C2634"),
    hover=QColor("#253143"),
    pressed=QColor("#2F3D52"),
    board=QColor("#0E1824"),
    city=_city(
        "#1D2C3C #192735 #223244",
        park="#12261F",
        tree="#1D3B2C",
        water="#173C57",
        bank="#12324A",
        bridge="#22303F",
        bridge_edge="#4A5866",
        frame="#101925",
    ),
    sky=_sky(
        "#0A1020 #16233A #3A3350 #5A4048",
        "#12243A #0A1524",
        far="#26314A",
        near="#1B2438",
        window="#FFD98A",
        light="#FFF3CF",
        quay="#3A2F2A",
    ),
    street=QColor("#4B422E"),
    space_label=QColor("#A0A8B2"),
    ink=QColor("#ECE7DB"),
    ink_muted=QColor("#A9AFB7"),
    disabled=QColor("#7F8894"),
    hairline=QColor("#2B3646"),
    border=QColor("#7D8899"),
    accent=QColor("#D9B25F"),
    accent_hover=QColor("#E8C679"),
    accent_ink=QColor("#1B1509"),
    accent_soft=QColor("#2B2A26"),
    gain=QColor("#74CE93"),
    loss=QColor("#FF917F"),
    focus=QColor("#6EA8FF"),
    pointer=QColor("#FF79C4"),
    own_tile=QColor("#6EA8FF"),
    independent_fill=QColor("#DADDE1"),
    independent_ink=QColor("#171B21"),
    independent_outline=QColor("#FFFFFF"),
    tile_outline=QColor("#D0D4DA"),
    plate=QColor("#0B1017"),
    plate_ink=QColor("#F4EFE3"),
    shadow=QColor(0, 0, 0, 120),
    wood=QColor("#77491F"),
    safe_brass=QColor("#D9B25F"),
    lamp=QColor("#FFE3A0"),
    brass=QColor("#E9B63A"),
    brass_ink=QColor("#E0B457"),
    riches=(QColor("#9FB3C8"), QColor("#5F7388")),
    chains=CHAIN_COLORS
    | {
        "T": replace(CHAIN_COLORS["T"], fill=QColor(_NIGHT_YELLOW)),
        "W": replace(CHAIN_COLORS["W"], fill=QColor(_NIGHT_RED)),
    },
    seats=_colors("#FFAC7E", "#4EF5C8", "#7A85FF", "#78AC1B", "#FFCBF0", "#909291"),
)

_STRONG_CHAINS: Final = CHAIN_COLORS | {
    "S": _chain("#B11504", "#FFFFFF", Pattern.NONE),
    "A": _chain("#45539D", "#FFFFFF", Pattern.HORIZONTAL),
    "F": _chain("#47A683", "#000000", Pattern.DIAGONAL_UP),
    "W": _chain("#591012", "#FFFFFF", Pattern.DOTS),
    "I": _chain("#B986AF", "#000000", Pattern.GRID),
}
"""As near to the chains' own colours as a letter of 7:1 allows, and as far from each other."""

LIGHT_CONTRAST: Final = replace(
    LIGHT,
    name="light_contrast",
    paper=QColor("#FFFFFF"),
    bar=QColor("#FFFFFF"),
    panel=QColor("#FFFFFF"),
    paper_raised=QColor("#FFFFFF"),
    hover=QColor("#F0F0F0"),
    pressed=QColor("#E4E4E4"),
    board=QColor("#FFFFFF"),
    city=_city(
        "#F0F0F0 #EBEBEB #F3F3F3",
        park="#EAF1E2",
        tree="#D5E2C6",
        water="#E2ECF2",
        bank="#C2D2DC",
        bridge="#FFFFFF",
        bridge_edge="#A8A8A8",
        frame="#F0F0F0",
    ),
    sky=_sky(
        "#FFFFFF #FFFFFF #F4EEE2 #E9DFCB",
        "#D3E2E9 #BDD3DD",
        far="#DCD5C6",
        near="#C5BBA6",
        window="#FFFFFF",
        light="#FFE9A8",
        quay="#8A7350",
    ),
    street=QColor("#A8A8A8"),
    space_label=QColor("#2E2E2E"),
    ink=QColor("#000000"),
    ink_muted=QColor("#2E2E2E"),
    disabled=QColor("#5C5C5C"),
    hairline=QColor("#767676"),
    border=QColor("#202020"),
    accent=QColor("#003F46"),
    accent_hover=QColor("#002A2F"),
    accent_soft=QColor("#DDF1EC"),
    gain=QColor("#004F1F"),
    loss=QColor("#8A0E0A"),
    focus=QColor("#0037A6"),
    pointer=QColor("#9A005C"),
    own_tile=QColor("#0037A6"),
    independent_ink=QColor("#000000"),
    independent_outline=QColor("#000000"),
    tile_outline=QColor("#000000"),
    plate=QColor("#000000"),
    plate_ink=QColor("#FFFFFF"),
    shadow=QColor(0, 0, 0, 70),
    safe_brass=QColor("#7E5600"),
    brass_ink=QColor("#5C3F00"),
    chains=_STRONG_CHAINS,
    seats=_colors("#9F6409", "#006658", "#4B107F", "#3A3602", "#DA1E6F", "#77767E"),
)
"""By day, every text 7:1 on whatever it stands on."""

DARK_CONTRAST: Final = replace(
    DARK,
    name="dark_contrast",
    paper=QColor("#000000"),
    bar=QColor("#000000"),
    panel=QColor("#000000"),
    paper_raised=QColor("#0B0E13"),
    hover=QColor("#1B222C"),
    pressed=QColor("#27303C"),
    board=QColor("#000000"),
    city=_city(
        "#141A21 #10151B #181F27",
        park="#0B1712",
        tree="#142A1F",
        water="#0D2536",
        bank="#1B3A50",
        bridge="#181F27",
        bridge_edge="#4A5866",
        frame="#0B0E13",
    ),
    sky=_sky(
        "#000000 #000000 #0C1018 #171923",
        "#0A1622 #000000",
        far="#1A2230",
        near="#10151F",
        window="#FFE3A6",
        light="#FFF3CF",
        quay="#3A2F2A",
    ),
    street=QColor("#5E5340"),
    space_label=QColor("#DCE0E5"),
    ink=QColor("#FFFFFF"),
    ink_muted=QColor("#DCE0E5"),
    disabled=QColor("#A3ABB5"),
    hairline=QColor("#7D8694"),
    border=QColor("#D5DAE1"),
    accent=QColor("#FFD166"),
    accent_hover=QColor("#FFE094"),
    accent_ink=QColor("#000000"),
    accent_soft=QColor("#2C2714"),
    gain=QColor("#8DF0AE"),
    loss=QColor("#FFB5A8"),
    focus=QColor("#8FC1FF"),
    pointer=QColor("#FF9AD5"),
    own_tile=QColor("#8FC1FF"),
    independent_fill=QColor("#FFFFFF"),
    independent_ink=QColor("#000000"),
    tile_outline=QColor("#FFFFFF"),
    plate=QColor("#000000"),
    plate_ink=QColor("#FFFFFF"),
    safe_brass=QColor("#FFD166"),
    brass_ink=QColor("#FFD166"),
    lamp=QColor("#FFE3A6"),
    chains=_STRONG_CHAINS | {"T": DARK.chains["T"]},
    seats=_colors("#FEA778", "#26EDBE", "#8989FF", "#989C00", "#FFCFF0", "#909893"),
)
"""By night, every text 7:1 on whatever it stands on."""

BASES: Final = (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST)
"""The themes, with the usual colours of the chains."""
