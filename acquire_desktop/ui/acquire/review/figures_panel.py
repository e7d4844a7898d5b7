"""Figures panel: what a player gave away in a game, beside what levels give away."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.review.review_vocabulary import Report, ReviewState
from acquire_desktop.ui.acquire.review.review_texts import (
    figures_text,
    left_out_text,
    points_meaning,
    share_text,
)
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.texts import escape_html, join_sentences, label, translate


class FiguresPanel(Adaptive, QWidget):
    """Tells a player's figures; what is not judged well enough yet has none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share = label(bold=True, wraps=True)
        self.totals = label(size="small", tone="muted", wraps=True)
        self._report: Report | None = None
        self._names: Sequence[str] = ()
        self._left_out = 0
        self._is_rough = True
        self._state = ReviewState.NONE
        column(self.share, self.totals, of=self, spacing=2)
        self.retranslate()

    def show_report(
        self,
        report: Report,
        names: Sequence[str],
        state: ReviewState,
        left_out: int = 0,
        *,
        is_rough: bool,
    ) -> None:
        """Tell the figures of a player.

        Args:
            report: Of the player.
            names: The players' names by seat.
            state: Whether other decisions will be judged.
            left_out: Decisions that a computer made in that player's place.
            is_rough: Whether not all decisions are judged well enough.
        """
        self._report, self._names = report, names
        self._left_out = left_out
        self._is_rough, self._state = is_rough, state
        self.retranslate()

    def forget(self) -> None:
        """Tell nothing."""
        self._report = None
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Review", "What was given away in all"))
        report = self._report
        if report is None:
            self.share.clear()
            self.totals.clear()
            return
        self.share.setText(share_text(report, self._names, self._state, is_rough=self._is_rough))
        is_told = report.decisions > 0 and not self._is_rough
        told = [figures_text(report, self._names)] if is_told else []
        told.append(left_out_text(self._left_out, self._names, report.seat))
        self.totals.setText(join_sentences([text for text in told if text]))
        meaning = translate(
            "Review",
            "The mean of what was given away of the chance there was, over all decisions with a"
            " choice and a chance of 5% or more, each looked at as closely as the others.",
        )
        self.share.setToolTip(f"<span>{escape_html(meaning)}</span>")
        self.totals.setToolTip(f"<span>{escape_html(points_meaning())}</span>")
