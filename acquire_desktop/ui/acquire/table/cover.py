"""Cover: the button of a hand while the players are away from the window."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.screen import Screen, human_seats
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.look import icons
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.pin.name_buttons import RevealButton, show_tiles_text


class UncoverButton(Adaptive, RevealButton):
    """Lies over a hand that is covered, or closed while others play, and opens it.

    Signals:
        asked (): The seat on screen has a PIN, or is played by a computer: somebody must be asked.
    """

    asked = Signal()

    def __init__(self, hand: QWidget, page: QWidget, session: Session) -> None:
        super().__init__(page)
        self._hand = hand
        self._page = page
        self._session = session
        self._screen: Screen | None = None
        self._was_away = False
        self.setIcon(icons.icon("eye", on_accent=True))
        self.clicked.connect(self._open)
        self.hide()
        self.retranslate()

    @property
    def is_in_the_way(self) -> bool:
        """Whether nothing goes on before it is pressed."""
        return self._screen is not None and self._screen.is_covered

    def follow(self) -> None:
        """Appear while the hand on screen is shut, and disappear when it is open."""
        screen = self._session.screen
        is_away = self._is_away()
        if (screen, is_away) == (self._screen, self._was_away):
            return
        self._screen, self._was_away = screen, is_away
        is_wanted = screen.is_shut and bool(human_seats(self._session.players))
        self.setVisible(is_wanted)
        if is_wanted:
            self.close_guard()
            self.retranslate()
            if self.is_in_the_way:
                self.setFocus()

    def retranslate(self) -> None:
        session = self._session
        if len(human_seats(session.players)) > 1:  # they must know whose hand
            text = show_tiles_text(session.players[session.screen.seat].name)
        else:
            text = translate("Cover", "Show again")
        if self._is_away():
            name = session.players[session.screen.seat].name
            text = translate("Cover", "I am {name} — take my seat back", name=name)
            why = translate("Cover", "A computer plays for {name}.", name=name)
        else:
            why = translate(
                "Cover",
                "Your tiles were covered while you were away."
                if session.screen.is_covered
                else "You do not need your tiles now, so they stay covered.",
            )
        self.show_text(text, why)
        self.setToolTip(why)
        self.place()

    def _is_away(self) -> bool:
        """Tell whether a computer plays for whose hand it is, and others sit at the table."""
        session = self._session
        return session.has_game and not session.seats.may_look(session.screen.seat)

    def _open(self) -> None:
        session = self._session
        if self._is_away() or session.seats.has_pin(session.screen.seat):
            self.asked.emit()
        else:
            session.uncover()

    def redraw(self) -> None:
        self.place()

    def place(self) -> None:
        """Lie in the middle of the hand, once that has its place."""
        if not self._page.isAncestorOf(self._hand):
            return
        self.adjustSize()
        place = self.rect()
        place.setWidth(min(place.width(), self._hand.width()))
        place.moveCenter(self._hand.mapTo(self._page, self._hand.rect().center()))
        self.setGeometry(place)
        self.raise_()
