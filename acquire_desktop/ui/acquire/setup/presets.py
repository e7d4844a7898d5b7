"""Presets of a new game: whole choices by one click, each with its words."""

from dataclasses import replace
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.opponents import character_of, level_of, named
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.ui.acquire.setup.new_game import (
    NewGame,
    default_human_name,
    default_new_game,
    with_person,
)
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.acquire.words.setup_texts import edition_name, holdings_name
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.look import phrases, theme
from acquire_desktop.ui.kit.look.lettering import width_px, write
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.texts import join_terse, translate

_EXPERT_LEVEL: Final = "expert"
_PAD_PX: Final = 6


class Preset(StrEnum):
    """A choice that fills the whole page."""

    FIRST = "first"
    USUAL = "usual"
    EXPERTS = "experts"


def preset_choice(preset: Preset, usual: NewGame, present: NewGame) -> NewGame:
    """Return what a preset chooses.

    Args:
        preset: Which.
        usual: What was chosen last.
        present: What is chosen now: its first person stays, under the present name.
    """
    people = [each.name for each in present.players if each.kind is PlayerKind.HUMAN]
    name = next(filter(None, people), default_human_name())
    if preset is Preset.USUAL:
        return with_person(usual, name)
    first = with_person(default_new_game(), name)
    return first if preset is Preset.FIRST else _against_experts(first)


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
        duplicate_requested (): Play one deal after each other instead.
    """

    chosen = Signal(object)
    duplicate_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.cards = {preset: PresetCard() for preset in Preset}
        """The buttons of all presets."""
        self.duplicate = PresetCard()
        """The button that leads to another way to play."""
        self.duplicate.setCheckable(False)
        self.duplicate.clicked.connect(self.duplicate_requested)
        self._usual = default_new_game()
        parts = [Stretched(card, 1) for card in (*self.cards.values(), self.duplicate)]
        self._box = row(*parts, of=self, spacing=theme.SPACE)
        for preset, card in self.cards.items():
            card.clicked.connect(lambda _checked, preset=preset: self.chosen.emit(preset))

    def set_usual(self, usual: NewGame) -> None:
        """Say what was chosen last; it is offered where it is not the first game's."""
        self._usual = usual

    def usual(self) -> NewGame:
        """Return what was chosen last."""
        return self._usual

    def show_chosen(self, present: NewGame) -> None:
        """Mark the preset that the present choice is, if it is one."""
        choices = {each: preset_choice(each, self._usual, present) for each in Preset}
        choice = replace(present, seed="", is_training=False)
        is_own = choices[Preset.USUAL] not in (choices[Preset.FIRST], choices[Preset.EXPERTS])
        self.cards[Preset.USUAL].setVisible(is_own)
        for each, card in self.cards.items():
            card.setChecked(choices[each] == choice)
        self._describe(choices)

    def current(self) -> Preset | None:
        """Return the preset that is marked."""
        marked = (each for each, card in self.cards.items() if card.isChecked())
        return next(marked, None)

    def stack(self, is_stacked: bool) -> None:
        """Stand below each other, or side by side."""
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.TopToBottom if is_stacked else directions.LeftToRight)

    def width_px(self) -> int:
        """Return the least width of the presets side by side."""
        cards = *self.cards.values(), self.duplicate
        shown = [card.sizeHint().width() for card in cards if not card.isHidden()]
        return sum(shown) + theme.SPACE * len(shown)

    def minimumSizeHint(self) -> QSize:
        widest = max(card.sizeHint().width() for card in (*self.cards.values(), self.duplicate))
        return QSize(widest, super().minimumSizeHint().height())

    def _describe(self, choices: dict[Preset, NewGame]) -> None:
        titles = {
            Preset.FIRST: translate("NewGamePage", "First game"),
            Preset.USUAL: translate("NewGamePage", "Usual"),
            Preset.EXPERTS: translate("NewGamePage", "Against experts"),
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
        self._detail = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)

    def set_texts(self, title: str, detail: str) -> None:
        """Set title and detail; both are shown as they are."""
        if (title, detail) != (self.accessibleName(), self._detail):
            self._detail = detail
            self.setAccessibleName(title)
            self.setAccessibleDescription(detail)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        small = theme.font("small")
        width = max(width_px(self.accessibleName(), "body", bold=True), _two_lines_px(self._detail))
        lines = QFontMetrics(theme.font("body", bold=True)).height()
        lines += 2 * QFontMetrics(small).height()
        return QSize(width + 2 * theme.SPACE_2, lines + theme.SPACE_2)

    def paint(self, painter: QPainter) -> None:
        look, place = theme.current(), self.rect().toRectF().adjusted(1, 1, -1, -1)
        is_on = self.isChecked()
        pen = QPen(look.accent if is_on else look.border, theme.OUTLINE_PX if is_on else 1)
        fill = self.ground(look.paper_raised, is_on=is_on)
        draw_box(painter, place, theme.RADIUS, fill, pen)
        inner = self.rect().adjusted(theme.SPACE_2, _PAD_PX, -theme.SPACE_2, -_PAD_PX)
        head = QFontMetrics(theme.font("body", bold=True)).height()
        if width_px(self._detail) <= inner.width():
            inner.translate(0, QFontMetrics(theme.font("small")).height() // 2)
        title = QRect(inner.left(), inner.top(), inner.width(), head)
        write(painter, title, self.accessibleName(), look.ink, "body", bold=True)
        below = inner.adjusted(0, head + 1, 0, 0)
        flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        write(painter, below, self._detail, look.ink_muted, flags=flags)
        if self.hasFocus():
            draw_ring(painter, place, theme.RADIUS)


def _two_lines_px(text: str) -> int:
    """Return how wide two lines are that hold a small text, broken where they are shortest."""
    ends = phrases.ends(text)
    places = [at for at, sign in enumerate(text) if sign == " "] if ends is None else ends.best
    lines = ((text[:at].strip(), text[at:].strip()) for at in places)
    return min((max(map(width_px, both)) for both in lines), default=width_px(text))
