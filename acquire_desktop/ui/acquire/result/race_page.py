"""Race page: the final account plays by itself, chain by chain, until the winner is known."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.events import Event
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.review.key_moments import KeyMoment
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.result.final_board import FinalBoard
from acquire_desktop.ui.acquire.result.key_moments import RaceMoments
from acquire_desktop.ui.acquire.result.race import CASH_STEP, Race, race_of
from acquire_desktop.ui.acquire.result.race_track import RaceTrack
from acquire_desktop.ui.acquire.result.result_texts import (
    chips_of,
    headline_text,
    overline_text,
    pace_text,
    sum_text,
)
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words, hide_tooltip
from acquire_desktop.ui.kit.keys import acting_key, key_name
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.lettering import wrapped_rect
from acquire_desktop.ui.kit.step_chips import SignChip, StepChips
from acquire_desktop.ui.kit.story_player import STEP_MS, StoryPlayer
from acquire_desktop.ui.kit.texts import join_sentences, keep_room, label, later, translate
from acquire_desktop.ui.kit.voice import announce

_BOARD_SHARE: Final = 0.18
_BOARD_MOST_PX: Final = 224
_BOARD_LEAST_PX: Final = 96
"""The share of the page's height that the board has, and its own heights."""
_WIDE_PX: Final = 1400
_TALL_PX: Final = 900
"""From these sizes on, at a text scale of 100 %, headline, sum and moments are larger."""
_ALL_TEXT: Final = 0xFFFF


