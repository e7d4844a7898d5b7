"""Acquire's pages: each made when it is first needed, and the ways that lead between them."""

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from acquire_desktop.choices import HintRule, ThemeChoice
from acquire_desktop.game import Seat
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire import KEY
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.errors import io_error
from acquire_desktop.storage.library import find_unfinished
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.acquire.setup import new_game
from acquire_desktop.ui.acquire.setup.new_game import (
    COMPUTER_LEVEL,
    NewGame,
    choice_from,
    choice_object,
    person_in,
    setup_of,
    with_person,
)
from acquire_desktop.ui.acquire.shell import window_texts as telling
from acquire_desktop.ui.acquire.shell.game_end import GameEnd
from acquire_desktop.ui.acquire.shell.table_frame import AcquireFrame
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.acquire.words.portraits import portraits_of
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.start import start_texts
from acquire_desktop.ui.start.start_page import StartPage
from acquire_desktop.ui.start.start_texts import offer_games
from acquire_desktop.ui.window.frame.table_pages import Recap, TablePages
from acquire_desktop.ui.window.main_window import MainWindow
from acquire_desktop.ui.window.preferences import language_code

if TYPE_CHECKING:
    from acquire_desktop.games.acquire.log_entries import LogEntry
    from acquire_desktop.ui.acquire.result.front_page import FrontPage
    from acquire_desktop.ui.acquire.result.race_page import RacePage
    from acquire_desktop.ui.acquire.result.result_page import ResultPage
    from acquire_desktop.ui.acquire.setup.new_game_page import NewGamePage
    from acquire_desktop.ui.acquire.shell.analysis_controller import AnalysisController
    from acquire_desktop.ui.acquire.shell.career_controller import CareerController
    from acquire_desktop.ui.acquire.shell.daily_controller import DailyController
    from acquire_desktop.ui.acquire.shell.lessons import Lessons
    from acquire_desktop.ui.acquire.shell.puzzles import Puzzles
    from acquire_desktop.ui.acquire.shell.reading_pages import ReadingPages
    from acquire_desktop.ui.acquire.table.game_page import GamePage
    from acquire_desktop.ui.pin.curtain import Curtain

_SIDE_PANE: Final = "side_pane"
"""The name under which it is kept what the side pane shows."""


