"""Moments of Hotel Tycoon, in its own window."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QSize, QTranslator
from PySide6.QtWidgets import QApplication

from acquire_desktop.choices import Speed
from acquire_desktop.games.hotel_tycoon import load_rules
from acquire_desktop.games.hotel_tycoon.ai.players import Level, choose
from acquire_desktop.games.hotel_tycoon.engine import actions, decisions
from acquire_desktop.games.hotel_tycoon.engine.board import Seat
from acquire_desktop.games.hotel_tycoon.engine.game import apply, new_game, observe
from acquire_desktop.games.hotel_tycoon.engine.notation import action_text
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    Claims,
    Mode,
    Movement,
    Options,
    make_setup,
    random_word,
)
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.game import HOTEL_TYCOON
from acquire_desktop.games.hotel_tycoon.lesson import CARDS
from acquire_desktop.games.hotel_tycoon.outlook import landings
from acquire_desktop.session.game_session import GameSession
from acquire_desktop.storage.finished_games import FinishedGames
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile, Loaded
from acquire_desktop.storage.seats.pins import locked
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.hotel_tycoon.choices import landing_of
from acquire_desktop.ui.hotel_tycoon.shell.new_game import NewGame, added_player, default_new_game
from acquire_desktop.ui.hotel_tycoon.shell.window import HotelTycoonWindow
from acquire_desktop.ui.hotel_tycoon.table_page import TablePage
from acquire_desktop.ui.window.preferences import Preferences
from tests.screenshots.games import NAMES
from tests.screenshots.stage import SETTINGS, SilentPlayers, showing, stage

Show = Callable[[HotelTycoonWindow], None]
"""What brings a new window of Hotel Tycoon into a state."""
Moment = Callable[[View], bool]
"""Tells from the view of whoever decides whether this is the moment to stop at."""
_GENTLE = Options(fines_eliminate=False)
_ONE_DIE = Options(fines_eliminate=False, events=False, movement=Movement.ONE_DIE)


@contextmanager
def hotel_window_at(
    show: Show,
    language: str = "en",
    text_scale: int = 100,
    *,
    size: QSize | None = None,
    translator: QTranslator | None = None,
    settings: Settings = SETTINGS,
) -> Iterator[HotelTycoonWindow]:
    """Show the window of Hotel Tycoon in a state, with user folders of its own.

    Args:
        show: What is done in the window.
        language: One of the program's.
        text_scale: In per cent.
        size: Of the window before anything is done in it.
        translator: Speaks in place of the language.
        settings: All others.
    """
    with stage(language, text_scale, translator=translator, settings=settings) as (app, folders):
        kept = replace(settings, language=language, text_scale=text_scale)
        session = GameSession(load_rules, SilentPlayers(load_rules), lambda *_what: None)
        preferences = Preferences(app, folders, kept, session)
        finished = FinishedGames(folders)
        window = HotelTycoonWindow(app, session, folders, finished, preferences)
        session.setParent(window)
        with showing(window, size):
            show(window)
            yield window


# Games


@cache
def hotel_game_at(
    seed: str,
    moment: Moment,
    *,
    players: int = 4,
    mode: Mode = Mode.CLASSIC,
    options: Options = _GENTLE,
    humans: tuple[Seat, ...] | None = None,
) -> Loaded:
    """Return a game at its moment as if it had been read from a save.

    Args:
        seed: What all chance comes from.
        moment: Where to stop.
        players: How many play, 2-4.
        mode: The set-up.
        options: The others.
        humans: Who sits at the screen; None for whoever decides then.

    Raises:
        LookupError: If the game goes by without that moment.
    """
    setup = make_setup(mode, players, seed, options)
    states: list[State] = [new_game(setup)]
    lines: list[str] = []
    while not moment(observe(states[-1], states[-1].seat)):
        state = states[-1]
        if state.over:
            raise LookupError(f"{seed}: the game went by without that moment")
        number = random_word(seed, f"{state.ply}|{state.seat}")
        action = choose(observe(state, state.seat), Level.MEDIUM, number)
        states.append(apply(state, action).state)
        lines.append(action_text(action))
    at_screen = (states[-1].seat,) if humans is None else humans
    seated = tuple(
        Player(name, PlayerKind.HUMAN)
        if seat in at_screen
        else Player(name, PlayerKind.COMPUTER, Level.MEDIUM.value)
        for seat, name in enumerate(NAMES[:players])
    )
    saved_at = "2025-03-14T19:42:00Z"
    game = GameFile(HOTEL_TYCOON, f"{7:032x}", 0, setup, seated, tuple(lines), len(lines), saved_at)
    return Loaded(game, tuple(states))


def is_first_turn(view: View) -> bool:
    """The first throw of the game."""
    return isinstance(view.decision, decisions.BeforeThrow)


def is_risky_throw(view: View) -> bool:
    """A throw in the middle of the game, with some hotels ahead where a stay costs much."""
    ahead = [each for each in landings(view) if each.fee]
    return isinstance(view.decision, decisions.BeforeThrow) and len(ahead) >= 3


def is_risky_choice(view: View) -> bool:
    """One of several moves leads to a stay."""
    drives = [each for each in view.legal if isinstance(each, actions.Drive)]
    is_choice = isinstance(view.decision, decisions.MoveChoice) and len(drives) >= 2
    return is_choice and any(landing_of(each, view).fee for each in drives)


def is_double(view: View) -> bool:
    """A double was thrown: any number of spaces can be driven."""
    drives = [each for each in view.legal if isinstance(each, actions.Drive) and not each.tip]
    is_choice = isinstance(view.decision, decisions.MoveChoice) and len(drives) >= 6
    return is_choice and sum(bool(landing_of(each, view).fee) for each in drives) >= 2


def may_build(view: View) -> bool:
    """Permission to build can be asked for, for several hotels."""
    asked = {each.property for each in view.legal if isinstance(each, actions.ApplyToBuild)}
    return isinstance(view.decision, decisions.SpaceMenu) and len(asked) >= 3


def is_late(view: View) -> bool:
    """Most hotels stand, and much could be sold."""
    sales = [each for each in view.legal if isinstance(each, actions.SellStructure)]
    is_menu = isinstance(view.decision, decisions.SpaceMenu)
    return is_menu and sum(view.built) >= 20 and len(sales) >= 2


def may_buy_land(view: View) -> bool:
    """The first plots are for sale."""
    lots = [each for each in view.legal if isinstance(each, actions.BuyLand)]
    return isinstance(view.decision, decisions.SpaceMenu) and len(lots) >= 2


def may_buy_entrances(view: View) -> bool:
    """Entrances of two hotels or more can be bought."""
    sold = {each.property for each in view.legal if isinstance(each, actions.BuyEntrance)}
    return isinstance(view.decision, decisions.SpaceMenu) and len(sold) >= 2


def has_free_entrance(view: View) -> bool:
    """A free entrance is to be placed, or an entrance turned around."""
    kinds = {type(each) for each in view.legal}
    wanted = {actions.PlaceEntrance, actions.SellFreeEntrance}
    return isinstance(view.decision, decisions.SpaceMenu) and wanted <= kinds


def is_auction(view: View) -> bool:
    """A bid was made for a hotel that stands, and more can be bid."""
    decision = view.decision
    bids = [each for each in view.legal if isinstance(each, actions.Bid)]
    return isinstance(decision, decisions.Auction) and decision.bid > 0 and len(bids) > 3


def has_cards(view: View) -> bool:
    """Cards of the hand can be played on a space."""
    cards = {each.card for each in view.legal if isinstance(each, actions.PlayCard)}
    return isinstance(view.decision, decisions.SpaceMenu) and len(cards) >= 2


def is_card_window(view: View) -> bool:
    """A card could be played against somebody else's move."""
    plays = [each for each in view.legal if isinstance(each, actions.PlayCard)]
    return isinstance(view.decision, decisions.CardWindow) and bool(plays)