class RacePage(Adaptive, QWidget):
    """Shows a final account: headline, sum, bars, steps, board, and the reasons for the result.

    Signals:
        finished (): The reader goes on to the result.
        heard (str): A step is told, by the name of its sound.
    """

    finished = Signal()
    heard = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.race: Race | None = None
        """The final account on view, or None."""
        self.player = StoryPlayer(self, is_watched=True)
        self._words: GameNames | None = None
        self._step_ms = 0
        self._is_painted = False
        self._overline = label(size="small", bold=True, tone="accent")
        top = Qt.AlignmentFlag.AlignTop
        self._headline = label(size="display", bold=True, wraps=True, align=top)
        self._sum = label(tone="muted", wraps=True, align=top)
        self.track = RaceTrack()
        self.chips = StepChips(SignChip)
        self.board = FinalBoard()
        self.moments = RaceMoments()
        self._hint = label(size="small", tone="muted", wraps=True)
        self.hold_button, self.skip_button, self.next_button = (QPushButton() for _ in range(3))
        self._arrange()
        self.chips.chosen.connect(self.player.walk_to)
        self.hold_button.clicked.connect(self.player.toggle)
        self.skip_button.clicked.connect(self.player.left)
        self.next_button.clicked.connect(self.player.go_on)
        self.player.moved.connect(self._show_step)
        self.player.switched.connect(self._follow_player)
        self.player.due.connect(self.player.show_next)
        self.player.ended.connect(self.finished)
        self.player.left.connect(self.finished)
        self.set_text(self.setAccessibleName, later("FinalAccount", "Final account"))
        self.set_text(self.skip_button.setText, later("FinalAccount", "See the result"))
        self.retranslate()

    def _arrange(self) -> None:
        body = QWidget()
        self._area = QuietArea(body)
        policy = self.chips.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Fixed)
        self.chips.setSizePolicy(policy)
        self._column = column(
            self._overline,
            Gap(theme.SPACE_HALF),
            self._headline,
            Gap(theme.SPACE_HALF),
            self._sum,
            Gap(theme.SPACE),
            Stretched(self.track, 1),
            Gap(theme.SPACE),
            self.chips,
            Gap(theme.SPACE_2),
            row(self.board, Stretched(self.moments, 1), spacing=theme.SPACE_3),
            of=body,
            margins=(theme.SPACE_4, theme.SPACE_2, theme.SPACE_4, theme.SPACE),
        )
        for button in (self.hold_button, self.skip_button, self.next_button):
            button.setAutoDefault(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the page
        self.hold_button.setProperty("quiet", True)
        self.skip_button.setProperty("quiet", True)
        self.next_button.setProperty("primary", True)
        buttons = row(
            Stretched(self._hint, 1),
            self.hold_button,
            self.skip_button,
            self.next_button,
            spacing=theme.SPACE_2,
            margins=(theme.SPACE_4, theme.SPACE, theme.SPACE_4, theme.SPACE_2),
        )
        column(Stretched(self._area, 1), buttons, of=self)

    # PageContext

    @property
    def is_telling(self) -> bool:
        """Whether an account is shown that the reader has not left."""
        return self.race is not None

    def begin(
        self,
        view: View,
        events: Sequence[Event],
        players: Sequence[Player],
        moments: Sequence[KeyMoment],
        speed: Speed,
    ) -> None:
        """Tell the account of a finished game from its first step, as soon as the page is shown.

        Args:
            view: The game at its end.
            events: Everything that happened.
            players: By seat.
            moments: What decided the game.
            speed: How fast computers play, and this.
        """
        self.race = race_of(events)
        self._words = words = GameNames(view.edition, names_of(players))
        self._step_ms = STEP_MS[speed]
        self.player.position, self.player.last = CASH_STEP, self.race.last
        self.player.set_playing(bool(self._step_ms))
        faces = faces_of(players)
        self.track.show_race(self.race, words, faces)
        self.board.show_view(view)
        self.moments.show_moments(moments, self.race, words)
        self._show_step()
        self._share_room()

    def forget(self) -> None:
        """Leave nothing of the game."""
        hide_tooltip()
        self.player.stop_waiting()
        self.race = self._words = None
        for part in (self.track, self.chips, self.board, self.moments):
            part.forget()
        for words in (self._overline, self._headline, self._sum):
            clear_words(words)

    def _follow_player(self) -> None:
        if self.player.plays and not self._step_ms:
            self._step_ms = STEP_MS[Speed.NORMAL]
        self._play()
        self._say_pace()

    def _show_step(self) -> None:
        race, step = self.race, self.player.position
        if race is None:
            return
        payout = race.payout_at(step)
        self.track.go_to(step)
        self.board.set_light(None if payout is None else payout.chain)
        self.moments.show_step(step)
        self._say()
        self._play()
        if self.isVisible():
            self.heard.emit("win" if step == race.last else "step")
        texts = (f"{self._headline.text()}.", self._sum.text(), self.track.accessibleDescription())
        announce(self, join_sentences(list(filter(None, texts))))

    def _play(self) -> None:
        """Wait for the next step while the page is seen and nobody holds it."""
        can_play = self.race is not None and self.isVisible() and not self.player.is_at_end
        if can_play and self.player.plays:
            self.player.wait(self._step_ms)
        else:
            self.player.stop_waiting()

    # Saying

    def retranslate(self) -> None:
        self.skip_button.setToolTip(key_name("Esc"))
        self.hold_button.setToolTip(acting_key("Space"))
        self.next_button.setToolTip(key_name("Right"))
        self._say()
        self._share_room()

    def redraw(self) -> None:
        self._say_pace()

    def refit(self) -> None:
        self._share_room()

    def _say(self) -> None:
        race, words, step = self.race, self._words, self.player.position
        if race is not None and words is not None:
            self.chips.show_steps(chips_of(race, words), step)
            self._overline.setText(overline_text(race, words))
            self._headline.setText(headline_text(race, step, words))
            self._sum.setText(sum_text(race, step, words))
        self._say_pace()

    def _say_pace(self) -> None:
        is_at_end = self.race is not None and self.player.is_at_end
        is_held = not self.player.plays
        go_on, hold = translate("FinalAccount", "Resume"), translate("FinalAccount", "Pause")
        self.hold_button.setText(go_on if is_held else hold)
        self.hold_button.setIcon(icons.icon("play" if is_held else "pause"))
        self.next_button.setText(
            translate("FinalAccount", "See the result" if is_at_end else "Next")
        )
        self.next_button.setIcon(icons.icon("arrow-right", on_accent=True))
        self.hold_button.setVisible(not is_at_end)
        self.skip_button.setVisible(not is_at_end)
        self._hint.setText("" if is_at_end else pace_text(is_held=is_held))

    # Room

    def _share_room(self) -> None:
        """Give the sum room for its longest text, and the board what is left if that will do."""
        race, words = self.race, self._words
        if race is None or words is None:
            return
        is_wide = self.width() >= theme.scaled(_WIDE_PX)
        is_large = is_wide and self.height() >= theme.scaled(_TALL_PX)
        theme.style_text(self._headline, "headline" if is_large else "display", bold=True)
        theme.style_text(self._sum, "title" if is_wide else "body", tone="muted")
        self.moments.set_size("title" if is_large else "body")
        width = self._area.viewport().width()
        for each, text_of in ((self._headline, headline_text), (self._sum, sum_text)):
            room = max(width - 2 * theme.SPACE_4, 1)
            texts = (text_of(race, step, words) for step in range(race.last + 1))
            lines = [wrapped_rect(text, each.font(), room).height() for text in texts]
            keep_room(each, height=max(lines))
        height = round(self.height() * _BOARD_SHARE)
        self.board.set_height(max(_BOARD_LEAST_PX, min(height, _BOARD_MOST_PX)))
        self.board.show()
        needed = self._column.totalHeightForWidth(width)
        self.board.setVisible(needed <= self._area.viewport().height())

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._share_room()  # while it was hidden only the page itself had this size
        self.track.setFocus(Qt.FocusReason.OtherFocusReason)
        self._is_painted = False
        self._begin()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin once more when it is seen: on a slow computer that may take long."""
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self, self._begin)

    def _begin(self) -> None:
        if self.player.position == CASH_STEP:
            self.track.begin()
        self._play()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.player.stop_waiting()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.race is None or not self.player.handle_key(event):
            super().keyPressEvent(event)
