"""The action panel: one place for every decision, with one button that names what it does."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.actions import Action, DeclareEnd
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.power_cards import PowerCard
from acquire_desktop.games.acquire.engine.view import TileEffect, View
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.decisions import text_pages
from acquire_desktop.ui.acquire.table.decisions.chain_page import ChainPage
from acquire_desktop.ui.acquire.table.decisions.disposal_page import DisposalPage
from acquire_desktop.ui.acquire.table.decisions.exchange_page import ExchangePage
from acquire_desktop.ui.acquire.table.decisions.frame import PageBody
from acquire_desktop.ui.acquire.table.decisions.largest import largest_page_px
from acquire_desktop.ui.acquire.table.decisions.page import CardPage, DecisionPage
from acquire_desktop.ui.acquire.table.decisions.panel_layout import MARGIN_PX, PanelLayout
from acquire_desktop.ui.acquire.table.decisions.placement_page import PlacementPage
from acquire_desktop.ui.acquire.table.decisions.purchase_page import PurchasePage
from acquire_desktop.ui.acquire.words.action_texts import action_text, decision_prompt
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.focus import FocusFrame, TabAnchor
from acquire_desktop.ui.kit.hover_and_tooltip import end_hover
from acquire_desktop.ui.kit.keys import is_enter, is_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.kit.voice import announce

_LEAST_WIDTH_PX = 460


class ActionPanel(Adaptive, FocusFrame):
    """Asks for the decision of the player at the screen.

    Signals:
        action_chosen: A legal engine action was confirmed. With the end declared,
            ``DeclareEnd()`` comes first and the action right after it.
        asked (CardPage | None): A page is shown; None for one without cards of chains.
    """

    is_region = True

    action_chosen = Signal(object)
    asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self._view: View | None = None
        self._names: Sequence[str] = ()
        self._humans: frozenset[Seat] = frozenset()
        self._stand_ins: tuple[str, ...] = ()
        self.way_back: Callable[[], str] = str
        """Says where in the menus a seat is taken back."""
        self._is_private_shown = True
        self._thinking: tuple[str, int] | None = None
        self._overlay: DecisionPage | None = None
        self._focus_before: QWidget | None = None
        self._largest_px: dict[tuple[object, ...], int] = {}
        """Measured heights: who takes the screen after somebody else waits for none of them."""
        self._announced = ""
        self._parts_begin = TabAnchor(self)
        self.placement, self.chain, self.disposal = PlacementPage(), ChainPage(), DisposalPage()
        self.purchase, self.exchange = PurchasePage(), ExchangePage()
        self.power_card, self.look_again, self.idle = text_pages.pages()
        self._pages: tuple[DecisionPage, ...] = (
            *(self.placement, self.chain, self.disposal, self.purchase),
            *(self.exchange, self.power_card, self.look_again, self.idle),
        )
        self.page: DecisionPage = self.idle
        """What is on view."""
        self.strip_place = column()
        """Above the page: what somebody else has to tell about the decision."""
        body = PageBody(self.strip_place, self._pages)
        self._layout = PanelLayout(self, body, self.placement)
        self._header, self._footer = self._layout.header, self._layout.footer
        self.declare = self._footer.declare
        self.second_button, self.decline_button, self.confirm_button = self._footer.buttons
        self._cards: Callable[[], Sequence[QWidget]] | None = None
        self._layout.area.resized.connect(self._fit_text)
        for page in self._pages:
            page.changed.connect(self._change)
            page.confirmed.connect(self.confirm)
        self.declare.box.toggled.connect(self._show_choice)
        self.confirm_button.clicked.connect(self.confirm)
        self.second_button.clicked.connect(self._do_second)
        self.decline_button.clicked.connect(lambda: self._choose(self.page.choice().decline))
        self.retranslate()

    def set_strip(self, cards: Callable[[], Sequence[QWidget]] | None) -> None:
        """Be a strip below the board, whose cards stand elsewhere, or a panel with all parts.

        Args:
            cards: Returns the cards of chains in the order of the Tab key; None for a panel.
        """
        self._cards = cards
        for page in self._pages:
            page.is_strip = self.is_strip
        self._layout.set_strip(self.is_strip)
        self._show_page()

    @property
    def is_strip(self) -> bool:
        """Whether it is a strip below the board."""
        return self._cards is not None

    def strip_height(self) -> int:
        """Return the height of the strip, in pixels."""
        return self._layout.strip_height()

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the names of a new game; choices are forgotten."""
        self._names = self.chain.names = names_of(players)
        self._humans = frozenset(human_seats(players))
        self._stand_ins = tuple(player.stand_in for player in players)
        self._view = self._thinking = self._overlay = None
        self.idle.show_done(None)
        for page in self._pages:
            page.view = None

    def forget(self) -> None:
        """Keep nothing of the question, the choice and the texts."""
        self._view = self._thinking = self._overlay = self._focus_before = None
        for page in self._pages:
            page.forget()
        self.declare.forget()
        self._show_page()

    def show_view(self, view: View) -> None:
        """Ask for the decision of a view, or tell who else decides."""
        old, self._view = self._view, view
        self._thinking = None
        if old is None or (old.ply, old.seat) != (view.ply, view.seat):
            self._overlay = None
            self._footer.renew()
            QTimer.singleShot(0, self, lambda: end_hover(self))
        if old is None or (old.turn, old.seat) != (view.turn, view.seat):
            self.declare.box.setChecked(False)  # a power card in between takes nothing back
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
        can_use = self.confirm_button.isEnabled()
        (self.confirm_button if can_use else self.second_button).setFocus()

    def lift(self, page: DecisionPage) -> None:
        """Show the decision again, if a page lies over it."""
        if self._overlay is page:
            self._open(None)

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
                self.confirm()
            return True
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            if self._overlay is None or self.page.has_choice():
                return self.page.let_go() or self.declare.let_go()
            self._open(None)
            return True
        if self.page.handle_key(event):
            return True
        is_asked = is_key(event, "declare_end") and not event.modifiers()
        if may_declare := is_asked and not self.declare.isHidden():
            self.declare.box.toggle()
        return may_declare

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
        self._largest_px = {}
        self._show_page()

    def refit(self) -> None:
        self._show_choice()

    def most_height(self, width: int) -> int:
        """Return the height, in pixels, that the largest usual page needs at a panel's width."""
        height = self._layout.height_without_page()
        view = self._view
        if view is None:
            return height
        key = (view.edition, view.holdings, *self._names, view.seat, width, theme.text_scale())
        if key not in self._largest_px:
            self._largest_px[key] = largest_page_px(view, self._names, width - 2 * MARGIN_PX)
        return height + self._largest_px[key]

    def minimumSizeHint(self) -> QSize:
        """A large page scrolls and a long Confirm has a shorter text, so little is needed."""
        return QSize(theme.scaled(_LEAST_WIDTH_PX), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._show_choice()

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
        """Send an action, after the declaration of the end if that is set."""
        view = self._view
        if view is None or action is None or action not in view.legal:
            return
        if self.declare.is_set() and DeclareEnd() in view.legal:
            self.action_chosen.emit(DeclareEnd())
        self.action_chosen.emit(action)

    def in_tab_order(self) -> tuple[QWidget, ...]:
        """Return the panel and what lies in it, in the order of the Tab key."""
        footer = self.declare.box, self.second_button, self.decline_button, self.confirm_button
        return (self, self._parts_begin, *self._parts_of(self.page), *footer)

    def _parts_of(self, page: DecisionPage) -> tuple[QWidget, ...]:
        """Return the cards on which a page is decided, and its own parts, in that order."""
        cards = self._cards if isinstance(page, CardPage) else None
        return (*(cards() if cards else ()), *page.tab_parts())

    def _show_page(self) -> None:
        view = self._view
        page = self._page_of(view)
        if view is not None and page is not self.idle:
            page.show_view(view)
            self.declare.show_view(view)
            self._parts_begin.lead_to(self._parts_of(page))
        if view is not None and view.legal:
            self.idle.show_done(None)
        stand_in = self._stand_ins[view.seat] if view is not None and self._stand_ins else ""
        texts = text_pages.idle_text(
            *(view, self._names, self._humans, self._is_private_shown, stand_in),
            way_back=self.way_back() if stand_in else "",
        )
        self.idle.say(*texts)
        self.page, self._announced = page, page.announcement()
        for each in self._pages:
            each.setVisible(each is page)
        self.placement.space.setVisible(page is self.placement)
        self.disposal.shares.setVisible(page is self.disposal)
        self._layout.area.verticalScrollBar().setValue(0)
        self._show_choice()
        self.asked.emit(page if isinstance(page, CardPage) else None)

    def _page_of(self, view: View | None) -> DecisionPage:
        if view is None or not self._is_private_shown or self._thinking or not view.legal:
            return self.idle
        asked = (page for page in self._pages if isinstance(view.decision, page.decisions))
        return self._overlay or next(asked)

    def _show_choice(self) -> None:
        view = self._view
        choice = self.page.choice()
        prompt, notice = self._texts()
        prompt = (self.is_strip and view is not None and self.page.headline()) or prompt
        self._header.show_texts(prompt, notice, is_refusal=choice.is_refusal)
        self.setAccessibleDescription(prompt)
        room = self._layout.button_room_px()
        if view is None or self.page is self.idle:
            self._footer.hide_all(room)
            self._fit_text()
            return
        self.declare.setVisible(DeclareEnd() in view.legal and not self.page.is_cover)
        second = choice.overlay_text
        if choice.second is not None:
            second = choice.second_text or action_text(choice.second, view.edition)
        self._footer.show_choice(choice, second, room)
        self._fit_text()

    def _change(self) -> None:
        """Show a choice that is another now, and let a screen reader say it."""
        self._show_choice()
        if (text := self.page.announcement()) and text != self._announced:
            self._announced = text
            announce(self, text)

    def _fit_text(self) -> None:
        if self.is_strip:
            self._layout.fit_text(self.page)

    def _texts(self) -> tuple[str, str]:
        """Return the question, and the text on the choice or on the deciding player."""
        view, is_idle = self._view, self.page is self.idle
        if view is None or (is_idle and not self._is_private_shown):
            return "", ""
        prompt = self.page.title() or decision_prompt(view, self._names)
        if is_idle:
            return prompt, text_pages.thinking_text(*self._thinking) if self._thinking else ""
        return prompt, self.page.choice().notice
