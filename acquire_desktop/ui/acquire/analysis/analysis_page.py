"""Analysis page: set up any position, see what is wrong with it, ask for chances, play it on."""

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.house_rules import house_rules
from acquire_desktop.games.acquire.positions import drafts
from acquire_desktop.games.acquire.positions.analysis import Analysis, Fault, PositionTextError
from acquire_desktop.games.acquire.positions.possible_decisions import decisions_in
from acquire_desktop.ui.acquire.analysis.edit_board import HAND, Brushes, EditBoard
from acquire_desktop.ui.acquire.analysis.findings_pane import (
    FindingsPane,
    fault_text,
    text_problem_text,
)
from acquire_desktop.ui.acquire.analysis.hand_field import HandField
from acquire_desktop.ui.acquire.analysis.holdings_table import CASH, HoldingsModel, HoldingsTable
from acquire_desktop.ui.acquire.analysis.rules_bar import NAME_LENGTH, RulesBar
from acquire_desktop.ui.acquire.setup.house_panel import HousePanel
from acquire_desktop.ui.acquire.setup.level_box import LevelBox
from acquire_desktop.ui.kit.boxes import Part, Stretched, column, row
from acquire_desktop.ui.kit.choices import FittedBox
from acquire_desktop.ui.kit.frames import PlanPage, QuietArea
from acquire_desktop.ui.kit.keys import command_key, has_single_keys, is_command, key_name
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import SignButton, push_button
from acquire_desktop.ui.kit.texts import label, later, translate
from acquire_desktop.ui.kit.voice import announce

_Standard = QKeySequence.StandardKey
_SIDE_LEAST_PX, _LINE_PX = 620, 18
"""What the column beside the board keeps, and a small line, at a text scale of 100 %."""


