"""Presets of a new game: whole choices by one click, each with its words."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.opponents import character_of, level_of, named
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.setup.new_game import (
    NewGame,
    added_person,
    default_human_name,
    default_new_game,
    person_in,
    with_person,
)
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.acquire.words.setup_texts import edition_name, holdings_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import take_out
from acquire_desktop.ui.kit.look import phrases, theme
from acquire_desktop.ui.kit.look.lettering import width_px, write
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.texts import escape_html, join_terse, translate

_EXPERT_LEVEL: Final = "expert"
_FRIENDS: Final = 3
"""So many people at least sit down to an evening."""
_PAD_PX: Final = 6
_ROUNDING_PX: Final = 2
"""Qt breaks a line that has no more than the room it was measured with."""


class Preset(StrEnum):
    """A choice that fills the whole page."""

    FIRST = "first"
    FRIENDS = "friends"
    EXPERTS = "experts"
    USUAL = "usual"


def preset_choice(preset: Preset, usual: NewGame, present: NewGame) -> NewGame:
    """Return what a preset chooses.

    Args:
        preset: Which.
        usual: What was chosen last.
        present: What is chosen now: its first person stays, under the present name.
    """
    people = [each for each in present.players if each.kind is PlayerKind.HUMAN]
    names = [*(each.name for each in people), person_in(usual.players)]
    name = next(filter(None, names), default_human_name())
    if preset is Preset.USUAL:
        return with_person(usual, name)
    first = with_person(default_new_game(), name)
    if preset is Preset.FRIENDS:
        return _with_friends(first, people)
    return first if preset is Preset.FIRST else _against_experts(first)


def _with_friends(first: NewGame, people: Sequence[Player]) -> NewGame:
    """Return a table of people alone who know of each other only what was announced."""
    seated = [replace(each, mark=None) for each in people] or [first.players[0]]
    while len(seated) < _FRIENDS:
        seated.append(added_person(seated, len(seated) + 1))
    return replace(first, players=tuple(seated), holdings=Holdings.AIDED)


def _against_experts(first: NewGame) -> NewGame:
    """Return the same table with strong computers and, as they play best, hidden holdings."""
    players = tuple(
        replace(each, level=named(_EXPERT_LEVEL, character_of(each.level)), program="")
        if each.level
        else each
        for each in first.players
    )
    return replace(first, players=players, holdings=Holdings.HIDDEN)


def choice_text(choice: NewGame) -> str:
    """Describe a choice in one line: opponents, edition and holdings."""
    players, edition = choice.players, edition_name(choice.edition())
    levels = [level_of(each.level) for each in players if each.level]
    holdings = holdings_name(choice.holdings)
    has_programs = any(each.program for each in players)
    if len(levels) == len(players) - 1 and len(set(levels)) == 1 and not has_programs:
        return translate(
            "NewGamePage",
            "{count} × {level}, {edition}, {holdings}",
            count=len(levels),
            level=level_text(levels[0]),
            edition=edition,
            holdings=holdings,
        )
    return translate(
        "StartPage",
        "%n player(s), {edition}, {holdings}",
        n=len(players),
        edition=edition,
        holdings=holdings,
    )


def gives_hints(preset: Preset) -> bool:
    """Tell whether a game by this preset always offers hints."""
    return preset is Preset.FIRST


class PresetBar(Adaptive, QWidget):
    """Shows the presets side by side, the one that is chosen marked.

    Signals:
        chosen (Preset): Fill the page with this one.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.cards = {preset: PresetCard() for preset in Preset}
        """The buttons of all presets."""
        self.duplicate = PresetCard()
        """The button that leads to another way to play."""
        self.duplicate.setCheckable(False)
        self.usual, self._has_usual = default_new_game(), False
        """What was chosen last; it is offered where it is not the first game's."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.SPACE)
        for card in (*self.cards.values(), self.duplicate):
            card.setParent(self)  # what is shown without one would be a window
        for preset, card in self.cards.items():
            card.clicked.connect(lambda _checked, preset=preset: self.chosen.emit(preset))

    def show_chosen(self, present: NewGame) -> None:
        """Mark the preset that the present choice is, if it is one."""
        choices = {each: preset_choice(each, self.usual, present) for each in Preset}
        choice = replace(present, seed="", is_training=False)
        others = [chosen for each, chosen in choices.items() if each is not Preset.USUAL]
        self._has_usual = choices[Preset.USUAL] not in others
        self.cards[Preset.USUAL].setVisible(self._has_usual)
        for each, card in self.cards.items():
            card.setChecked(choices[each] == choice)
        self._describe(choices)

    def current(self) -> Preset | None:
        """Return the preset that is marked."""
        marked = (each for each, card in self.cards.items() if card.isChecked())
        return next(marked, None)

    def width_px(self) -> int:
        """Return the least width of the presets side by side."""
        shown = [card.whole_px() for card in self._shown()]
        return sum(shown) + theme.SPACE * len(shown)

    def stand(self, width: int) -> None:
        """Stand side by side in so many pixels, or in as few lines as there is room for."""
        shown = self._shown()
        columns, is_short = len(shown), self.width_px() > width
        for card in shown:
            card.set_short(is_short=is_short)
        if is_short:
            widest = max(card.sizeHint().width() for card in shown)
            columns = min(columns, max(1, width // (widest + theme.SPACE)))
        columns = -(-len(shown) // -(-len(shown) // columns))
        take_out(self._grid, *self.cards.values(), self.duplicate)
        for at, card in enumerate(shown):
            self._grid.addWidget(card, at // columns, at % columns)
        for at in range(len(self.cards) + 1):
            self._grid.setColumnStretch(at, int(at < columns))

    def minimumSizeHint(self) -> QSize:
        widest = max(card.sizeHint().width() for card in self._shown())
        return QSize(widest, super().minimumSizeHint().height())

    def _shown(self) -> list["PresetCard"]:
        cards = [*self.cards.values(), self.duplicate]
        return [card for card in cards if card is not self.cards[Preset.USUAL] or self._has_usual]

    def _describe(self, choices: dict[Preset, NewGame]) -> None:
        titles = {
            Preset.FIRST: translate("NewGamePage", "First game"),
            Preset.FRIENDS: translate("SitDown", "Evening with friends"),
            Preset.EXPERTS: translate("SitDown", "Against the best"),
            Preset.USUAL: translate("SitDown", "Last time again"),
        }
        for each, card in self.cards.items():
            detail = choice_text(choices[each])
            if gives_hints(each):
                detail = join_terse((detail, translate("NewGamePage", "hints always")))
            card.set_texts(titles[each], detail)
        self.duplicate.set_texts(
            translate("Duplicate", "Duplicate"),
            translate("Duplicate", "2 to 6 people play the same deal, one after another"),
        )


class PresetCard(PaintedButton):
    """A button with a title and up to two lines that say what is chosen."""

    def __init__(self) -> None:
        super().__init__(takes_enter=True)
        self._detail, self._is_short = "", False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)

    def set_texts(self, title: str, detail: str) -> None:
        """Set title and detail; both are shown as they are."""
        if (title, detail) != (self.accessibleName(), self._detail):
            self._detail = detail
            self.setAccessibleName(title)
            self.setAccessibleDescription(detail)
            self.setToolTip(escape_html(detail))
            self.updateGeometry()
            self.update()

    def set_short(self, *, is_short: bool) -> None:
        """Leave out the detail, which the tool tip has as well, or not."""
        if is_short != self._is_short:
            self._is_short = is_short
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        if self._is_short:
            title = width_px(self.accessibleName(), "body", bold=True)
            high = QFontMetrics(theme.font("body", bold=True)).height()
            return QSize(title + 2 * theme.SPACE_2, high + theme.SPACE_2)
        lines = QFontMetrics(theme.font("body", bold=True)).height()
        lines += 2 * QFontMetrics(theme.font("small")).height()
        return QSize(self.whole_px(), lines + theme.SPACE_2)

    def whole_px(self) -> int:
        """Return the width that title and detail need, in pixels."""
        width = max(width_px(self.accessibleName(), "body", bold=True), _two_lines_px(self._detail))
        return width + _ROUNDING_PX + 2 * theme.SPACE_2

    def paint(self, painter: QPainter) -> None:
        look, place = theme.current(), self.rect().toRectF().adjusted(1, 1, -1, -1)
        is_on = self.isChecked()
        pen = QPen(look.accent if is_on else look.border, theme.OUTLINE_PX if is_on else 1)
        fill = self.ground(look.paper_raised, is_on=is_on)
        draw_box(painter, place, theme.RADIUS, fill, pen)
        inner = self.rect().adjusted(theme.SPACE_2, _PAD_PX, -theme.SPACE_2, -_PAD_PX)
        head = QFontMetrics(theme.font("body", bold=True)).height()
        if self._is_short:
            write(painter, inner, self.accessibleName(), look.ink, "body", bold=True)
            self._paint_ring(painter, place)
            return
        if width_px(self._detail) <= inner.width():
            inner.translate(0, QFontMetrics(theme.font("small")).height() // 2)
        title = QRect(inner.left(), inner.top(), inner.width(), head)
        write(painter, title, self.accessibleName(), look.ink, "body", bold=True)
        below = inner.adjusted(0, head + 1, 0, 0)
        flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        write(painter, below, self._detail, look.ink_muted, flags=flags)
        self._paint_ring(painter, place)

    def _paint_ring(self, painter: QPainter, place: QRectF) -> None:
        if self.hasFocus():
            draw_ring(painter, place, theme.RADIUS)


def _two_lines_px(text: str) -> int:
    """Return how wide two lines are that hold a small text, broken where they are shortest."""
    ends = phrases.ends(text)
    places = [at for at, sign in enumerate(text) if sign == " "] if ends is None else ends.best
    lines = ((text[:at].strip(), text[at:].strip()) for at in places)
    return min((max(map(width_px, both)) for both in lines), default=width_px(text))
