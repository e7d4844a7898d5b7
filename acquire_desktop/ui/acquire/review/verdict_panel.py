"""Verdict panel: what a decision was worth and why, and what can be done from there."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.advice.judgement import Stage
from acquire_desktop.games.acquire.review.reviewed_game import ReviewedGame
from acquire_desktop.ui.acquire.review.money_texts import story_at
from acquire_desktop.ui.acquire.review.review_texts import (
    loss_text,
    moment_text,
    points_meaning,
    verdict_texts,
)
from acquire_desktop.ui.acquire.table.decisions.play_on_button import PlayOnButton
from acquire_desktop.ui.acquire.words.character_texts import stood_in_text
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.keys import command_key, with_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import join_sentences, label, later, translate

_LINES = 4
"""So many lines are seen without scrolling."""


class VerdictPanel(Adaptive, QWidget):
    """Shows the verdict on one decision.

    Signals:
        try_asked (): The player wants to decide once more.
        branch_asked (bool): The game is to go on from here, with new luck or the same tiles.
    """

    try_asked = Signal()
    branch_asked = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label(bold=True)
        self.text = label(wraps=True)
        self.set_text(self.title.setToolTip, points_meaning)
        self.try_button = self.with_text(
            push_button(self.try_asked), later("Review", "Try it myself")
        )
        self.branch_button = PlayOnButton(self, lambda: command_key("play_on"))
        self.branch_button.branch_asked.connect(self.branch_asked)
        body = QWidget()
        column(self.title, Gap(2), self.text, 1, of=body)
        row(
            Stretched(QuietArea(body), 1),
            column(self.try_button, self.branch_button, 1, spacing=theme.SPACE),
            of=self,
            spacing=theme.SPACE_2,
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.refit()
        self.retranslate()
        self.forget()

    def show_step(self, known: ReviewedGame, step: int) -> None:
        """Tell of the decision after so many lines."""
        judged = known.plan.judgements.get(step)
        told, texts = [], []
        if judged is None:
            moment = translate("Review", "This decision has not been reviewed yet.")
        else:
            moment = moment_text(known.game.turn_at(step), judged.kind)
            texts = verdict_texts(known, judged, story_at(known, step))
            if judged.is_certain:
                loss, mark = loss_text(judged), judged.mark.value
                cost = translate("Review", "cost: {loss} points {mark}", loss=loss, mark=mark)
                told = [cost.strip()]
            elif judged.stage is Stage.QUICK:
                told = [translate("Review", "first estimate")]
        # Behind the moment stands the computer that decided for a person.
        by = stood_in_text(known.game.stood_in.get(step, ""))
        self.title.setText("   ·   ".join([moment, *([by] if by else []), *told]))
        self.text.setText(join_sentences(texts))
        self.setAccessibleDescription(self.text.text())
        self.try_button.setEnabled(judged is not None)
        self.branch_button.setEnabled(True)

    def forget(self) -> None:
        """Tell nothing."""
        self.title.clear()
        self.text.clear()
        self.setAccessibleDescription("")
        self.try_button.setEnabled(False)
        self.branch_button.setEnabled(False)

    def open_branch_menu(self) -> None:
        """Offer the ways in which the game can go on."""
        if self.branch_button.isEnabled():
            self.branch_button.showMenu()

    def retranslate(self) -> None:
        self.try_button.setToolTip(with_key(self.try_button.text(), command_key("try_it")))
        self.branch_button.retranslate()

    def refit(self) -> None:
        line = QFontMetrics(theme.font()).lineSpacing()
        self.setFixedHeight((_LINES + 1) * line + theme.SPACE_2 + theme.SPACE)
