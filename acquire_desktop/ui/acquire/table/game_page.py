"""Game page: board, hand, holdings, decisions and log of the game in play."""

from functools import partial
from itertools import chain, pairwise

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.actions import Action, DeclareEnd
from acquire_desktop.games.acquire.engine.events import MergerBegan
from acquire_desktop.games.acquire.engine.power_cards import PowerCard
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.log_entries import LogEntry, without_notes
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.screen import Screen
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.chain_picking import ChainPicking
from acquire_desktop.ui.acquire.table.cover import UncoverButton
from acquire_desktop.ui.acquire.table.curtain_rod import CurtainRod
from acquire_desktop.ui.acquire.table.decisions.line import Line
from acquire_desktop.ui.acquire.table.decisions.thinking_clock import ThinkingClock
from acquire_desktop.ui.acquire.table.exchange.exchange_pane import ExchangePane
from acquire_desktop.ui.acquire.table.exchange_column import ExchangeColumn
from acquire_desktop.ui.acquire.table.flights import Flights
from acquire_desktop.ui.acquire.table.guests import Guests
from acquire_desktop.ui.acquire.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.acquire.table.hand.power_cards import PowerCardFan
from acquire_desktop.ui.acquire.table.hand.tile_drag import TileDrag
from acquire_desktop.ui.acquire.table.holdings.holdings_model import HoldingsModel
from acquire_desktop.ui.acquire.table.holdings.holdings_view import HoldingsView
from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.acquire.table.log.log_pane import LogPane
from acquire_desktop.ui.acquire.table.log.log_view import LogView
from acquire_desktop.ui.acquire.table.look_back_card import LookBackCard
from acquire_desktop.ui.acquire.table.players.people_column import PeopleColumn
from acquire_desktop.ui.acquire.table.recap.recap import Moment
from acquire_desktop.ui.acquire.table.shown_moment import ShownMoment
from acquire_desktop.ui.acquire.table.table import USUAL_PLAYERS, Table
from acquire_desktop.ui.acquire.table.table_focus import TableFocus
from acquire_desktop.ui.acquire.table.table_voice import TableVoice
from acquire_desktop.ui.acquire.table.table_widgets import TableWidgets
from acquire_desktop.ui.acquire.table.tile_choice import TileChoice
from acquire_desktop.ui.acquire.table.time_line import TimeLine
from acquire_desktop.ui.acquire.table.walkthrough.decision_area import DecisionArea
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.acquire.words.narration import done_text
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.hover_and_tooltip import hide_tooltip
from acquire_desktop.ui.kit.story_player import STEP_MS
from acquire_desktop.ui.kit.texts import translate


