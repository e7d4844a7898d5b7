"""Parts of the panel that look ahead: what the next throw may cost, and where a drive ends."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from acquire_desktop.games.hotel_tycoon.engine.actions import Action, Drive
from acquire_desktop.games.hotel_tycoon.engine.decisions import MoveChoice
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.outlook import Landing
from acquire_desktop.ui.hotel_tycoon.choice_button import Lines
from acquire_desktop.ui.hotel_tycoon.choices import equals_of, landing_of
from acquire_desktop.ui.hotel_tycoon.words.action_texts import drive_title
from acquire_desktop.ui.hotel_tycoon.words.button_text import ActionText
from acquire_desktop.ui.hotel_tycoon.words.names import Names, tile_name
from acquire_desktop.ui.hotel_tycoon.words.outlook_texts import (
    chance_text,
    drive_text,
    outlook_text,
    place_text,
    short_stay_text,
    stay_text,
)
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import join_sentences, label, money, translate


class OutlookTable(QWidget):
    """A sentence about the next throw, and a row for each space with a stay."""

    def __init__(self, found: Sequence[Landing]) -> None:
        super().__init__()
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        box = column(label(outlook_text(found), "small", wraps=True), of=self)
        box.setSpacing(theme.SPACE_HALF)
        if not found:
            return
        heads = (
            translate("HotelOutlook", "Where"),
            translate("HotelOutlook", "Chance"),
            translate("HotelOutlook", "Average"),
            translate("HotelOutlook", "At most"),
        )
        right = Qt.AlignmentFlag.AlignRight
        for at, head in enumerate(heads):
            shown = label(head, "small", tone="muted", align=right if at else None)
            grid.addWidget(shown, 0, at)
        for line, landing in enumerate(found, start=1):
            cells = (
                tile_name(landing.tile),
                chance_text(landing.chance),
                money(landing.mean_cost),
                money(landing.highest_cost),
            )
            for at, text in enumerate(cells):
                tone: theme.Tone = "loss" if at > 1 else "ink"
                align = right | Qt.AlignmentFlag.AlignTop if at else None
                shown = label(text, "small", tone=tone, align=align, wraps=not at)
                grid.addWidget(shown, line, at)
        box.addLayout(grid)


def lines_of(
    action: Action, texts: ActionText, view: View, names: Names
) -> tuple[Lines, Lines | None]:
    """Return the lines of the button of an action, and shorter ones for little room."""
    if not isinstance(action, Drive) or not isinstance(view.decision, MoveChoice):
        short = texts.short
        return Lines(*texts[:2]), None if short is None else Lines(*short[:2])
    landed = landing_of(action, view)
    equals = [each.pips for each in equals_of(action, view) if isinstance(each, Drive)]
    title = texts.title if action.tip else drive_title(equals)
    place = place_text(landed)
    detail = join_sentences([texts.detail, place]) if texts.detail else place
    brief = Lines(drive_text(title, landed), texts.detail, short_stay_text(landed))
    return Lines(title, detail, stay_text(landed, names)), brief
