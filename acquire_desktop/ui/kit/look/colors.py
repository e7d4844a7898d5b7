"""The colours by role, by day and by night, also of high contrast, and how each chain looks."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

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

_NIGHT_CHAINS: Final = CHAIN_COLORS | {
    "T": replace(CHAIN_COLORS["T"], fill=QColor(_NIGHT_YELLOW)),
    "W": replace(CHAIN_COLORS["W"], fill=QColor(_NIGHT_RED)),
}
_STRONG_CHAINS: Final = CHAIN_COLORS | {
    "S": _chain("#B11504", "#FFFFFF", Pattern.NONE),
    "A": _chain("#45539D", "#FFFFFF", Pattern.HORIZONTAL),
    "F": _chain("#47A683", "#000000", Pattern.DIAGONAL_UP),
    "W": _chain("#591012", "#FFFFFF", Pattern.DOTS),
    "I": _chain("#B986AF", "#000000", Pattern.GRID),
}
"""As near to the chains' own colours as a letter of 7:1 allows, and as far from each other."""

_TABLE: Final = """
paper                #F3ECDD    #0F151E    #FFFFFF    #000000
bar                  #E9DEC7    #0F1722    #FFFFFF    #000000
panel                #FAF5EA    #151D28    #FFFFFF    #000000
paper_raised         #FFFCF5    #1C2634    #FFFFFF    #0B0E13
hover                #F1E8D5    #253143    #F0F0F0    #1B222C
pressed              #E6DAC1    #2F3D52    #E4E4E4    #27303C
board                #F9F3E5    #0E1824    #FFFFFF    #000000
city.houses          #EFE5CF    #1D2C3C    #F0F0F0    #141A21
city.houses          #EBE0C8    #192735    #EBEBEB    #10151B
city.houses          #F1E8D4    #223244    #F3F3F3    #181F27
city.park            #DDE5CB    #12261F    #EAF1E2    #0B1712
city.tree            #C6D5AE    #1D3B2C    #D5E2C6    #142A1F
city.water           #D3E0E7    #173C57    #E2ECF2    #0D2536
city.bank            #BFD0DA    #12324A    #C2D2DC    #1B3A50
city.bridge          #F9F3E5    #22303F    #FFFFFF    #181F27
city.bridge_edge     #CDBE9C    #4A5866    #A8A8A8    #4A5866
city.frame           #E6DAC0    #101925    #F0F0F0    #0B0E13
sky.air              #CFE0E6    #0A1020    #FFFFFF    #000000
sky.air              #F3E6CC    #16233A    #FFFFFF    #000000
sky.air              #F6D9AE    #3A3350    #F4EEE2    #0C1018
sky.air              #EBC89A    #5A4048    #E9DFCB    #171923
sky.far              #D9C4A2    #26314A    #DCD5C6    #1A2230
sky.near             #C7AE88    #1B2438    #C5BBA6    #10151F
sky.window           #FFFFFF    #FFD98A    #FFFFFF    #FFE3A6
sky.light            #FFF6D8    #FFF3CF    #FFE9A8    #FFF3CF
sky.quay             #A68A63    #3A2F2A    #8A7350    #3A2F2A
sky.river            #A9C7D2    #12243A    #D3E2E9    #0A1622
sky.river            #8DB3C2    #0A1524    #BDD3DD    #000000
space_label          #5E584D    #A0A8B2    #2E2E2E    #DCE0E5
ink                  #20242B    #ECE7DB    #000000    #FFFFFF
ink_muted            #5C574C    #A9AFB7    #2E2E2E    #DCE0E5
disabled             #827A6B    #7F8894    #5C5C5C    #A3ABB5
hairline             #DBCFB7    #2B3646    #767676    #7D8694
border               #857962    #7D8899    #202020    #D5DAE1
accent               #0E5A61    #D9B25F    #003F46    #FFD166
accent_hover         #0A474D    #E8C679    #002A2F    #FFE094
accent_ink           #FFFFFF    #1B1509    #FFFFFF    #000000
accent_soft          #DCE8E1    #2B2A26    #DDF1EC    #2C2714
gain                 #1C6B3C    #74CE93    #004F1F    #8DF0AE
loss                 #A62B1D    #FF917F    #8A0E0A    #FFB5A8
focus                #1A5FB4    #6EA8FF    #0037A6    #8FC1FF
pointer              #B3126F    #FF79C4    #9A005C    #FF9AD5
own_tile             #1A5FB4    #6EA8FF    #0037A6    #8FC1FF
independent_fill     #FFFFFF    #DADDE1    #FFFFFF    #FFFFFF
independent_ink      #20242B    #171B21    #000000    #000000
independent_outline  #2A2A2A    #FFFFFF    #000000    #FFFFFF
tile_outline         #2A2A2A    #D0D4DA    #000000    #FFFFFF
plate                #20242B    #0B1017    #000000    #000000
plate_ink            #FFFCF5    #F4EFE3    #FFFFFF    #FFFFFF
shadow               #3C403014  #78000000  #46000000  #78000000
wood                 #77491F    #77491F    #77491F    #77491F
safe_brass           #A0721A    #D9B25F    #7E5600    #FFD166
lamp                 #FFC94D    #FFE3A0    #FFC94D    #FFE3A6
brass                #E9B63A    #E9B63A    #E9B63A    #E9B63A
brass_ink            #7F570C    #E0B457    #5C3F00    #FFD166
riches               #3E4A57    #9FB3C8    #3E4A57    #9FB3C8
riches               #6E7F8E    #5F7388    #6E7F8E    #5F7388
seats                #95683E    #FFAC7E    #9F6409    #FEA778
seats                #116B56    #4EF5C8    #006658    #26EDBE
seats                #572B9F    #7A85FF    #4B107F    #8989FF
seats                #414300    #78AC1B    #3A3602    #989C00
seats                #CA3CA9    #FFCBF0    #DA1E6F    #FFCFF0
seats                #6B6C7A    #909291    #77767E    #909893
"""
"""Each role by day, by night, and in both with the contrast of 7:1 for every text on whatever it
stands on. A role with several colours has a row for each.
"""


def _theme(name: str, column: int, chains: Mapping[str, ChainColors]) -> Theme:
    """Return the theme that a column of the table has."""
    found: dict[str, dict[str, list[QColor]]] = {"": {}, "city": {}, "sky": {}}
    for row in _TABLE.strip().splitlines():
        role, *colors = row.split()
        part, _, field = role.rpartition(".")
        found[part].setdefault(field, []).append(QColor(colors[column]))
    roles: dict[str, dict[str, Any]] = {
        part: {name: each[0] if len(each) == 1 else tuple(each) for name, each in fields.items()}
        for part, fields in found.items()
    }
    city, sky = City(**roles["city"]), Sky(**roles["sky"])
    is_night = name.startswith("dark")
    return Theme(name=name, is_night=is_night, city=city, sky=sky, chains=chains, **roles[""])


LIGHT: Final = _theme("light", 0, CHAIN_COLORS)
DARK: Final = _theme("dark", 1, _NIGHT_CHAINS)
LIGHT_CONTRAST: Final = _theme("light_contrast", 2, _STRONG_CHAINS)
DARK_CONTRAST: Final = _theme("dark_contrast", 3, _STRONG_CHAINS | {"T": DARK.chains["T"]})
BASES: Final = (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST)
"""The themes, with the usual colours of the chains."""