class AcquirePages(TablePages):
    """Start page, new game, table, handover, result and rules."""

    frame: AcquireFrame
    _session: Session
    key, games = KEY, GAMES
    with_known_levels = staticmethod(new_game.with_known_levels)
    usual_level = staticmethod(partial(level_text, COMPUTER_LEVEL))
    edition_text = staticmethod(start_texts.edition_text)
    late: Sequence[str] = (
        *("rules", "game", "new_game", "handover", "front", "result", "account"),
    )

    def __init__(self, window: MainWindow, session: Session) -> None:
        super().__init__(window, session)
        self._preferences = window.preferences
        self.start = StartPage()
        self.addWidget(self.start)
        frame = AcquireFrame(window, self, session)
        self.end = GameEnd(window, self, session, frame)
        self.take_frame(frame)
        telling.follow_programs(window, session)  # after it, for another page clears the messages
        session.ended.connect(self.end.show)

    # Pages

    @cached_property
    def rules(self) -> object:
        """The rules of the game, loaded before the table that needs them."""
        return self._session.rules

    @cached_property
    def game(self) -> "GamePage":
        """The table."""
        from acquire_desktop.ui.acquire.table.game_page import GamePage

        page, kept = GamePage(self._session, self), self._preferences
        self.addWidget(page)
        page.moment.moved.connect(self._window.refresh)
        page.moment.left.connect(self.end.show)
        page.moment.card.branch_asked.connect(self.end.play_on)
        page.decision_area.closed.connect(self.end.show)
        page.decision_area.scene.step_shown.connect(self.heard)
        for told in (page.decision_area.closed, page.decision_area.scene.step_shown):
            told.connect(self.changed)  # the curtain falls behind the story of a merger
        page.log.account_chosen.connect(self.end.watch_again)
        page.turn_buttons.set_commands(self._window.menus.actions)
        page.panel.take_pace(self._window.pace_control)
        page.side.remember(
            kept.layout_words(_SIDE_PANE), partial(kept.keep_layout_words, _SIDE_PANE)
        )
        self.frame.take_page(page)
        return page

    @cached_property
    def new_game(self) -> "NewGamePage":
        """Where a game is set up."""
        from acquire_desktop.storage.seats.programs import programs_from
        from acquire_desktop.ui.acquire.setup.new_game_page import NewGamePage

        page = NewGamePage(self)
        self.addWidget(page)
        page.start_requested.connect(self.start_game)
        page.hints_wanted.connect(lambda: self._preferences.keep(hints=HintRule.ALWAYS))
        self.frame.offer_coach(page)
        page.level_chosen.connect(partial(telling.tell_of_levels, self._window))
        page.cancelled.connect(self.trail.leave)
        page.presets.duplicate.clicked.connect(self._window.menus.actions["duplicate"].trigger)
        page.more.compare_requested.connect(self._window.menus.actions["compare"].trigger)
        self._preferences.follow(
            "programs", lambda listed: page.table.set_programs(programs_from(list(listed)))
        )
        return page

    @cached_property
    def front(self) -> "FrontPage":
        """The newspaper of a game that is over."""
        from acquire_desktop.ui.acquire.result.front_page import FrontPage

        page = FrontPage()
        self.addWidget(page)
        self.end.take_front(page)
        page.new_game.clicked.connect(self.show_new_game)
        page.menu.clicked.connect(self.show_start)
        return page

    @cached_property
    def result(self) -> "ResultPage":
        """The full account of a game: where every dollar came from."""
        from acquire_desktop.ui.acquire.result.result_page import ResultPage

        page = ResultPage()
        self.addWidget(page)
        self.end.take_result(page)
        return page

    @cached_property
    def account(self) -> "RacePage":
        """The final account, shown step by step before the front page."""
        from acquire_desktop.ui.acquire.result.race_page import RacePage

        page = RacePage()
        self.addWidget(page)
        page.finished.connect(self.end.leave_account)
        page.heard.connect(self.heard)
        return page

    @cached_property
    def reading(self) -> "ReadingPages":
        """The rules, the comparison of editions and the user guide."""
        from acquire_desktop.ui.acquire.shell.reading_pages import ReadingPages

        return ReadingPages(self._window, self, self._session)

    @cached_property
    def lessons(self) -> "Lessons":
        """The first game, and the way to it and back."""
        from acquire_desktop.ui.acquire.shell.lessons import Lessons

        lessons = Lessons(self._window, self)
        lessons.play_wanted.connect(self.start_game)
        return lessons

    @cached_property
    def puzzles(self) -> "Puzzles":
        """The puzzles, and the way to them and back."""
        from acquire_desktop.ui.acquire.shell.puzzles import Puzzles

        return Puzzles(self._window, self)

    @cached_property
    def analysis(self) -> "AnalysisController":
        """The analysis board."""
        from acquire_desktop.ui.acquire.shell.analysis_controller import AnalysisController

        return AnalysisController(self._window, self, self._session)

    @cached_property
    def careers(self) -> "CareerController":
        """The career of a person; it is no page that is made before somebody asks."""
        from acquire_desktop.ui.acquire.shell.career_controller import CareerController

        return CareerController(self._window, self)

    @cached_property
    def daily(self) -> "DailyController":
        """The deal of the day; it is no page that is made before somebody asks."""
        from acquire_desktop.ui.acquire.shell.daily_controller import DailyController

        return DailyController(self._window, self, self._session)

    def page_of_game(self) -> QWidget:
        """Return where the game on the table is now: its table, with its curtain, or its result."""
        if self._session.is_over and not self.game.is_reading:
            return self.end.page()
        return self.game

    # Before a game

    def connect_commands(self) -> None:
        """Connect the start page to the commands of the window."""
        start, actions = self.start, self._window.menus.actions
        start.go_on.clicked.connect(self.continue_game)
        start.quick_game_wanted.connect(self.quick_game)
        quay, top = start.quay, start.top
        buttons = {
            "new": start.new,
            "learn": start.learn,
            "puzzles": start.puzzles,
            "career": start.career,
            "daily": start.daily,
            "rules": quay.rules,
            "guide": quay.guide,
            "look_at_finished": quay.finished,
            "quit": quay.quit,
            "preferences": top.settings,
        }
        for key, button in buttons.items():
            button.clicked.connect(actions[key].trigger)
        start.open_wanted.connect(actions["open"].trigger)
        start.game_chosen.connect(
            lambda game: self._window.files.open_recent(game.path, is_own=game.is_own)
        )
        start.marks.answered.connect(self._take_marks)
        top.name_field.chosen.connect(lambda name: self._preferences.keep(player_name=name))
        self._preferences.follow("player_name", lambda _name: self._show_person())
        top.languages.chosen.connect(lambda code: actions[f"language_{code}"].trigger())
        top.night.clicked.connect(self._turn_night)

    def show_start(self) -> None:
        """Put the game away and show the start page, unless the user stays with the game."""
        if not self.put_away():
            return
        resumption = find_unfinished(self._window.folders, GAMES)
        self._offer_games(resumption.loaded)
        self._offer_last_choice()
        self._window.show_page(self.start)
        self._window.messages.tell_resumption(resumption)

    def show_new_game(self) -> None:
        """Show the choices for a new game; those that are being made are kept."""
        is_new = self.new_game not in self.trail
        if is_new:
            self._offer_last_choice()
        self._window.message_bar.clear()
        self.trail.lay(self.new_game)
        if is_new:
            self.new_game.focus_start()

    def offer_game(self, choice: NewGame) -> None:
        """Show the choices for a new game with some of them made."""
        self.show_new_game()
        self.new_game.set_choice(choice)

    def start_game(self, choice: NewGame) -> None:
        """Start a game, unless the user stays with another; keep choice and only person's name."""
        if not self._window.make_way():
            return
        kept = self._preferences
        name = person_in(choice.players) or kept.settings.player_name
        kept.keep(last_new_game=choice_object(choice), player_name=name)
        self._offer_last_choice()  # a seed that was typed tells every tile
        self._session.start(
            *(setup_of(choice), choice.players),
            is_training=choice.is_training,
            clock=choice.clock,
        )
        telling.tell_of_levels(self._window, *(player.level for player in choice.players))

    def quick_game(self) -> None:
        """Start a game with the last choices, or a first one among Beginners."""
        is_first = self._preferences.settings.last_new_game is None
        self.start_game(self.last_choice())
        if is_first:
            telling.tell_first_game(self._window)

    def continue_game(self) -> None:
        """Go on with the unfinished game that was played last."""
        if not self._window.files.open_unfinished():
            self.show_start()

    def last_choice(self) -> NewGame:
        """Return the last choice of a game, or the one that is offered the first time."""
        kept = self._preferences.settings
        return with_person(choice_from(kept.last_new_game), kept.player_name)

    def journal(self) -> Mapping[str, Mapping[str, object]]:
        """Return the lines of the journal by game; where it cannot be read, none, and a message."""
        from acquire_desktop.storage.journal import read_journal

        journal = self._window.folders.journal
        try:
            return read_journal(journal).games
        except OSError as error:
            self._window.messages.tell_save_error(io_error(error, journal))
            return {}

    def _offer_games(self, unfinished: Loaded | None) -> None:
        person = person_in(self.last_choice().players)
        today = date.today()  # noqa: DTZ011 - the user's day is meant
        offer_games(self.start, self._window.folders, unfinished, person, today)
        self._offer_marks()

    def _take_marks(self, wanted: bool) -> None:
        """Keep the answer to the only time that marks on the chains are offered."""
        kept = self._preferences
        kept.keep(marks_told=True, chain_marks=wanted or kept.settings.chain_marks)
        self._offer_marks()

    def _offer_marks(self) -> None:
        """Offer marks until there is an answer or a game was chosen."""
        kept = self._preferences.settings
        is_new = kept.last_new_game is None and not kept.marks_told
        self.start.marks.setVisible(is_new and not theme.marks_chains())

    def _turn_night(self) -> None:
        wanted = ThemeChoice.LIGHT if theme.current().is_night else ThemeChoice.DARK
        self._window.menus.actions[f"theme_{wanted}"].trigger()

    def _show_person(self) -> None:
        self.start.set_name(person_in(self.last_choice().players))

    def _offer_last_choice(self) -> None:
        if "new_game" in vars(self):
            self.new_game.set_choice(self.last_choice())

    # During a game

    def shows_log(self) -> bool:
        """Tell whether the log of the game is on view."""
        is_open = self._session.has_game and not self._session.screen.is_closed
        return is_open and self._shows("game")

    def may_read_log(self) -> bool:
        """Return whether the viewer may read the log."""
        return (self._session.has_game and self._shows("front", "result")) or self.shows_log()

    def _shows(self, *names: str) -> bool:
        """Tell whether one of these pages is on view, and make none to find out."""
        return any(self.currentWidget() is vars(self).get(name) for name in names)

    # What the window asks

    def hang(self, curtain: "Curtain") -> None:
        """Let the curtain hang at the table, over what the person who is called sees first."""
        self.game.rod.hang(curtain)

    def portrait(self, seat: Seat) -> str:
        return portraits_of(self._session.players)[seat]

    def recap(self, seat: Seat) -> Recap:
        return telling.recap(self._session, seat)

    def title(self) -> str:
        return telling.game_title(self._session)

    def facts(self) -> Sequence[str]:
        moment = self.game.moment
        telling_of = telling.look_back_facts if moment.is_looking_back else telling.game_facts
        return telling_of(self._session, moment.view)

    def report_facts(self) -> Mapping[str, str]:
        return telling.report_facts(self._session)

    def sound_of(self, events: Sequence["LogEntry"]) -> str | None:
        from acquire_desktop.ui.acquire.shell.event_sounds import sound_of

        return sound_of(events)

    def begins_turn(self, events: Sequence["LogEntry"]) -> bool:
        from acquire_desktop.ui.acquire.shell.event_sounds import begins_turn

        return begins_turn(events)

    def refresh(self) -> None:
        code = language_code(self._preferences.settings.language)
        self.start.top.languages.set_current(code)
        self._offer_marks()

    def retranslate(self) -> None:
        if self.currentWidget() is self.start:
            self._offer_games(find_unfinished(self._window.folders, GAMES).loaded)

    def close_down(self) -> None:
        super().close_down()
        if "daily" in vars(self):
            self.daily.close()
        if "analysis" in vars(self):
            self.analysis.close()
        self.end.close()
