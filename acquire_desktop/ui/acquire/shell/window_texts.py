"""Texts of the window for a game of Acquire: title, top bar and messages."""

from collections.abc import Mapping, Sequence
from functools import partial

from acquire_desktop.game import Seat
from acquire_desktop.games.acquire.engine.kernel import compiled
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.opponents import CLOCKED, PLAIN_FACTOR, level_of
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.acquire.words.names import is_you, names_of
from acquire_desktop.ui.acquire.words.setup_texts import (
    edition_name,
    extra_cash_text,
    holdings_name,
)
from acquire_desktop.ui.kit.texts import join_list, later, translate
from acquire_desktop.ui.window.frame.table_pages import Recap
from acquire_desktop.ui.window.main_window import MainWindow
from acquire_desktop.ui.window.messages import Messages


def game_title(session: Session) -> str:
    """Name the program, the edition and the moment of a game whose hand lies open."""
    name = translate("MainWindow", "Acquire Desktop")
    view = session.view
    edition, names = edition_name(view.edition), names_of(session.players)
    if session.is_training:
        edition = translate("MainWindow", "training game, {edition}", edition=edition)
    elif session.is_branch:
        edition = translate("MainWindow", "what-if game, {edition}", edition=edition)
    if session.is_over:
        return translate(
            "MainWindow", "{app} — {edition} — the game is over", app=name, edition=edition
        )
    if is_you(names, view.turn_seat):
        return translate(
            "MainWindow",
            "{app} — {edition} — turn {turn} — your turn",
            app=name,
            edition=edition,
            turn=view.turn,
        )
    return translate(
        "MainWindow",
        "{app} — {edition} — turn {turn} — {player}",
        app=name,
        edition=edition,
        turn=view.turn,
        player=names[view.turn_seat],
    )


def look_back_facts(session: Session, view: View) -> list[str]:
    """Return what the top bar says of a moment of the past, and shorter texts."""
    last = session.view.turn
    turn = translate("MainWindow", "turn {turn} of {last}", turn=view.turn, last=last)
    still, pool = translate("MainWindow", "view only"), pool_text(view.pool_count)
    facts = [translate("MainWindow", "Looking back"), turn, still, pool]
    return ["   ·   ".join(facts[:count]) for count in (4, 3, 2)] + [turn]


def game_facts(session: Session, view: View) -> list[str]:
    """Return the facts of the top bar, all public, and shorter texts with fewer of them.

    The seed is the whole deal, so that it comes when the game is over.

    Args:
        session: The game.
        view: The moment on view, of the present or the past.
    """
    turn = translate("MainWindow", "turn {turn}", turn=view.turn)
    pool = pool_text(view.pool_count)
    facts = [edition_name(view.edition), holdings_name(view.holdings), turn, pool]
    names = [player.name for player in session.players]
    if extra := extra_cash_text(names, session.setup.extra_cash):
        facts.insert(1, extra)
    if session.is_over:
        facts.append(translate("MainWindow", "Seed {seed}", seed=session.setup.seed))
    if session.is_training:  # last, since that is said where room is shortest
        facts.append(translate("MainWindow", "training game (not counted)"))
    elif session.is_branch:
        facts.append(translate("MainWindow", "what-if game (not counted)"))
    return ["   ·   ".join(facts[first:]) for first in range(len(facts))]


def report_facts(session: Session) -> dict[str, str]:
    """Return the facts of a problem report in English, without anything private."""
    rules = "compiled" if compiled.RUNNING else "plain Python"
    if not session.has_game:
        return {"Rules": rules, "Game": "none"}
    view = session.view
    people = sum(player.kind is PlayerKind.HUMAN for player in session.players)
    game = (
        f"{view.edition.key}, {view.players} players, {people} of them people,"
        f" {view.holdings.value} holdings, turn {view.turn}{', over' if session.is_over else ''},"
        f" {'saved' if session.is_kept else 'not saved'}"
    )
    return {"Rules": rules, "Game": game}


