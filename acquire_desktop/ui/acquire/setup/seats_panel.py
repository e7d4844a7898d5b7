"""The players of a new game, a card for each seat."""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QGridLayout, QPushButton, QWidget

from acquire_desktop.games.acquire.engine.board import MAX_SEATS
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.setup.new_game import (
    MIN_SEATS,
    added_player,
    default_human_name,
    person_in,
)
from acquire_desktop.ui.acquire.setup.seat_card import SeatCard
from acquire_desktop.ui.acquire.words.portraits import faces_of, marks_of
from acquire_desktop.ui.acquire.words.setup_texts import name_problems
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.choices import way_in_text
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import label, translate


class SeatsPanel(Adaptive, QWidget):
    """Adds, removes, moves and shuffles players.

    Signals:
        changed (): The players are others now.
        level_chosen (str): The user chose this level for a computer player.
        accepted (): Enter was pressed in a name.
    """

    changed = Signal()
    level_chosen = Signal(str)
    accepted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._human_name = default_human_name()
        self._title = label("", "title", bold=True)
        self.cards = [SeatCard(seat) for seat in range(MAX_SEATS)]
        """The cards of all seats; those beyond the players are hidden."""
        self._count = 0
        self.add_button = QPushButton(icons.icon("plus"), "")
        self.shuffle_button = QPushButton(icons.icon("dice"), "")
        self.add_button.clicked.connect(self._add_player)
        self.shuffle_button.clicked.connect(self._shuffle_players)
        for button in (self.add_button, self.shuffle_button):
            button.setAutoDefault(True)
        self._buttons = row(1, self.add_button, self.shuffle_button, spacing=theme.SPACE)
        self._head = row(Stretched(self._title, 1), self._buttons, spacing=theme.SPACE)
        self._columns = 0
        self._grid = QGridLayout()
        self._grid.setSpacing(theme.SPACE)
        self.coach = QCheckBox()
        """Whether the coach is wanted, where one person plays computers."""
        self._coach_note = label("", "small", tone="muted", wraps=True)
        self.training = QCheckBox()
        """Whether any move is taken back, where one person plays computers."""
        note = Stretched(self._coach_note, 1)
        wishes = row(self.coach, note, self.training, spacing=theme.SPACE_2)
        column(self._head, self._grid, wishes, 1, of=self, spacing=theme.SPACE)
        self.refit()
        for seat, each in enumerate(self.cards):
            each.changed.connect(self.changed)
            each.level_chosen.connect(self.level_chosen)
            each.accepted.connect(self.accepted)
            each.mark_chosen.connect(partial(self._take_mark, seat))
            each.move_requested.connect(partial(self._move_player, seat))
            each.removal_requested.connect(partial(self._remove_player, seat))

    def players(self) -> tuple[Player, ...]:
        """Return the players by seat."""
        return tuple(row.player() for row in self.cards[: self._count])

    def extra_cash(self) -> tuple[int, ...]:
        """Return the dollars beyond the starting cash by seat; empty where nobody has more."""
        extra = tuple(card.extra_cash() for card in self.cards[: self._count])
        return extra if any(extra) else ()

    def is_training(self) -> bool:
        """Tell whether a training game is wanted, and one person alone is there for it."""
        return self.training.isChecked() and bool(person_in(self.players()))

    def show_players(self, players: Sequence[Player], extra_cash: Sequence[int] = ()) -> None:
        """Show these players, and the dollars beyond the starting cash with which they begin."""
        self._count = len(players)
        for each, player in zip(self.cards, players, strict=False):
            each.show_player(player)
        for seat, each in enumerate(self.cards):
            each.show_extra_cash(extra_cash[seat] if seat < len(extra_cash) else 0)
        for seat, each in enumerate(self.cards):
            each.setVisible(seat < self._count)
            each.set_places(seat > 0, seat < self._count - 1, self._count > MIN_SEATS)
        self.add_button.setEnabled(self._count < MAX_SEATS)
        self.changed.emit()

    def show_problems(self) -> None:
        """Show what is wrong with a name beside it, and tell every card of the others."""
        players = self.players()
        self._describe_coach()
        self._describe_training()
        faces, owners = faces_of(players), [""] * MAX_SEATS
        for face, player in zip(faces, players, strict=True):
            owners[face.mark] = player.name
        for each, face in zip(self.cards, faces, strict=False):
            each.show_face(face, owners)
        for seat, (each, text) in enumerate(zip(self.cards, name_problems(players), strict=False)):
            each.show_problem(text)
            each.set_others(players[:seat] + players[seat + 1 :])

    def retranslate(self) -> None:
        """Write all texts again, in the language of now; a default name follows it."""
        self._title.setText(translate("NewGamePage", "Players"))
        self.add_button.setText(translate("NewGamePage", "Add a player"))
        self.coach.setText(translate("NewGamePage", "Coach"))
        self.training.setText(translate("NewGamePage", "Training game"))
        self.shuffle_button.setText(translate("NewGamePage", "Shuffle seats"))
        old_name, self._human_name = self._human_name, default_human_name()
        players = list(self.players())
        for seat, player in enumerate(players):
            if player.kind is PlayerKind.HUMAN and player.name == old_name:
                players[seat] = replace(player, name=self._human_name)
        self.show_players(players, self.extra_cash())

    def refit(self, width: int | None = None) -> None:
        """Put the cards side by side where two fit, else below each other.

        Args:
            width: For how many pixels, if not for those of now.
        """
        room = self.width() if width is None else width
        self._fit_head(room)
        columns = 2 if 2 * self._least_px() + theme.SPACE <= room else 1
        if columns == self._columns:
            return
        self._columns = columns
        for seat, card in enumerate(self.cards):
            self._grid.addWidget(card, seat // columns, seat % columns)
        for column_ in range(2):
            self._grid.setColumnStretch(column_, int(column_ < columns))

    def _fit_head(self, room: int) -> None:
        """Put the buttons beside the title, else below it, else below each other as well."""
        title, add, shuffle = (
            part.sizeHint().width() for part in (self._title, self.add_button, self.shuffle_button)
        )
        both = add + theme.SPACE + shuffle
        ways = QBoxLayout.Direction
        is_beside = title + theme.SPACE + both <= room
        self._head.setDirection(ways.LeftToRight if is_beside else ways.TopToBottom)
        self._buttons.setDirection(ways.LeftToRight if both <= room else ways.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_px(), super().minimumSizeHint().height())

    def _least_px(self) -> int:
        shown = self.cards[: max(self._count, 1)]  # nobody measures the hidden ones again
        return max(card.minimumSizeHint().width() for card in shown)

    def _describe_coach(self) -> None:
        """Say what the coach does, or why there is none."""
        is_alone = bool(person_in(self.players()))
        self.coach.setEnabled(is_alone and compiled.RUNNING)
        text = translate("NewGamePage", "Asks you to think again before a costly decision.")
        if not compiled.RUNNING:
            text = translate(
                "NewGamePage",
                "Needs compiled rules: see {way}.",
                way=way_in_text(
                    translate("Menus", "&Help"), translate("Menus", "&About Acquire Desktop")
                ),
            )
        elif not is_alone:
            text = translate("NewGamePage", "When one person plays against computers.")
        self._coach_note.setText(text)
        self.coach.setAccessibleDescription(text)

    def _describe_training(self) -> None:
        """Say what a training game is, or why there is none."""
        is_alone = bool(person_in(self.players()))
        self.training.setEnabled(is_alone)
        text = translate(
            "NewGamePage",
            "Take back any move, even after the computers' turns. It does not count."
            if is_alone
            else "When one person plays against computers.",
        )
        self.training.setToolTip(text)
        self.training.setAccessibleDescription(text)

    def _places(self) -> list[tuple[Player, int]]:
        """Return the players with their extra cash, which goes where they go."""
        return [(card.player(), card.extra_cash()) for card in self.cards[: self._count]]

    def _show_places(self, places: Sequence[tuple[Player, int]]) -> None:
        self.show_players([player for player, _ in places], [extra for _, extra in places])

    def _add_player(self) -> None:
        self._show_places([*self._places(), (added_player(self.players()), 0)])
        if not self.add_button.isEnabled():
            self.cards[self._count - 1].focus_name()

    def _remove_player(self, seat: int) -> None:
        places = self._places()
        self._show_places(places[:seat] + places[seat + 1 :])
        self.cards[min(seat, self._count - 1)].focus_name()

    def _move_player(self, seat: int, step: int) -> None:
        target = seat + step
        if not 0 <= target < self._count:
            return
        part = self.cards[seat].focused_part()
        places = self._places()
        places[seat], places[target] = places[target], places[seat]
        self._show_places(places)
        if part is not None:
            self.cards[target].focus_part(part)

    def _take_mark(self, seat: int, mark: int) -> None:
        """Give a player a mark; a player who has it takes the other's in its place."""
        players = self.players()
        marks = list(marks_of(players))
        if mark in marks:
            marks[marks.index(mark)] = marks[seat]
        marks[seat] = mark
        is_usual = marks == list(range(self._count))
        self.show_players(
            [
                replace(player, mark=None if is_usual else own)
                for player, own in zip(players, marks, strict=True)
            ],
            self.extra_cash(),
        )

    def _shuffle_players(self) -> None:
        places = self._places()
        random.SystemRandom().shuffle(places)
        self._show_places(places)
