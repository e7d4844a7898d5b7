"""Figures: the lessons of the money, each with how sure it is and how it was before."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.career.figures import FIGURES, LATEST, Figure
from acquire_desktop.ui.acquire.career.card import Card, invitation
from acquire_desktop.ui.acquire.career.career_texts import (
    FIGURE_TEXTS,
    figure_note,
    figure_value,
)
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, later, translate

_TOP = Qt.AlignmentFlag.AlignTop


class FigureRow(Adaptive, QWidget):
    """One figure."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._figure = Figure(name, 0)
        self._name = self.with_text(label(wraps=True), FIGURE_TEXTS[name])
        self.value = label(size="large", bold=True)
        self.note = label(size="small", tone="muted", wraps=True)
        words = column(self._name, self.note, 1)
        row(Stretched(words, 1), Stretched(self.value, 0, _TOP), of=self, spacing=theme.SPACE_2)

    def show_figure(self, figure: Figure) -> None:
        """Show another figure."""
        self._figure = figure
        tones = {True: "gain", False: "loss", None: "muted"}
        theme.style_text(self.note, "small", tone=tones[figure.is_better])  # type: ignore[arg-type]
        self.retranslate()

    def retranslate(self) -> None:
        self.value.setText(figure_value(self._figure))
        self.note.setText(figure_note(self._figure))


class FiguresCard(Card):
    """All figures."""

    def __init__(self) -> None:
        super().__init__(later("Career", "What your money shows"))
        self.rows = [FigureRow(name) for name in FIGURES]
        self._games = 0
        self._about = label(size="small", tone="muted", wraps=True)
        self.put(self._about, *(Stretched(each, 1) for each in self.rows))

    def show_figures(self, figures: Sequence[Figure]) -> None:
        """Show the figures of somebody's games."""
        self._games = max(figure.games for figure in figures)
        for each, figure in zip(self.rows, figures, strict=True):
            each.show_figure(figure)
        self.retranslate()

    def retranslate(self) -> None:
        self._about.setText(
            invitation()
            if not self._games
            else translate("Career", "Mean of the last %n game(s)", n=min(self._games, LATEST))
        )
