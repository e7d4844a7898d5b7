"""Verdict panel: what a decision was worth and why, and what can be done from there."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.review.review_vocabulary import Judgement, Stage, Why
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
        self.try_button = self.with_text(
            push_button(self.try_asked), later("Review", "Try it myself")
        )
        self.branch_button = PlayOnButton(self, lambda: command_key("play_on"))
        self._judged: Judgement | None = None
        self._turn = 0
        self._why: Why | None = None
        self._edition: Edition | None = None
        self._names: Sequence[str] = ()
        self._stood_in = self._story = ""
        self._arrange()
        self.branch_button.branch_asked.connect(self.branch_asked)
        self.retranslate()

    def show_verdict(
        self,
        judged: Judgement | None,
        why: Why | None,
        turn: int,
        edition: Edition,
        names: Sequence[str],
        stood_in: str = "",
        story: str = "",
    ) -> None:
        """Tell of a decision.

        Args:
            judged: What it was worth; None while that is not known.
            why: What speaks for what; None where nothing was better.
            turn: The turn in which it was made.
            edition: Names the chains.
            names: The players' names by seat.
            stood_in: The level of the computer that decided in the place of a person; empty where
                none did.
            story: What came of it and what it cost; empty where no cost is known.
        """
        self._stood_in, self._story = stood_in, story
        self._judged, self._why, self._turn = judged, why, turn
        self._edition, self._names = edition, names
        self.retranslate()

    def forget(self) -> None:
        """Tell nothing."""
        self._judged = self._why = self._edition = None
        self.retranslate()

    def open_branch_menu(self) -> None:
        """Offer the ways in which the game can go on."""
        if self.branch_button.isEnabled():
            self.branch_button.showMenu()

    def retranslate(self) -> None:
        self.try_button.setToolTip(with_key(self.try_button.text(), command_key("try_it")))
        self.branch_button.retranslate()
        self.try_button.setEnabled(self._judged is not None)
        self.branch_button.setEnabled(self._edition is not None)
        self.title.setToolTip(points_meaning())
        self._tell()

    def refit(self) -> None:
        line = QFontMetrics(theme.font()).lineSpacing()
        self.setFixedHeight((_LINES + 1) * line + theme.SPACE_2 + theme.SPACE)

    def _tell(self) -> None:
        judged, edition = self._judged, self._edition
        if edition is None or judged is None:
            waiting = translate("Review", "This decision has not been reviewed yet.")
            self.title.setText("" if edition is None else self._headline([waiting]))
            self.text.clear()
            self.setAccessibleDescription("")
            return
        parts = [moment_text(self._turn, judged.kind)]
        if judged.is_certain:
            parts.append(
                translate(
                    "Review", "cost: {loss} points {mark}", loss=loss_text(judged),
                    mark=judged.mark.value,
                ).strip()
            )  # fmt: skip
        elif judged.stage is Stage.QUICK:
            parts.append(translate("Review", "first estimate"))
        self.title.setText(self._headline(parts))
        is_stood_in = bool(self._stood_in)
        texts = verdict_texts(
            *(judged, self._why, edition, self._names),
            story=self._story,
            is_stood_in=is_stood_in,
        )
        self.text.setText(join_sentences(texts))
        self.setAccessibleDescription(self.text.text())

    def _headline(self, texts: list[str]) -> str:
        """Return the headline; behind the moment stands the computer that decided for a person."""
        by = stood_in_text(self._stood_in)
        return "   ·   ".join([texts[0], *([by] if by else []), *texts[1:]])

    def _arrange(self) -> None:
        body = QWidget()
        column(self.title, Gap(2), self.text, 1, of=body)
        area = QuietArea(body)
        row(
            Stretched(area, 1),
            column(self.try_button, self.branch_button, 1, spacing=theme.SPACE),
            of=self,
            spacing=theme.SPACE_2,
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.refit()
