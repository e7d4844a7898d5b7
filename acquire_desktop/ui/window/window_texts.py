"""What the title and the status bar of the window say of the game."""

from acquire_desktop.acquire.session import Session
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.words.names import is_you, names_of
from acquire_desktop.ui.words.setup_texts import edition_name, holdings_name


def window_title(session: Session) -> str:
    """Name the program and the moment of the game, or that the computer is to be passed on."""
    name = translate("MainWindow", "Acquire Desktop")
    if not session.has_game:
        return name
    if session.screen.handover_to is not None:
        return translate("MainWindow", "{app} — hand over", app=name)
    if session.computer_turns.pace.is_reading:
        return translate("MainWindow", "{app} — the game waits while you read", app=name)
    view = session.view
    edition, names = edition_name(view.edition), names_of(session.players)
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


def game_facts(session: Session) -> list[str]:
    """Return the facts of the status bar, all public, and shorter texts with fewer of them.

    The seed is the whole deal, so that it comes when the game is over.
    """
    view = session.view
    facts = [edition_name(view.edition), holdings_name(view.holdings), pool_text(view.pool_count)]
    if session.is_over:
        facts.append(translate("MainWindow", "Seed {seed}", seed=session.setup.seed))
    return ["   ·   ".join(facts[first:]) for first in range(len(facts))]


def pool_text(count: int) -> str:
    """Return how many tiles are left to draw."""
    if not count:  # Portuguese has no plural of zero that reads well
        return translate("MainWindow", "no tiles in the pool")
    return translate("MainWindow", "%n tile(s) in the pool", n=count)