class AnalysisPage(PlanPage):
    """Shows the position of an ``Analysis`` and edits it.

    Signals:
        left (): Go back to where the user came from.
        take_requested (): Take the position from the game on the table.
        play_requested (int, str): Play on from here: the seat of the person, the others' level.
    """

    left = Signal()
    take_requested = Signal()
    play_requested = Signal(int, str)

    def __init__(self, analysis: Analysis, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.analysis, self._shown_seat = analysis, -1
        self.board, self.brushes, self.rules = EditBoard(), Brushes(), RulesBar()
        self.model = HoldingsModel(self)
        self.table = HoldingsTable(self.model)
        self.hand, self.findings = HandField(), FindingsPane()
        self._title = self.with_text(
            label(size="display", bold=True), later("AnalysisPage", "Analysis board")
        )
        self._back = self.with_text(
            push_button(self.left, "chevron-left"), later("AnalysisPage", "Back")
        )
        self.undo = SignButton("undo", later("AnalysisPage", "Undo"), command="undo")
        self.redo = SignButton("redo", later("AnalysisPage", "Redo"), command="redo")
        self.clear = self.with_text(push_button(analysis.clear), later("AnalysisPage", "Clear"))
        self.copy = self.with_text(push_button(self.copy_text), later("AnalysisPage", "Copy"))
        self.paste = self.with_text(push_button(self.paste_text), later("AnalysisPage", "Paste"))
        self.take = self.with_text(
            push_button(self.take_requested), later("AnalysisPage", "From the game")
        )
        self.ask = push_button(self._ask_or_stop)
        self.play = self.with_text(push_button(self._play), later("AnalysisPage", "Play from here"))
        self.set_text(
            self.play.setToolTip,
            later("AnalysisPage", "Try out “what if…”: this game never counts in your statistics."),
        )
        self._you_label = self.with_text(label(), later("AnalysisPage", "You play"))
        self._level_label = self.with_text(label(), later("AnalysisPage", "against"))
        self.you, self.level = FittedBox(), LevelBox()
        self.set_text(self.you.setAccessibleName, later("AnalysisPage", "You play"))
        self.set_text(self.level.setAccessibleName, later("AnalysisPage", "Level of the computers"))
        self.note = label("", "small", tone="muted", wraps=True)
        self.answer = label("", "small", wraps=True)
        self.answer.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._arrange()
        self._connect()
        self.retranslate()

    @cached_property
    def house(self) -> HousePanel:
        """The rules that can be changed one by one, made when they are asked for."""
        panel = HousePanel()
        panel.changed.connect(self._set_house)
        panel.left.connect(self._leave_house)
        column(Stretched(QuietArea(panel), 1), of=self._rules, margins=theme.SPACE)
        return panel

    def _arrange(self) -> None:
        self.ask.setProperty("role", "primary")
        self.you.setMinimumContentsLength(NAME_LENGTH)
        self._you_label.setBuddy(self.you)
        self._level_label.setBuddy(self.level)
        self.findings.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        head = row(
            *(self._back, self._title, self.undo, self.redo, Stretched(self.answer, 1)),
            *(self.clear, self.take, self.copy, self.paste),
            spacing=theme.SPACE,
        )
        plan = _panel(Stretched(self.board, 1), self.brushes, self.note)
        top = Qt.AlignmentFlag.AlignTop
        asked = row(Stretched(self.hand, 1), Stretched(self.ask, 0, top), spacing=theme.SPACE)
        played = row(
            *(self._you_label, self.you, self._level_label, self.level, 1, self.play),
            spacing=theme.SPACE,
        )
        side = _panel(self.rules, self.table, asked, Stretched(self.findings, 1), played)
        self._table, self._rules = QWidget(), QFrame()
        self._rules.setProperty("role", "panel")
        self._rules.hide()
        parts = Stretched(plan, 1), Stretched(side, 1)
        self._parts = row(*parts, of=self._table, spacing=theme.SPACE_2)
        column(
            head,
            Stretched(self._table, 1),
            Stretched(self._rules, 1),
            of=self,
            spacing=theme.SPACE,
            margins=(theme.SPACE_2, theme.SPACE, theme.SPACE_2, theme.SPACE_2),
        )

    def _connect(self) -> None:
        analysis, board = self.analysis, self.board
        analysis.changed.connect(self._show)
        analysis.found.connect(self._show_findings)
        board.space_cycled.connect(
            lambda tile: analysis.edit(drafts.with_next, tile, self.brushes.chain)
        )
        board.space_put.connect(lambda tile, owner: analysis.edit(drafts.with_space, tile, owner))
        board.hand_toggled.connect(lambda tile: analysis.edit(drafts.with_hand_tile, tile))
        self.brushes.chosen.connect(self._choose_brush)
        self.model.edited.connect(self._set_holding)
        self.hand.typed.connect(lambda tiles: analysis.edit(drafts.with_hand, tiles))
        self.rules.table_chosen.connect(
            lambda edition, players, cards: analysis.set_table(edition, players, power_cards=cards)
        )
        self.rules.turn_chosen.connect(lambda seat: analysis.edit(drafts.with_turn, seat))
        self.rules.decision_chosen.connect(lambda asked: analysis.edit(drafts.with_decision, asked))
        self.rules.house_wanted.connect(self._show_house)
        self.undo.clicked.connect(analysis.undo)
        self.redo.clicked.connect(analysis.redo)

    def names(self) -> tuple[str, ...]:
        """Return the players' names: as in the game it came from, or numbered."""
        taken, count = self.analysis.taken.names, self.analysis.draft.players
        numbered = [
            translate("AnalysisPage", "Player {number}", number=seat + 1)
            for seat in range(len(taken), count)
        ]
        return (*taken, *numbered)

    def forget(self) -> None:
        """Be as before anybody looked: an empty board."""
        self._table.show()
        self._rules.hide()
        self.analysis.begin()
        self.board.forget()
        self._show()

    def copy_text(self) -> None:
        """Put the position on the clipboard, where something can be played from it."""
        if text := self.analysis.text():
            QGuiApplication.clipboard().setText(text)
            self._tell(translate("AnalysisPage", "The position is on the clipboard, as text."))
        else:
            self._tell(translate("AnalysisPage", "Only a legal position can be copied."))

    def paste_text(self) -> None:
        """Take the position from the clipboard, or say why there is none."""
        try:
            self.analysis.paste(QGuiApplication.clipboard().text())
        except PositionTextError as error:
            self._tell(text_problem_text(error.problem))

    def offer_game(self, *, may_take: bool) -> None:
        """Say whether the game on the table can be taken."""
        self.take.setEnabled(may_take)

    def retranslate(self) -> None:
        self.level.retranslate()
        self._show()

    def sizeHint(self) -> QSize:
        return QSize(1200, 640)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the board be as high as the page where what is beside it has enough room."""
        super().resizeEvent(event)
        below = self.brushes.sizeHint().height() + 2 * theme.scaled(_LINE_PX)
        height = self.height() - self._back.sizeHint().height() - below - 7 * theme.SPACE
        room = self.width() - 3 * theme.SPACE_2
        wanted = self.board.width_for(max(0, height)) + 2 * theme.SPACE
        plan = max(room * 11 // 21, min(wanted, room - theme.scaled(_SIDE_LEAST_PX)))
        self._parts.setStretch(0, plan)
        self._parts.setStretch(1, room - plan)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.board.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo, redo, copy and paste, as everywhere; Escape leaves."""
        if is_command(event, "undo"):
            self.analysis.undo()
        elif is_command(event, "redo"):
            self.analysis.redo()
        elif event.matches(_Standard.Copy):
            self.copy_text()
        elif event.matches(_Standard.Paste):
            self.paste_text()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        analysis, names = self.analysis, self.names()
        draft = analysis.draft
        faults = self._faults()
        self.board.show_view(analysis.shown)
        named = frozenset(f.tile for f, _ in faults if f.tile is not None)
        self.board.drawing.highlight.show_tiles(named)
        self.brushes.show_edition(draft.edition)
        self.rules.show_draft(draft, names, decisions_in(draft))
        self.model.show_draft(draft, names, faults)
        is_hidden = bool(analysis.taken.game_id) and not draft.hand
        self.hand.show_hand(draft.hand, names[draft.seat], is_hidden=is_hidden)
        if self._rules.isVisible() and self.house.edition() != draft.edition:
            self._fill_house()
        self.undo.setEnabled(analysis.can_undo)
        self.redo.setEnabled(analysis.can_redo)
        self._offer_seats(names)
        self.answer.clear()
        self._show_note()
        self._show_findings()

    def _faults(self) -> list[tuple[Fault, str]]:
        """Return what is wrong with the position, each with its words."""
        draft, names = self.analysis.draft, self.names()
        return [(fault, fault_text(fault, draft, names)) for fault in self.analysis.faults]

    def _show_findings(self) -> None:
        analysis = self.analysis
        self.findings.show_analysis(analysis, self._faults(), self.names())
        found, is_legal = analysis.findings, analysis.view is not None
        is_thinking = found is not None and found.is_thinking
        text = translate("AnalysisPage", "Work out chances")
        if found is not None and is_thinking:
            text = translate(
                "AnalysisPage", "Stop ({stage} of {stages})",
                stage=found.stage + 1, stages=found.stages,
            )  # fmt: skip
        self.ask.setText(text)
        self.ask.setEnabled(is_legal)
        self.play.setEnabled(is_legal)
        self.copy.setEnabled(is_legal)

    def _show_note(self) -> None:
        note = translate(
            "AnalysisPage",
            "Arrow keys move. {enter} cycles: tile, chain, empty. A chain's key: that chain. "
            "{tile}: tile. {nothing}: empty. {hand}: hand."
            if has_single_keys()
            else "Arrow keys move. {enter} cycles: tile, chain, empty. {nothing} empties the "
            "space.",
            enter=key_name("Enter"),
            tile=key_name(command_key("put_tile")),
            nothing=key_name("Del"),
            hand=key_name(command_key("put_into_hand")),
        )
        self.note.setText(note)

    def _tell(self, text: str) -> None:
        self.answer.setText(text)
        announce(self.answer, text)

    def _offer_seats(self, names: Sequence[str]) -> None:
        before = self.you.currentIndex() if self.you.count() == len(names) else -1
        old_seat, self._shown_seat = self._shown_seat, self.analysis.draft.seat
        self.you.clear()
        self.you.addItems(list(names))
        is_same = before >= 0 and old_seat == self._shown_seat
        self.you.setCurrentIndex(before if is_same else self._shown_seat)

    def _choose_brush(self, number: int) -> None:
        self.board.takes_hand = number == HAND
        self.board.setFocus()

    def _set_holding(self, row_at: int, column_at: int, value: int) -> None:
        if column_at == CASH:
            self.analysis.edit(drafts.with_cash, row_at, value)
        else:
            self.analysis.edit(drafts.with_stock, row_at, column_at, value)

    def _show_house(self) -> None:
        """Show the rules that can be changed in place of the position."""
        self._fill_house()
        self._rules.show()
        self._table.hide()
        self.house.focus_cash()

    def _fill_house(self) -> None:
        edition = self.analysis.draft.edition
        self.house.show_rules(EDITIONS[edition.key], house_rules(edition))

    def _set_house(self) -> None:
        draft = self.analysis.draft
        edition = self.house.edition()
        self.analysis.set_table(edition, draft.players, power_cards=draft.power_cards)

    def _leave_house(self) -> None:
        self._table.show()
        self._rules.hide()
        self.rules.house.setFocus()

    def _ask_or_stop(self) -> None:
        found = self.analysis.findings
        if found is not None and found.is_thinking:
            self.analysis.stop()
        else:
            self.analysis.ask()

    def _play(self) -> None:
        self.play_requested.emit(self.you.currentIndex(), self.level.level())


def _panel(*parts: Part) -> QFrame:
    """Return a panel with parts below each other."""
    panel = QFrame()
    panel.setProperty("role", "panel")
    column(*parts, of=panel, spacing=theme.SPACE, margins=theme.SPACE)
    return panel
