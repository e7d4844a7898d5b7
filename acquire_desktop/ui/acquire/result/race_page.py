"""Race page: the final account plays by itself, chain by chain, until the winner is known."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.events import Event
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.result.race import (
    CASH_STEP,
    Race,
    hush_ms,
    moving_ms,
    race_of,
    step_ms,
)
from acquire_desktop.ui.acquire.result.race_headline import RaceHeadline
from acquire_desktop.ui.acquire.result.race_track import RaceTrack
from acquire_desktop.ui.acquire.result.result_texts import (
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
from acquire_desktop.ui.kit.story_player import StoryPlayer
from acquire_desktop.ui.kit.texts import join_sentences, keep_room, label, later, translate
from acquire_desktop.ui.kit.voice import announce

_TALL_PX: Final = 800
"""From this height on, at a text scale of 100 %, the sum is larger."""


class RacePage(Adaptive, QWidget):
    """Shows a final account: headline, sum, and the bars of all players over the city.

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
        self._speed = Speed.NORMAL
        self._is_painted = False
        centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        self._overline = label(size="small", bold=True, tone="accent", align=centre)
        self.headline = RaceHeadline()
        self._sum = label(tone="muted", wraps=True, align=centre)
        self.track = RaceTrack()
        self._hint = label(size="small", tone="muted", wraps=True)
        self.hold_button, self.skip_button, self.next_button = (QPushButton() for _ in range(3))
        self._arrange()
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
        column(
            self._overline,
            self.headline,
            Gap(theme.SPACE_HALF),
            self._sum,
            Gap(theme.SPACE_HALF),
            Stretched(self.track, 1),
            of=body,
            margins=(0, theme.SPACE_2, 0, 0),
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
            margins=(theme.SPACE_3, theme.SPACE, theme.SPACE_3, theme.SPACE),
        )
        column(Stretched(self._area, 1), buttons, of=self)

    # What is told

    @property
    def is_telling(self) -> bool:
        """Whether an account is shown that the reader has not left."""
        return self.race is not None

    def begin(
        self, view: View, events: Sequence[Event], players: Sequence[Player], speed: Speed
    ) -> None:
        """Tell the account of a finished game from its first step, as soon as the page is shown.

        Args:
            view: The game at its end.
            events: Everything that happened.
            players: By seat.
            speed: How fast computers play, and this.
        """
        self.race = race_of(events)
        self._words = words = GameNames(view.edition, names_of(players))
        self._speed = speed
        self.player.position, self.player.last = CASH_STEP, self.race.last
        self.player.set_playing(speed is not Speed.STEP)
        self.track.show_race(self.race, words, faces_of(players))
        self._show_step()
        self._share_room()

    def forget(self) -> None:
        """Leave nothing of the game."""
        hide_tooltip()
        self.player.stop_waiting()
        self.race = self._words = None
        self.track.forget()
        self.headline.show_line("")
        for words in (self._overline, self._sum):
            clear_words(words)

    def _follow_player(self) -> None:
        if self.player.plays and self._speed is Speed.STEP:
            self._speed = Speed.NORMAL
        self._play()
        self._say_pace()

    def _show_step(self) -> None:
        race, step = self.race, self.player.position
        if race is None:
            return
        hush = hush_ms(race, step, self._speed)
        self.track.go_to(step, moving_ms(race, step, self._speed), hush)
        self._say()
        self._play()
        if self.isVisible():
            self.heard.emit("win" if step == race.last else "step")
        said = f"{self.headline.text}.", self._sum.text(), self.track.accessibleDescription()
        announce(self, join_sentences(list(filter(None, said))))

    def _play(self) -> None:
        """Wait for the next step while the page is seen and nobody holds it."""
        race, player = self.race, self.player
        if race is not None and self.isVisible() and not player.is_at_end and player.plays:
            player.wait(step_ms(race, player.position, self._speed))
        else:
            player.stop_waiting()

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
            self._overline.setText(overline_text(race, step, words))
            payout = race.payout_at(step)
            letter = "" if payout is None else words.edition.chains[payout.chain].letter
            self.headline.show_line(headline_text(race, step, words), letter)
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
        """Give the sum room for its longest text, so that nothing jumps."""
        race, words = self.race, self._words
        if race is None or words is None:
            return
        self.headline.fit(self.height())
        is_large = self.height() >= theme.scaled(_TALL_PX)
        theme.style_text(self._sum, "title" if is_large else "body", tone="muted")
        room = max(self._area.viewport().width() - 2 * theme.SPACE_4, 1)
        texts = [sum_text(race, step, words) for step in range(race.last + 1)]
        lines = [wrapped_rect(text, self._sum.font(), room).height() for text in texts]
        keep_room(self._sum, height=max(lines))

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
        if self.race is not None and self.player.position == CASH_STEP:
            self.track.begin(moving_ms(self.race, CASH_STEP, self._speed))
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