def is_debt(view: View) -> bool:
    """A bill is larger than the cash, and there is something to sell."""
    decision = view.decision
    is_short = isinstance(decision, decisions.Payment) and decision.amount > view.cash[view.seat]
    return is_short and len(view.legal) >= 4


def is_large_debt(view: View) -> bool:
    """A stay costs more than there is, and much can be sold."""
    return is_debt(view) and len(view.legal) >= 8


def is_stay(view: View) -> bool:
    """The nights of a stay are thrown."""
    is_late = view.turn.round > 20
    return isinstance(view.decision, decisions.Stay) and is_late


def is_park_choice(view: View) -> bool:
    """The fee, or the fine."""
    return isinstance(view.decision, decisions.ParkChoice)


def is_shortfall(view: View) -> bool:
    """The permission asks twice the price, and there is too little."""
    return isinstance(view.decision, decisions.Shortfall)


def is_claim(view: View) -> bool:
    """A fee must be asked for."""
    return isinstance(view.decision, decisions.ClaimNotice)


def is_profile_choice(view: View) -> bool:
    """The investors choose."""
    return isinstance(view.decision, decisions.ProfileChoice)


def is_hotel_choice(view: View) -> bool:
    """A card asks for a hotel."""
    return isinstance(view.decision, decisions.HotelChoice) and len(view.legal) >= 2


