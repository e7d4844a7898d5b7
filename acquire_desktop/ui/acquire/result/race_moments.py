"""Race moments: what decided the game, told line by line while the account goes on."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from acquire_desktop.games.acquire.review.key_moments import KeyMoment
from acquire_desktop.ui.acquire.result.key_moments import moment_text
from acquire_desktop.ui.acquire.result.race import Race
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, translate


class RaceMoments(Adaptive, QWidget):
    """Has a place for every moment from the beginning, so that nothing jumps when it is told."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moments: Sequence[KeyMoment] = ()
        self._words: GameNames | None = None
        self._steps: list[int] = []
        """When each of them is told."""
        self._step = -1
        self._size: theme.TextSize = "body"
        self._lines: list[tuple[QLabel, ...]] = []
        self._title = label(bold=True)
        self._body = QWidget()
        self._column = column(self._title, self._body, 1, of=self, spacing=theme.SPACE_HALF)
        _keep_place(self._title)
        self.retranslate()

    def show_moments(self, moments: Sequence[KeyMoment], race: Race, words: GameNames) -> None:
        """Make room for the moments of a game, in the order in which they are told.

        Those of a chain come when it is paid out, and the others with the winner.
        """
        chains = [payout.chain for payout in race.payouts]

        def step_of(moment: KeyMoment) -> int:
            paid = (step for step, chain in enumerate(chains, 1) if chain in moment.chains)
            return next(paid, race.last)

        self._moments, self._words = sorted(moments, key=step_of), words
        self._steps = [step_of(moment) for moment in self._moments]
        self.retranslate()

    def set_size(self, size: theme.TextSize) -> None:
        """Write in a size."""
        if size != self._size:
            self._size = size
            self.retranslate()

    def forget(self) -> None:
        """Know no game."""
        self._moments, self._words, self._steps = (), None, []
        self.retranslate()

    def show_step(self, step: int) -> None:
        """Show the moments that are told until a step."""
        self._step = step
        self._show_told()

    def retranslate(self) -> None:
        self._title.setText(translate("FinalAccount", "What decided it"))
        theme.style_text(self._title, self._size, bold=True)
        body, words, size = QWidget(), self._words, self._size
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_2)
        grid.setVerticalSpacing(theme.SPACE_HALF)
        grid.setColumnStretch(1, 1)
        self._lines = [(self._title,)]
        for moment in self._moments if words is not None else ():
            turn = translate("KeyMoments", "Turn {turn}", turn=moment.turn)
            text = moment_text(moment, words) if words is not None else ""
            line = (
                label(turn, size, bold=True, tone="muted"),
                label(text, size, tone="muted", wraps=True),
            )
            for at, each in enumerate(line):
                _keep_place(each)
                grid.addWidget(each, len(self._lines), at, Qt.AlignmentFlag.AlignTop)
            self._lines.append(line)
        self._column.replaceWidget(self._body, body)
        self._body.hide()
        self._body.deleteLater()
        self._body = body
        self._show_told()

    def _show_told(self) -> None:
        for line, step in zip(
            self._lines, [min(self._steps, default=0), *self._steps], strict=True
        ):
            for each in line:
                each.setVisible(step <= self._step and bool(self._steps))


def _keep_place(each: QWidget) -> None:
    policy = each.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    each.setSizePolicy(policy)
