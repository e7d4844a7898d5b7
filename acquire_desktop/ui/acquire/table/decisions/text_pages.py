"""Pages of one paragraph: what there is to tell while others decide, and what a card does."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QSize, Signal

from acquire_desktop.games.acquire.engine.actions import PlayPowerCard
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import GameOver, StockDisposal
from acquire_desktop.games.acquire.engine.power_cards import FREE_STOCK, PowerCard
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.decisions.page import NOTHING, Choice, DecisionPage
from acquire_desktop.ui.acquire.words.card_texts import (
    card_effect,
    card_obstacle,
    card_title,
    titled_effect,
)
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.acquire.words.names import is_you, list_in_words, names_of
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.line.picture import LinePicture
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import escape_mnemonic, join_sentences, translate


class PowerCardPage(DecisionPage):
    """Explains a power card: Confirm plays it, the other button leads back."""

    is_cover = True

    def __init__(self) -> None:
        super().__init__()
        self.card: PowerCard = FREE_STOCK

    def start(self) -> None:
        """Keep the card: it is chosen before its page is shown."""

    def forget(self) -> None:
        self.card = FREE_STOCK
        super().forget()

    def details(self) -> Sequence[str]:
        return () if self.view is None else (card_effect(self.card),)

    def announcement(self) -> str:
        return titled_effect(self.card)

    def headline(self) -> str:
        return card_title(self.card)

    def choice(self) -> Choice:
        if self.view is None:
            return NOTHING
        action = PlayPowerCard(self.card)
        return Choice(
            action if action in self.view.legal else None,
            translate("PowerCardPage", "Use card"),
            card_obstacle(self.card, self.view),
            overlay_text=translate("PowerCardPage", "Back"),
        )


class LookAgainPage(DecisionPage):
    """Says why a decision was stopped: Confirm leads back, the other button plays it all the same.

    Signals:
        played: What was stopped is to be carried out.
    """

    played = Signal()
    is_cover = True

    def __init__(self) -> None:
        super().__init__()
        self._tell: Callable[[], str] | None = None

    def say(self, tell: Callable[[], str]) -> None:
        """Take the text, a function that is called in the language of the moment."""
        self._tell = tell

    def start(self) -> None:
        """Keep the words: they come before the page is shown."""

    def forget(self) -> None:
        self._tell = None
        super().forget()

    def details(self) -> Sequence[str]:
        return () if self._tell is None else (self._tell(),)

    def headline(self) -> str:
        return translate("LookAgainPage", "The coach: look again")

    def choice(self) -> Choice:
        return Choice(
            None,
            translate("LookAgainPage", "Look again"),
            leads_back=True,
            overlay_text=translate("LookAgainPage", "Play it"),
        )


class IdlePage(DecisionPage):
    """Shows who decides; for a tile that is selected meanwhile it says what that would do."""

    decisions = (GameOver,)

    def __init__(self) -> None:
        super().__init__()
        self.picture = LinePicture()
        self.hand_button = push_button()
        """Opens and closes the hand of a computer player for those who watch."""
        self.sit_button = push_button()
        """Lets those who watch take the seat of a computer player."""
        self.beside = (self.hand_button, self.sit_button)
        self._players: tuple[Player, ...] = ()
        self.start()
        self._arrange(self.picture)

    def fit(self, room: QSize) -> None:
        self.picture.set_height(room.height())

    def start(self) -> None:
        self._words: Sequence[str] = ()
        self.thinking = ""
        self._sentences: Sequence[str] = ()
        self._may_plan = False
        self._tell_done: Callable[[], str] | None = None
        self.picture.clear()
        self.offer_hand("")

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the players of a new game."""
        self._players = tuple(players)
        self._tell_done = None

    def tell(
        self,
        view: View | None,
        thinking: tuple[str, int] | None,
        *,
        is_private: bool,
        way_back: Callable[[], str],
    ) -> None:
        """Say what there is to say while nothing is asked, beside the face of who decides.

        Args:
            view: The position, or None before there is one.
            thinking: Which computer thinks, and for how many seconds.
            is_private: Whether the player at the screen may see private things.
            way_back: Says where in the menus a seat is taken back.
        """
        self._may_plan = False
        self._words = () if view is None else self._texts(view, way_back, is_private=is_private)
        self.thinking = thinking_text(*thinking) if thinking else ""
        seat = getattr(view.decision, "seat", None) if view is not None else None
        faces = faces_of(self._players)
        self.picture.show_face(faces[seat] if seat is not None and faces else None)

    def _texts(self, view: View, way_back: Callable[[], str], *, is_private: bool) -> Sequence[str]:
        """Return that in sentences, the first matter most, and note whether a move may be planned.

        The sentences of a selected tile then take their place.
        """
        names, humans = names_of(self._players), human_seats(self._players)
        stand_in = self._players[view.seat].stand_in if self._players else ""
        if isinstance(view.decision, GameOver):
            return (over_text(view.decision),)
        if stand_in:
            return stand_in_texts(names, view.seat, stand_in, way_back())
        if not is_private:
            return (covered_text(view, humans),)
        self._may_plan = True
        return turn_texts(view, names, humans)

    def offer_hand(self, name: str, *, is_open: bool = False) -> None:
        """Let those who watch open the hand of a player, or close it, and sit down at the table.

        Args:
            name: Of the player; empty where people play.
            is_open: Whether the hand lies open.
        """
        self._watched = name, is_open
        self.hand_button.setVisible(bool(name))
        self.spare = self.sit_button if name else None
        self.sit_button.setVisible(bool(name))
        self.retranslate()

    def retranslate(self) -> None:
        name, is_open = self._watched
        text = translate(
            "IdlePage", "Hide {player}'s tiles" if is_open else "Show {player}'s tiles", player=name
        )
        self.hand_button.setText(escape_mnemonic(text) if name else "")
        self.sit_button.setText(translate("IdlePage", "Sit down…"))

    def show_selected(self, sentences: Sequence[str]) -> None:
        """Take the text on the selected tile; nothing where none is."""
        self._sentences = sentences

    def headline(self) -> str:
        return "".join(self._sentences[:1]) if self._may_plan else ""

    def announcement(self) -> str:
        return join_sentences(self._sentences) if self._may_plan else ""

    def details(self) -> Sequence[str]:
        is_planned = self._may_plan and bool(self._sentences)
        done = "" if self._tell_done is None else self._tell_done()
        return [*([done] if done else []), *(self._sentences[1:] if is_planned else self._words)]

    def show_done(self, tell: Callable[[], str] | None) -> None:
        """Tell first, in the present language, what was done for the player without asking."""
        self._tell_done = tell


