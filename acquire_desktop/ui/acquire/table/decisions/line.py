"""The Line: one place below the board for every decision, with a button that names its result."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.power_cards import PowerCard
from acquire_desktop.games.acquire.engine.view import TileEffect, View
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.decisions.chain_page import ChainPage
from acquire_desktop.ui.acquire.table.decisions.disposal_page import DisposalPage
from acquire_desktop.ui.acquire.table.decisions.exchange_page import ExchangePage
from acquire_desktop.ui.acquire.table.decisions.page import CardPage, Choice, DecisionPage
from acquire_desktop.ui.acquire.table.decisions.placement_page import PlacementPage
from acquire_desktop.ui.acquire.table.decisions.purchase_page import PurchasePage
from acquire_desktop.ui.acquire.table.decisions.text_pages import (
    IdlePage,
    LookAgainPage,
    PowerCardPage,
)
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.acquire.words.line_texts import line_sentence, line_state
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.kit.focus import TabAnchor
from acquire_desktop.ui.kit.hover_and_tooltip import end_hover
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.line.frame import LineFrame
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.kit.voice import announce


class Line(LineFrame):
    """Asks for the decision of the player at the screen, or says who decides.

    Signals:
        action_chosen: A legal engine action was confirmed.
        asked (CardPage | None): A page is shown; None for one without cards of chains.
    """

    is_region = True
    page: DecisionPage

    action_chosen = Signal(object)
    asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.placement, self.chain, self.disposal = PlacementPage(), ChainPage(), DisposalPage()
        self.purchase, self.exchange = PurchasePage(), ExchangePage()
        self.power_card, self.look_again, self.idle = PowerCardPage(), LookAgainPage(), IdlePage()
        self._pages: tuple[DecisionPage, ...] = (
            *(self.placement, self.chain, self.disposal, self.purchase),
            *(self.exchange, self.power_card, self.look_again, self.idle),
        )
        super().__init__(self._pages, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self._view: View | None = None
        self._names: Sequence[str] = ()
        self._humans: frozenset[Seat] = frozenset()
        self.way_back: Callable[[], str] = str
        """Says where in the menus a seat is taken back."""
        self.rows: Callable[[], Sequence[QWidget]] = tuple
        """Returns the rows of chains on which a decision is taken, in the order of the Tab key."""
        self.story: Callable[[], str] = str
        """Tells the last merger in a sentence, to those who wait or settle stock."""
        self.bell: Callable[[], str] = str
        """Says what there is no room for beside the bell."""
        self.bell_question: Callable[[], str] = str
        """Asks whether the bell is meant to ring; empty where it is not asked."""
        self.news: Callable[[], Sequence[str]] = tuple
        """Tells the others' last turns, the newest first, where no other place does."""
        self._is_private_shown, self._is_read = True, False
        self._thinking: tuple[str, int] | None = None
        self._overlay: DecisionPage | None = None
        self._focus_before: QWidget | None = None
        self._announced = ""
        self._parts_begin = TabAnchor(self)
        for page in self._pages:
            page.changed.connect(self._change)
            page.confirmed.connect(self.confirm)
        self.confirm_button.clicked.connect(self._press)
        self.second_button.clicked.connect(self._do_second)
        self.retranslate()

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the names of a new game; choices are forgotten."""
        self._names = self.chain.names = names_of(players)
        self._humans = frozenset(human_seats(players))
        self._view = self._thinking = self._overlay = None
        self.idle.set_players(players)
        for page in self._pages:
            page.view = None

    def forget(self) -> None:
        """Keep nothing of the question, the choice and the texts."""
        self._view = self._thinking = self._overlay = self._focus_before = None
        for page in self._pages:
            page.forget()
        self._show_page()

    def show_view(self, view: View) -> None:
        """Ask for the decision of a view, or tell who else decides."""
        old, self._view = self._view, view
        self._thinking = None
        if old is None or (old.ply, old.seat) != (view.ply, view.seat):
            self._overlay = None
            self.renew()
            QTimer.singleShot(0, self, lambda: end_hover(self))
        self._show_page()

    def set_private(self, visible: bool) -> None:
        """Show the decision, or cover it while the wrong person may look."""
        if visible != self._is_private_shown:
            self._is_private_shown = visible
            self._show_page()

    def show_selected(
        self, effect: TileEffect | None, sentences: Sequence[str], *, is_preview: bool = False
    ) -> None:
        """Show what a tile would do; one that is only pointed at is a preview, never confirmed."""
        self.placement.show_effect(effect, sentences, is_preview=is_preview)
        self.idle.show_selected(sentences)
        if self.page is self.idle:
            self._change()

    def show_card(self, card: PowerCard) -> None:
        """Tell what a power card does, with a button that plays it and one that leads back."""
        if self.page is not self.idle:
            self.power_card.card = card
            self.lay(self.power_card)

    def lay(self, page: DecisionPage) -> None:
        """Show a page over the decision, with the focus on what it offers first."""
        if self._overlay is None:
            self._focus_before = self.window().focusWidget()
        self._open(page)
        choice = page.choice()
        can_use = choice.action is not None or choice.leads_back
        (self.confirm_button if can_use else self.second_button).setFocus()

    def lift(self, page: DecisionPage) -> None:
        """Show the decision again, if a page lies over it."""
        if self._overlay is page:
            self._open(None)

    def show_reading(self, reads: bool) -> None:
        """Say that the game waits for a reader, in place of who decides."""
        self._is_read = reads
        self._show_page()

    def show_thinking(self, name: str, elapsed_s: int) -> None:
        """Tell which computer decides, and for how many seconds it has been thinking."""
        self._thinking = (name, elapsed_s)
        self._show_page()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that belongs to the present decision and tell whether it was taken."""
        if self.page is self.idle:
            return False
        if is_enter(event) and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if not event.isAutoRepeat():
                (self._press if self.confirm_button.hasFocus() else self.confirm)()
            return True
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            if self._overlay is None or self.page.has_choice():
                return self.page.let_go()
            self._open(None)
            return True
        return self.page.handle_key(event)

    def confirm(self) -> None:
        """Do what Confirm says, if it is legal; else let a screen reader say what is missing."""
        choice = self.page.choice()
        if choice.leads_back:
            self._open(None)
        elif choice.action is None:
            announce(self, choice.notice or choice.confirm)
        self._choose(choice.action)

    def retranslate(self) -> None:
        """Show every text in the present language."""
        self.setAccessibleName(translate("ActionPanel", "Your decision"))
        self._show_page()

    def _press(self) -> None:
        """Do what the main button says: confirm, forgo the decision, or tell what to choose."""
        choice = self.page.choice()
        if choice.action is None and choice.decline is not None:
            self._choose(choice.decline)
        else:
            self.confirm()

    def _do_second(self) -> None:
        if second := self.page.choice().second:
            self._choose(second)
        elif self._overlay is self.look_again:
            self.look_again.played.emit()
        else:  # it opens another page, or closes it
            self._open(self.exchange if self._overlay is None else None)

    def _open(self, page: DecisionPage | None) -> None:
        """Show a page in place of the decision, or the decision again for None."""
        if page is None and self.page.is_cover and self._focus_before is not None:
            self._focus_before.setFocus()
        self._overlay = page
        self._show_page()
        if page is not None:
            announce(self, page.announcement())

    def _choose(self, action: Action | None) -> None:
        """Send a legal action."""
        if self._view is not None and action is not None and action in self._view.legal:
            self.action_chosen.emit(action)

    def in_tab_order(self) -> tuple[QWidget, ...]:
        """Return the Line and what lies in it, in the order of the Tab key."""
        footer = self.second_button, self.confirm_button, *self.turn_buttons.buttons
        return (self, self._parts_begin, *self._parts_of(self.page), *footer)

    def _parts_of(self, page: DecisionPage) -> tuple[QWidget, ...]:
        """Return the rows on which a page is decided, and its own parts, in that order."""
        rows = self.rows() if isinstance(page, CardPage) else ()
        return (*rows, *page.tab_parts())

    def _show_page(self) -> None:
        view = self._view
        page = self._page_of(view)
        if view is not None and page is not self.idle:
            page.show_view(view)
            self._parts_begin.lead_to(self._parts_of(page))
        if view is not None and view.legal:
            self.idle.show_done(None)
        is_open = self.disposal.is_hand_open or len(self._humans) < 2
        self.idle.tell(
            *(view, self._thinking),
            is_private=self._is_private_shown and is_open,
            way_back=self.way_back,
        )
        self.page, self._announced = page, page.announcement()
        for each in self._pages:
            each.setVisible(each is page)
        self.disposal.shares.setVisible(page is self.disposal)
        compares = page is self.chain and self.chain.alternatives.has_cards
        self.chain.alternatives.setVisible(compares)
        self._show_choice()
        self.asked.emit(page if isinstance(page, CardPage) else None)

    def _page_of(self, view: View | None) -> DecisionPage:
        if view is None or not self._is_private_shown or self._thinking or not view.legal:
            return self.idle
        asked = (page for page in self._pages if isinstance(view.decision, page.decisions))
        return self._overlay or next(asked)

    def _show_choice(self) -> None:
        view, page, choice = self._view, self.page, self.page.choice()
        if view is None or page is self.idle:
            self.hide_buttons()
        else:
            second = choice.overlay_text
            if choice.second is not None:
                second = choice.second_text or action_text(choice.second, view.edition)
            texts = [choice.confirm, *filter(None, [choice.short])]
            if choice.action is None and choice.decline is not None:
                texts = [choice.decline_text]
            self.show_buttons(
                *(texts, second),
                does=choice.action is not None or choice.leads_back,
                said=choice.spoken,
                notice=choice.notice,
            )
        sentence, details = self._texts(choice)
        short = page.short()
        self.words.show_texts(sentence, details, short=short, is_refusal=choice.is_refusal)
        self.setAccessibleDescription(sentence)
        self.place()

    def _change(self) -> None:
        """Show a choice that is another now, and let a screen reader say it."""
        self._show_choice()
        if (text := self.page.announcement()) and text != self._announced:
            self._announced = text
            announce(self, text)

    def _texts(self, choice: Choice) -> tuple[str, Sequence[str]]:
        """Return the sentence, and what stands below it."""
        view, page = self._view, self.page
        if view is None:
            return "", ()
        if page is self.idle and not self._is_private_shown:
            is_public = len(self._humans) > 1 and not view.legal
            return line_sentence(view, self._names) if is_public else "", self.idle.details()
        asked = self.bell_question() or page.headline()
        sentence = asked or line_sentence(view, self._names)
        if self._is_read and page is self.idle:
            sentence = translate("PhaseBar", "The game waits while you read")
        if choice.notice:
            return sentence, (choice.notice,)
        details = [*line_state(view, self._names), self.bell(), *page.details()]
        if page in (self.idle, self.disposal):
            details.append(self.story())
        if self.placement.is_at_rest and page is self.placement:
            details = [self.bell(), *self.news()] if self.news() else details
        if page is self.idle:
            details += [*self.news(), self.idle.thinking]
        return sentence, details