class GamePage(Adaptive, QWidget):
    """Shows the session's game and sends it what the player at the screen decides."""

    fits_any_window = True
    """It scrolls by itself, and keeps what is decided in sight."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._screen: Screen | None = None
        self._last_step = 0
        """The step of the game that is shown."""
        self.board = BoardView()
        self.hand, self.power_cards = HandPanel(), PowerCardFan()
        self.holdings_model = HoldingsModel(self)
        self.holdings = HoldingsView(self.holdings_model)
        self.panel = Line()
        card, self.time_line = LookBackCard(), TimeLine()
        self.decision_area = area = DecisionArea(self.panel, card)
        self.log_model = LogModel(self)
        self.log = LogView(self.log_model)
        self.log_pane = LogPane(self.log_model, self.log)
        self.moment = ShownMoment(
            *(session, self.log_model, self.log, area, card, self.time_line),
            *(self.board, self.holdings_model),
        )
        self.turn_buttons = self.panel.turn_buttons
        self.people, self.exchange = PeopleColumn(), ExchangePane()
        self.side = ExchangeColumn(self.exchange, self.holdings, self.log_pane)
        self._supply_line()
        self.drag, self.show_again = (
            TileDrag(self, self.hand, self.board),
            UncoverButton(self.hand, self, session),
        )
        widgets = TableWidgets(
            *(self.board, self.people, self.exchange, self.side, self.hand, self.holdings),
            *(self.panel, area, self.power_cards, self.time_line, self.drag, self.moment),
        )
        self.table = Table(self, widgets)
        self.tile_choice = TileChoice(session, widgets, self._submit)
        self.picking = ChainPicking(widgets)
        self.rod = CurtainRod(
            *(self, session, self.table),
            begin=lambda: self.focus.begin(),  # noqa: PLW0108 - it is made with the rod
        )
        self.voice = TableVoice(self, session, self.log_model)
        self._thinking = ThinkingClock(
            session,
            self.panel,
            lambda: self.moment.is_looking_back or self.decision_area.is_holding,
        )
        self.focus = TableFocus(self, widgets, self.show_again, self.rod)
        column(self.table, of=self)
        self.refit()
        self._order_tabs()
        area.scene.lie_on(self, widgets)
        self.flights, self.guests = (
            Flights(self, widgets, session),
            Guests(self, widgets, session),
        )
        self._connect()
        self.show_anew()
        self.retranslate()

    def _supply_line(self) -> None:
        """Give the Line what it says and shows of other parts."""
        line, bell, story = self.panel, self.hand.bell, self.decision_area.story_button
        line.bell, line.bell_question = bell.line, bell.question
        line.story, line.news = story.sentence, self._news
        self.turn_buttons.add(story)

    def refit(self) -> None:
        """Share the room among all parts."""
        before, session = self.table.arrangement, self._session
        self.table.fit(len(session.players) if session.has_game else USUAL_PLAYERS)
        if self.table.arrangement.has_three_columns != before.has_three_columns:
            self.panel.retranslate()  # it tells the news where no place beside the board does
        self.rod.place()

    def _show_founding(self, is_founding: bool) -> None:
        """Have a higher Line while hotels stand in it."""
        self.table.is_founding = is_founding
        self.refit()

    def _news(self) -> list[str]:
        """Return what the others did last, where there is no room for that beside each person."""
        if self.table.arrangement.has_three_columns or not self._session.has_game:
            return []
        view = self._session.view
        words = GameNames(view.edition, names_of(self._session.players))
        others = [moment for moment in self.people.moments if moment.seat != view.seat]
        return [moment.deed(words) for moment in reversed(others)]

    def _order_tabs(self) -> None:
        """Lead the Tab key over what decides before what is looked up."""
        held = *self.hand.places, *self.power_cards.buttons, self.hand.bell
        decided = (self.board, *held, *self.panel.in_tab_order())
        looked_up = (*self.side.in_tab_order(), self.holdings, *self.people.in_tab_order())
        for first, second in pairwise((*decided, *looked_up)):
            QWidget.setTabOrder(first, second)

    def _connect(self) -> None:
        self.board.cursor_moved.connect(self.table.show_space)
        self.picking.founding_changed.connect(self._show_founding)
        self.picking.compared.connect(self._compare)
        self.power_cards.card_chosen.connect(self._show_card)
        self.hand.bell.rung.connect(partial(self._submit, DeclareEnd()))
        self.hand.bell.worded.connect(self.panel.retranslate)
        self.panel.action_chosen.connect(self._submit)
        self.panel.idle.hand_button.clicked.connect(self._turn_hand)
        self.side.chart.turn_chosen.connect(self.show_turn)
        self.exchange.purchase_shown.connect(self.holdings_model.show_purchase)
        self.decision_area.held.connect(self._session.computer_turns.pace.set_reading)
        self.decision_area.held.connect(self.panel.show_reading)
        self.decision_area.left.connect(self.focus.begin)
        self.log.story_chosen.connect(self.open_walkthrough)
        self.log.is_shared = self._session.keeps_secrets
        self.people.moment_chosen.connect(self._point_out)
        self._session.began.connect(self.show_anew)
        self._session.rewound.connect(self._show_from_start)
        self._session.stepped.connect(self._show_step)
        self._session.left.connect(self.forget)
        self.moment.moved.connect(self._show_moment)
        self.moment.told_anew.connect(self._show_told)
        self.moment.focus_freed.connect(self.focus.begin)

    # Showing

    def show_anew(self) -> None:
        """Show the game from the start of its log, as after a change of viewer."""
        self._screen = None
        if self._session.has_game:
            self._show_from_start()

    def forget(self) -> None:
        """Leave nothing of one viewer in any part of the table: somebody else may look now."""
        hide_tooltip()
        if self._session.keeps_secrets():
            self.log_pane.search.take_back_copies()
        watching = self.flights, self.guests, self.focus, self.voice, self.moment
        public = self.people, self.exchange
        deciding = self.board, self.hand, self.power_cards, self.panel, self.decision_area
        looked_up = self.holdings_model, self.log_pane, self.side
        # What decides comes last: it gives the side pane back, which then shows what it has.
        for part in (*watching, *looked_up, *public, *deciding):
            part.forget()
        self.tile_choice.view = self._screen = None
        self._last_step = 0

    def _show_from_start(self) -> None:
        session, screen = self._session, self._session.screen
        self.voice.expect_rewind()
        has_left = self._screen not in (None, screen)
        followed, told = self.decision_area.followed, self._last_step + 1
        if screen != self._screen:
            self.forget()
            self._screen = screen
        view = session.view
        steps = session.events_by_step()
        words = GameNames(view.edition, names_of(session.players))
        named = self.holdings_model, self.panel, self.decision_area.scene.figures
        for widget in (*named, self.people, self.exchange):
            widget.set_players(session.players)
        self.moment.forget()
        self.log_pane.set_game(view.edition, words.names)
        self.log_model.show_steps(steps, words)
        called = screen.handover_to
        self.people.show_steps(steps, view.seat if called is None else called, words)
        self._order_tabs()
        self._last_step = session.last_step
        self.decision_area.is_called = screen.handover_to is not None
        self.decision_area.show_events(without_notes(chain.from_iterable(steps)), view, words.names)
        self._show_view(view)
        self.refit()
        self.table.settle()
        if has_left and not screen.is_covered:
            before = len(without_notes(chain.from_iterable(steps[:told])))
            self.decision_area.go_on_telling(before, followed, self._scene_step_ms())
        self.voice.tell_rewind(steps)

    def _show_step(self, events: tuple[LogEntry, ...]) -> None:
        view = self._session.view
        words = GameNames(view.edition, names_of(self._session.players))
        self.log_model.add_events(events, words)
        self.people.add_step(events)
        is_looking_back = self.moment.follow_game()
        self._last_step = self._session.last_step
        self.decision_area.is_called = self._session.screen.handover_to is not None
        step_ms = 0 if is_looking_back else self._scene_step_ms()
        self.decision_area.add_events(without_notes(events), view, words.names, step_ms)
        if not is_looking_back and self._session.given_answer() is None:
            self._show_view(view)
        else:
            self.people.retranslate()
        if done_text(events, words):
            self.panel.idle.show_done(partial(done_text, events, words))
        self.table.settle()
        self.voice.tell_step(events, has_scene=self.decision_area.scene.isVisible())

    def _scene_step_ms(self) -> int:
        """Return how long a step of a scene stays that opens by itself; 0 where none does."""
        pace = self._session.computer_turns.pace
        is_quick = pace.is_skipping or pace.speed is Speed.INSTANT  # then the bar remains
        return 0 if is_quick else STEP_MS[pace.speed]

    def open_walkthrough(self, opening: MergerBegan) -> None:
        """Walk through the merger that begins with an event."""
        self.decision_area.has_reader = True
        self.moment.leave()
        self.decision_area.open_story(opening)

    @property
    def is_reading(self) -> bool:
        """Whether somebody looks back or asked for a story: a result waits meanwhile."""
        return self.moment.is_looking_back or self.decision_area.has_reader

    def show_turn(self, turn: int) -> None:
        """Look back at the beginning of a turn, with the log on view."""
        self.side.show_log()
        self.log.show_turn(turn)

    def show_step(self, step: int) -> None:
        """Look back at a step, with its line of the log on view."""
        self.side.show_log()
        self.moment.go_to(step)

    def find_in_log(self) -> None:
        """Put the cursor into the search of the log."""
        self.side.show_log()
        self.log_pane.open_search()

    def _show_moment(self) -> None:
        self._show_view(self.moment.view)
        self.tile_choice.select(self.moment.kept_tile if not self.moment.is_looking_back else None)

    def _show_view(self, view: View) -> None:
        self.tile_choice.view, shows_hand = view, self._session.screen.shows_hand
        self.people.show_until(self.moment.step)
        for covered in (self.hand, self.power_cards):
            covered.setEnabled(not self.moment.is_looking_back)
        if not self.moment.is_looking_back:
            self._show_decision(view)
        else:
            self.hand.bell.forget()
        self.board.set_private(shows_hand)
        self.holdings_model.set_private(shows_hand)
        self.moment.show()
        self.hand.set_private(shows_hand)
        self.hand.show_view(view)
        self.power_cards.show_view(view)
        names = names_of(self._session.players)
        self.side.prices.show_edition(view.edition)
        for part in (self.people, self.exchange):
            part.set_private(shows_hand)
        self._show_told()
        self.side.chart.show_history(self._session.history(), names, view.seat, view.edition)
        self.show_again.follow()
        self.rod.follow()
        self.focus.settle()
        planned = self.board.selected_tile if shows_hand and not view.legal else None
        self.tile_choice.select(planned if planned in view.hand else None)

    def _show_told(self) -> None:
        """Show people and exchange at the present moment, or another one of a merger."""
        self.people.is_awaiting = not self.decision_area.is_paying
        compares = self.picking.is_on and self.decision_area.story_moment is None
        self.people.gains = self.panel.chain.gains if compares else self.moment.gains
        told = self.moment.told
        self.people.show_view(told, self.moment.told_entries)
        self.exchange.show_view(told)

    def _compare(self) -> None:
        """Show what the chain that is picked leads to, once the table shows anything."""
        if self.tile_choice.view is not None:
            self._show_told()

    def _point_out(self, moment: Moment | None) -> None:
        """Show a moment again: its tile on the board, its lines in the log."""
        self.board.drawing.highlight.show_tiles(frozenset() if moment is None else moment.tiles)
        if moment is not None and not self._session.screen.is_closed:
            self.side.show_log()
            if (row := self.log_model.row_of_step(moment.step)) >= 0:  # a filter may hide all
                self.log.show_row(row)

    def _show_decision(self, view: View) -> None:
        screen = self._session.screen
        self.focus.expect(view, is_closed=screen.is_closed)
        if screen.is_closed:
            self.hand.bell.forget()
        else:
            self.hand.show_bell(view, names_of(self._session.players))
        self.panel.disposal.is_hand_open = screen.shows_hand
        session = self._session
        is_done = session.is_over and screen.shows_hand
        watched = "" if session.seats.people or is_done else session.players[view.seat].name
        self.panel.idle.offer_hand(watched, is_open=screen.shows_hand)
        self.panel.set_private(not screen.is_closed)
        self.panel.show_view(view)

    # Deciding

    def _show_card(self, card: PowerCard) -> None:
        if not self.moment.is_looking_back:
            self.panel.show_card(card)

    def _turn_hand(self) -> None:
        """Open the hand that is watched, or close it."""
        session = self._session
        (session.cover if session.screen.shows_hand else session.uncover)()

    def _submit(self, action: Action) -> None:
        if self._session.awaits_human and not self.moment.is_looking_back:
            self._session.submit(action)

    # Qt

    def retranslate(self) -> None:
        self.setAccessibleName(translate("GamePage", "The table"))
        if self._session.has_game:
            self.tile_choice.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give keys that nobody took to the walkthrough, the cards, the decision and the hand.

        Looking back, none of them has anything to do.
        """
        if self.rod.is_down:
            self.rod.take_key(event)
            return
        self.focus.note_key()
        deciding = (self.decision_area, self.power_cards, self.panel, self.hand, self.side)
        for part in (self.moment,) if self.moment.is_looking_back else deciding:
            if part.handle_key(event):
                event.accept()
                return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.hand.bell.note_release(event)
        self.rod.note_release(event)
        super().keyReleaseEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())  # its parts share any width

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()
        QTimer.singleShot(0, self.show_again, self.show_again.place)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.focus.begin_if_lost()
