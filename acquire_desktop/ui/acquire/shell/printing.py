"""Printing: the front page of the game on the table, and the records of who played it."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from acquire_desktop.games.acquire.log_entries import without_notes
from acquire_desktop.games.acquire.news.facts import facts_of_session
from acquire_desktop.games.acquire.news.records import Records, records_of
from acquire_desktop.games.acquire.review.key_moments import moments_of
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.journal import read_journal
from acquire_desktop.ui.acquire.result.front_story import FrontStory
from acquire_desktop.ui.acquire.result.race import race_of
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.portraits import faces_of


def story_of(session: Session, names: Sequence[str]) -> FrontStory:
    """Return the front page of the game on the table, which is over, with names by seat."""
    entries = without_notes(chain.from_iterable(session.events_by_step()))
    view = session.view
    return FrontStory(
        # The page outlives the game, and so would whose hand it was.
        replace(view, hand=(), effects=()),
        race_of(entries),
        facts_of_session(session),
        moments_of(session),
        GameNames(view.edition, names),
        faces_of(session.players),
        session.setup.seed,
    )


def records_in(folders: Folders, session: Session) -> Records | None:
    """Return the records of the only person at the table.

    None where there is another number, or the game counts for nobody.
    """
    people = human_seats(session.players)
    if len(people) != 1 or session.is_branch or session.is_training:
        return None
    try:
        games = dict(read_journal(folders.journal).games)
    except OSError:
        games = {}
    games.pop(session.game_file().game_id, None)  # it may be written already, or soon
    seat = people[0]
    race = race_of(session.final_account())
    return records_of(
        games.values(),
        session.players[seat].name,
        race.ended.totals[seat],
        has_won=seat in race.ended.winners,
    )
