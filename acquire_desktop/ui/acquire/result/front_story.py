"""Front story: all that the front page prints, in one record."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.log_entries import without_notes
from acquire_desktop.games.acquire.news.facts import GameFacts, facts_of_session
from acquire_desktop.games.acquire.review.key_moments import KeyMoment, moments_of
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.result.front_texts import (
    article_title,
    headline_of,
    sizes_text,
    weather_text,
)
from acquire_desktop.ui.acquire.result.key_moments import moment_text
from acquire_desktop.ui.acquire.result.race import Race, race_of
from acquire_desktop.ui.acquire.result.result_texts import declared_text
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.acquire.words.setup_texts import edition_name
from acquire_desktop.ui.kit.look.portraits import Face
from acquire_desktop.ui.kit.texts import join_sentences, join_terse, money, translate


@dataclass(frozen=True, slots=True)
class Article:
    """One key moment as the newspaper prints it."""

    turn: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class FrontStory:
    """A finished game for the newspaper."""

    view: View
    """The game at its end, without any hand."""
    race: Race
    facts: GameFacts
    moments: Sequence[KeyMoment]
    words: GameNames
    faces: Sequence[Face]
    """By seat."""
    seed: str

    @property
    def ranking(self) -> Sequence[Seat]:
        """The seats, the richest first."""
        return self.race.order_after(self.race.last)

    def headline(self) -> tuple[str, str]:
        """Return the headline, and the line below it."""
        return headline_of(self.facts, self.words)

    def masthead(self) -> str:
        """Return the name of the newspaper."""
        return translate("FrontPage", "The Acquire Herald")

    def dateline(self) -> tuple[str, str, str]:
        """Return what was played, how it ended, and which deal it was."""
        players = translate("FrontPage", "%n player(s)", n=self.view.players)
        turn = translate("FrontPage", "Turn {turn}", turn=self.facts.turns)
        declared = declared_text(self.race, self.words)
        return (
            join_terse([edition_name(self.view.edition), players]),
            translate("FrontPage", "{turn} · {reason}", turn=turn, reason=declared),
            translate("FrontPage", "Deal {seed}", seed=self.seed),
        )

    def articles(self) -> list[Article]:
        """Return the key moments, the earliest first."""
        return [
            Article(
                translate("KeyMoments", "Turn {turn}", turn=moment.turn),
                article_title(moment),
                moment_text(moment, self.words),
            )
            for moment in self.moments
        ]

    def caption(self) -> str:
        """Return what stands below the picture of the city."""
        return sizes_text(self.facts, self.words)

    def account(self) -> list[tuple[str, str]]:
        """Return the names and totals, the richest first."""
        totals = self.race.ended.totals
        return [(self.words.player(seat), money(totals[seat])) for seat in self.ranking]

    def notes(self) -> list[tuple[str, str]]:
        """Return the small columns at the foot, each with its title."""
        chains = self.words.edition.chains
        prices = [
            translate(
                "FrontPage",
                "{chain} {price}",
                chain=chains[each.chain].name,
                price=money(each.began.price),
            )
            for each in reversed(self.race.payouts)
        ]
        return [
            (translate("FrontPage", "Weather"), weather_text(self.facts)),
            (translate("FrontPage", "Stock prices"), join_terse(prices)),
            (
                translate("FrontPage", "Tomorrow"),
                translate("FrontPage", "The same deal, for all who think it was luck."),
            ),
        ]

    def told(self) -> str:
        """Return the whole page in words, for those who cannot see it."""
        headline, deck = self.headline()
        account = join_terse([f"{name} {total}" for name, total in self.account()])
        articles = [f"{each.turn}. {each.title}. {each.text}" for each in self.articles()]
        notes = [f"{title}: {text}" for title, text in self.notes()]
        sentences = [f"{headline}.", f"{deck}.", f"{account}.", self.caption()]
        return join_sentences([*sentences, *articles, *notes])


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