def thinking_text(name: str, elapsed_s: int) -> str:
    """Tell which computer decides, and for how many seconds it has been thinking."""
    if elapsed_s < 2:
        return translate("IdlePage", "{player} is thinking…", player=name)
    return translate("IdlePage", "{player} is thinking… %n second(s)", n=elapsed_s, player=name)


def covered_text(view: View, humans: Collection[Seat]) -> str:
    """Say what is covered while nobody may look, and what everybody sees."""
    if len(humans) < 2:
        return translate("IdlePage", "Your tiles and this decision are hidden.")
    if view.holdings.are_shown:
        return translate("IdlePage", "The tiles are covered.")
    return translate("IdlePage", "Tiles, cash and stock are covered.")


def stand_in_texts(names: Sequence[str], seat: Seat, level: str, way_back: str) -> tuple[str, str]:
    """Tell where the way back to a seat is, and that a computer plays for its person."""
    is_own = is_you(names, seat)
    return (
        translate(
            "IdlePage",
            "To take your seat back: {way}." if is_own else "To take the seat back: {way}.",
            way=way_back.removesuffix("…"),
        ),
        translate(
            "IdlePage",
            "The computer plays for you, at the level {level}."
            if is_own
            else "The computer plays for {player}, at the level {level}.",
            player=names[seat],
            level=level_text(level),
        ),
    )


def turn_texts(view: View, names: Sequence[str], humans: Collection[Seat]) -> Sequence[str]:
    """Tell when the turn of the player at the screen comes, and what to do until then."""
    if view.seat not in humans:
        return (translate("IdlePage", "Only computers are playing: you are watching."),)
    settling = _settling_text(view, names)
    if settling:
        return (settling,)
    steps = range((view.seat - view.turn_seat) % view.players)
    before = [(view.turn_seat + step) % view.players for step in steps]
    texts = [translate("IdlePage", "Then your turn continues.")]
    if before:
        players = list_in_words(names, before)
        texts = [translate("IdlePage", "Your turn comes after {players}.", players=players)]
    if view.hand:
        texts.append(translate("IdlePage", "Choose one of your tiles to see what it would do."))
    return texts


def _settling_text(view: View, names: Sequence[str]) -> str:
    """Tell after whom the player at the screen settles stock of an acquired chain, if so."""
    decision = view.decision
    if not isinstance(decision, StockDisposal) or view.seat == view.turn_seat:
        return ""
    held = [stocks[decision.acquired] for stocks in view.stocks]
    seats = range(decision.seat, decision.seat + view.players)
    before = [seat % view.players for seat in seats if held[seat % view.players]]
    waits = (view.seat - view.turn_seat) % view.players
    if not held[view.seat] or waits < (decision.seat - view.turn_seat) % view.players:
        return ""
    return translate(
        "IdlePage",
        "After {players}, you settle your %n {chain} stock(s).",
        n=held[view.seat],
        players=list_in_words(names, before[: before.index(view.seat)]),
        chain=view.edition.chains[decision.acquired].name,
    )


def over_text(decision: GameOver) -> str:
    """Tell why the game is over; who won is for the final account to tell."""
    if decision.reason == "declared":
        return translate("IdlePage", "The end was declared.")
    return translate("IdlePage", "No tile can be placed any more.")