def is_over(view: View) -> bool:
    """The game is over."""
    return view.end_reason is not None


# What is done in the window


def _table(window: HotelTycoonWindow) -> TablePage:
    return window.pages.game


def _full_table() -> NewGame:
    choice = default_new_game()
    players = (*choice.players, added_player(choice.players))
    options = replace(
        _GENTLE,
        hardcore=True,
        hide_cash=True,
        gentle_ponzi=True,
        half_forced_purchase=True,
        beggar_reentry=True,
        round_limit=60,
    )
    return NewGame(Mode.INVESTORS, players, options)


def _set_up(window: HotelTycoonWindow) -> None:
    window.pages.show_new_game()


def _set_up_all(window: HotelTycoonWindow) -> None:
    window.pages.show_new_game()
    window.pages.setup.set_choice(_full_table())


def _set_up_options(window: HotelTycoonWindow) -> None:
    _set_up_all(window)
    window.pages.setup.turn_over.click()


def _tab(key: str) -> Show:
    return lambda window: _table(window).side.show_page(key)


def _show_deed(window: HotelTycoonWindow) -> None:
    """Show the deed with the most buildings."""
    built = window.session.view.built
    _table(window).side.show_deed(built.index(max(built)))


def _unfold(window: HotelTycoonWindow) -> None:
    """Show what could be sold."""
    for opener in [each for each in _table(window).line.rows.choices if each.title.endswith("…")]:
        opener.click()


def _submit(kind: type) -> Show:
    def show(window: HotelTycoonWindow) -> None:
        session = window.session
        session.computer_turns.pace.set_speed(Speed.NORMAL)  # else there are no scenes
        session.submit(next(each for each in session.view.legal if isinstance(each, kind)))

    return show


def _point(window: HotelTycoonWindow) -> None:
    """Point at the first move."""
    table = _table(window)
    table.line.rows.choices[0].pointed.emit(True)


def _seat_people(window: HotelTycoonWindow) -> None:
    """Set up a game of four people, of whom one has a PIN."""
    window.pages.show_new_game()
    people = [Player(name, PlayerKind.HUMAN) for name in NAMES[:4]]
    people[0] = replace(people[0], pin=locked(_PIN))
    window.pages.setup.set_choice(NewGame(Mode.CLASSIC, tuple(people), _GENTLE))


def _lock(window: HotelTycoonWindow) -> None:
    """Give whoever the curtain waits for a PIN, and let the curtain ask for it."""
    session = window.session
    seat = session.screen.handover_to
    assert seat is not None
    session.seats.set_pin(seat, _PIN)
    session.handover_needed.emit(seat)


def _leave(window: HotelTycoonWindow) -> None:
    """Have a computer play for whoever is at the screen."""
    window.session.seats.hand_over(window.session.screen.seat, "hard")
    window.pages.frame.seating.tell_who_is_away()


def _prefer(window: HotelTycoonWindow) -> None:
    window.menus.actions["preferences"].trigger()


def _ask_hint(window: HotelTycoonWindow) -> None:
    window.menus.actions["hint"].trigger()


def at_card(key: str, *, errs: bool = False) -> Show:
    """Return what goes to a card of the lesson, and then tries another action if asked to."""

    def show(window: HotelTycoonWindow) -> None:
        window.menus.actions["learn"].trigger()
        page = window.pages.lesson
        while page.lesson.card.key != key:
            (page.go_on if page.lesson.wanted is None else page.show_me)()
        if errs:
            page.table.chosen.emit(page.lesson.view.legal[0])
        QApplication.processEvents()

    return show