def pool_text(count: int) -> str:
    """Return how many tiles are left to draw."""
    if not count:  # Portuguese has no plural of zero that reads well
        return translate("MainWindow", "no tiles in the pool")
    return translate("MainWindow", "%n tile(s) in the pool", n=count)


def tell_first_game(window: MainWindow) -> None:
    """Tell who sits at the table of somebody's first game, and where stronger players are."""
    window.messages.tell(
        lambda: translate(
            "MainWindow",
            "Your first game! The computers play at the level {level}. For stronger ones, choose"
            " {way}.",
            level=level_text("beginner"),
            way=window.menus.way_to("new"),
        )
    )


def tell_what_if(messages: Messages) -> None:
    """Tell that a game is not the real one."""
    messages.tell(
        later(
            "Review",
            "What if: this game continues another one and does not count in the statistics.",
        )
    )


def tell_of_levels(window: MainWindow, *levels: str) -> None:
    """Warn once that a chosen level is weaker in plain Python, if it is."""
    is_weaker = not compiled.RUNNING and any(level_of(level) in CLOCKED for level in levels)
    if not is_weaker or window.preferences.settings.plain_rules_told:
        return
    window.preferences.keep(plain_rules_told=True)
    window.messages.tell_too(
        lambda: translate(
            "MainWindow",
            "{expert} and {master} are weaker here, because the rules run in plain Python."
            " Compiled rules search about {times} times as much. For a fix, see {way}.",
            expert=level_text("expert"),
            master=level_text("master"),
            times=PLAIN_FACTOR,
            way=window.menus.way_to("about"),
        )
    )


def follow_programs(window: MainWindow, session: Session) -> None:
    """Tell the session which programs it may start, now and whenever the list changes."""
    turns, kept = session.computer_turns, window.preferences

    def take_list(listed: Sequence[Mapping[str, object]]) -> None:
        if listed:
            from acquire_desktop.storage.seats.programs import programs_from

            turns.programs = programs_from(listed)
        else:
            turns.programs = ()

    def take_limit(limit_s: int) -> None:
        turns.program_limit_s = limit_s

    kept.follow("programs", take_list)
    kept.follow("program_limit_s", take_limit)
    session.began.connect(lambda: _tell_of_unlisted(window, session))


def _tell_of_unlisted(window: MainWindow, session: Session) -> None:
    """Tell which programs of a game are not listed here: the computer plays for them."""
    listed = {program.name for program in session.computer_turns.programs}
    names = sorted({player.program for player in session.players if player.program} - listed)
    if names:
        window.messages.tell_too(
            lambda: translate(
                "Programs",
                "The computer plays for programs that are not on your list: {names}. The"
                " list is under {way}.",
                names=join_list(names),
                way=f"{window.menus.way_to('preferences').removesuffix('…')}"
                f" > {translate('Preferences', 'Programs')}",
            )
        )


def recap(session: Session, seat: Seat) -> Recap:
    """Return the curtain's recap of the others' moves for a player."""
    from acquire_desktop.ui.acquire.table.recap.recap import recap_of
    from acquire_desktop.ui.acquire.words.game_names import GameNames

    words = GameNames(session.setup.edition, names_of(session.players))
    return partial(recap_of, session.events_since_shown(seat), seat, words)


def rules_engine_text() -> str:
    """Say whether the rules run compiled, and if not, what follows and what can be done."""
    if compiled.RUNNING:
        return translate("AboutDialog", "Rules engine: compiled")
    return translate(
        "AboutDialog",
        "Rules engine: plain Python. {expert}, {master} and hints think as long as usual, but"
        " are weaker: compiled rules search about {times} times as much. {skilled} and {hard} are"
        " as strong as usual, but slower. The downloaded program has compiled rules. If you run"
        " from source and have a C compiler, run {command} once.",
        expert=level_text("expert"),
        master=level_text("master"),
        skilled=level_text("skilled"),
        hard=level_text("hard"),
        times=PLAIN_FACTOR,
        command="python3 dev.py run",
    )
