"""Shared text: a finished game for people elsewhere, in which every player has a name."""

from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.result.race import race_of
from acquire_desktop.ui.acquire.result.result_model import Account, accounts
from acquire_desktop.ui.acquire.result.result_texts import lead_text, total_text, winners_text
from acquire_desktop.ui.acquire.words.names import Names
from acquire_desktop.ui.acquire.words.setup_texts import edition_name
from acquire_desktop.ui.kit.texts import translate


def shared_text(session: Session) -> str:
    """Return who won the game on the table, and the account of each player in a line."""
    names, events = Names(tuple(player.name for player in session.players)), session.final_account()
    ended, edition = race_of(events).ended, edition_name(session.view.edition)
    head = (
        translate("Result", "Acquire · {edition}", edition=edition),
        winners_text(names, ended.winners, max(ended.totals)),
        lead_text(names, ended.totals),
    )
    lines = [_line(account, names) for account in accounts(events)]
    notes = [
        translate(
            "Result",
            "The computer made %n decision(s) for {player}.",
            n=helps.played_for,
            player=names[seat],
        )
        for seat, helps in session.helps().items()
        if helps.played_for
    ]
    return "\n".join((*filter(None, head), "", *lines, *notes, ""))


def _line(account: Account, names: Names) -> str:
    return translate(
        "Result",
        "{place}. {player}: {sum}",
        place=account.place,
        player=names[account.seat],
        sum=total_text(account.cash, sum(account.bonuses), sum(account.sales)),
    )