def _focus_board(window: HotelTycoonWindow) -> None:
    window.activateWindow()
    QApplication.processEvents()
    table = _table(window)
    table.board.setFocus()
    table.board.move_cursor(14)


def _show_rules(window: HotelTycoonWindow) -> None:
    window.menus.actions["rules"].trigger()
    page = window.pages.rules
    QApplication.processEvents()
    while page.browser.is_drawing():
        QApplication.processEvents()


def opened(
    seed: str,
    moment: Moment,
    *shows: Show,
    players: int = 4,
    mode: Mode = Mode.CLASSIC,
    options: Options = _GENTLE,
    humans: tuple[Seat, ...] | None = None,
) -> Show:
    """Return what opens a game at its moment and then does something more."""

    def show(window: HotelTycoonWindow) -> None:
        window.session.open(
            hotel_game_at(seed, moment, players=players, mode=mode, options=options, humans=humans)
        )
        for each in shows:
            each(window)

    return show


_INVESTORS = Options(fines_eliminate=False, pick_profiles=True)
_HIDDEN = Options(fines_eliminate=False, hide_cash=True)
_PIN = "0420"
_MANUAL = Options(fines_eliminate=False, claims=Claims.MANUAL)

HOTELS: dict[str, Show] = {
    "hotel_setup": _set_up,
    "hotel_setup_all": _set_up_all,
    "hotel_setup_options": _set_up_options,
    "hotel_first_turn": opened("pic-1", is_first_turn, players=3),
    "hotel_throw": opened("pic-1", is_risky_throw),
    "hotel_move": opened("pic-4", is_risky_choice, _point),
    "hotel_double": opened("pic-1", is_double),
    "hotel_land": opened("pic-1", may_buy_land),
    "hotel_build": opened("pic-1", may_build),
    "hotel_entrance": opened("pic-4", may_buy_entrances, options=_ONE_DIE),
    "hotel_free_entrance": opened("pic-1", has_free_entrance),
    "hotel_auction": opened("pic-1", is_auction),
    "hotel_cards": opened("pic-2", has_cards),
    "hotel_card_window": opened("pic-1", is_card_window),
    "hotel_card_played": opened("pic-2", has_cards, _submit(actions.PlayCard)),
    "hotel_debt": opened("pic-1", is_debt),
    "hotel_debt_large": opened("pic-4", is_large_debt, options=_ONE_DIE),
    "hotel_stay": opened("pic-1", is_stay, _submit(actions.ThrowDice)),
    "hotel_park": opened("pic-1", is_park_choice),
    "hotel_shortfall": opened("pic-4", is_shortfall, options=_ONE_DIE),
    "hotel_claim": opened("pic-3", is_claim, options=_MANUAL),
    "hotel_profile": opened(
        "pic-5", is_profile_choice, players=3, mode=Mode.INVESTORS, options=_INVESTORS
    ),
    "hotel_choice": opened("pic-1", is_hotel_choice),
    "hotel_waiting": opened("pic-1", may_build, humans=()),
    "hotel_sales": opened("pic-4", is_late, _unfold, options=_ONE_DIE),
    "hotel_deed": opened("pic-4", is_late, _show_deed, options=_ONE_DIE),
    "hotel_standings": opened("pic-4", is_late, _tab("standings"), options=_ONE_DIE),
    "hotel_hint": opened("pic-1", may_build, _ask_hint),
    "hotel_hidden": opened("pic-1", may_build, options=_HIDDEN),
    "hotel_keyboard": opened("pic-4", is_risky_choice, _focus_board),
    "hotel_curtain": opened("pic-12", may_build, humans=(0, 1, 2, 3)),
    "hotel_account": opened("pic-1", is_over, humans=(0,)),
    "hotel_setup_people": _seat_people,
    "hotel_curtain_pin": opened("pic-12", may_build, _lock, humans=(0, 1, 2, 3)),
    "hotel_left": opened("pic-1", may_build, _leave),
    "hotel_preferences": _prefer,
    "hotel_rules": _show_rules,
    **{f"hotel_lesson_{card.key}": at_card(card.key) for card in CARDS},
    "hotel_lesson_refused": at_card("land", errs=True),
}
"""By the name of each state."""
