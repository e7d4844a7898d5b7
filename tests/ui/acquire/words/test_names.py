"""Texts speak to the only person at the table, and of everybody else by name."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import get_args

import pytest
from PySide6.QtWidgets import QApplication

from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Decision,
    Founding,
    FreeStock,
    GameOver,
    StockDisposal,
    StockExchange,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BeganInTheMiddle,
    BonusPaid,
    ChainAccounted,
    ChainFounded,
    ChainGrew,
    EndDeclared,
    ExtraCashGiven,
    FinalAccountBegan,
    FreeStockTaken,
    GameEnded,
    HandSetAside,
    HandShuffledBack,
    MarketDrawn,
    MergerBegan,
    MergerEnded,
    PlacementPassed,
    PowerCardPlayed,
    StartTilePlaced,
    StockBought,
    StockDisposed,
    StockExchanged,
    StockSold,
    SurvivorDecided,
    TileDrawn,
    TilePlaced,
    TurnBegan,
    UnplayableTileSetAside,
)
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.power_cards import BUY_FIVE
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.history import History
from acquire_desktop.games.acquire.log_entries import Cause, LogEntry, NoChoice, TookBack
from acquire_desktop.games.acquire.review.key_moments import KeyMoment, KeyMomentKind
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.session.notes import (
    CameBack,
    FallbackMove,
    HandedOver,
    OutsideFailed,
    PinForgotten,
)
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.seats.programs import Trouble
from acquire_desktop.ui.acquire.result.key_moments import moment_text
from acquire_desktop.ui.acquire.table.chart.series import summary_text, worth_data
from acquire_desktop.ui.acquire.table.decisions.text_pages import turn_texts
from acquire_desktop.ui.acquire.table.recap.recap import moments_since
from acquire_desktop.ui.acquire.table.table_voice import announcement
from acquire_desktop.ui.acquire.table.walkthrough.story import Step, Story
from acquire_desktop.ui.acquire.table.walkthrough.texts import (
    bar_text,
    details,
    group_text,
    headline,
    holder_in_words,
    holder_name,
    order_text,
)
from acquire_desktop.ui.acquire.words.action_texts import decision_sentence
from acquire_desktop.ui.acquire.words.effect_texts import bonus_sentence
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.names import Names, labels, names_of
from acquire_desktop.ui.acquire.words.narration import drawn_text, event_text
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.chart.texts import readout_text
from tests.ui.acquire.table.walkthrough import stories

PEOPLE = ("Zebedee", "Philomena", "Xaver")
YOU = {"en": "you", "ja": "あなた", "pt_BR": "você"}
"""What addresses the reader; *your* holds the English one."""
POSSESSIVE = {"en": "your", "ja": "あなた", "pt_BR": "su"}
COUNTS = (0, 0, 2, 1, 0, 0, 0)
NONE = (0,) * CHAIN_COUNT
_OF_SEATS: tuple[LogEntry, ...] = tuple(
    chain.from_iterable(
        (
            ExtraCashGiven(seat, 500, 6500),
            StartTilePlaced(seat, 3),
            TurnBegan(7, seat),
            TileDrawn(seat, 5),
            TileDrawn(seat, None),
            TilePlaced(seat, 5),
            PlacementPassed(seat),
            PlacementPassed(seat, 2),
            HandSetAside(seat, (1, 2)),
            HandShuffledBack(seat, (1, 2)),
            UnplayableTileSetAside(seat, 9),
            ChainFounded(seat, 2, 5, 3, 1, 0),
            ChainFounded(seat, 2, 5, 3, 0, 300),
            ChainFounded(seat, 2, 5, 3, 0, 0),
            MergerBegan(seat, 5, (2, 3), (4, 4)),
            SurvivorDecided(2, 9, seat),
            BonusPaid(3, seat, 4, (0, 1), (5000, 2500), 1, 7500),
            BonusPaid(3, seat, 4, (0, 1), (5000, 2500), 2, 3800),
            StockDisposed(seat, 3, 2, 1, 2, 2, 800),
            StockBought(seat, COUNTS, 900),
            StockBought(seat, NONE, 0),
            PowerCardPlayed(seat, 1),
            FreeStockTaken(seat, COUNTS),
            FreeStockTaken(seat, NONE),
            StockExchanged(seat, 2, 3),
            EndDeclared(seat, None),
            EndDeclared(seat, 2),
            StockSold(seat, 2, 3, 400, 1200),
            GameEnded("declared", (9000, 8000, 7000), (seat,)),
            FallbackMove(seat),
            TookBack(seat, 5),
            HandedOver(seat, "hard"),
            CameBack(seat),
            PinForgotten(seat),
        )
        for seat in range(3)
    )
)
_OF_NOBODY: tuple[LogEntry, ...] = (
    *(OutsideFailed(1, trouble) for trouble in Trouble),
    OutsideFailed(2, Trouble.ENDED, gave_up=True),
    NoChoice(0, Cause.NO_CHAIN),
    NoChoice(0, Cause.EMPTY_BANK),
    NoChoice(0, Cause.LITTLE_CASH, price=300),
    NoChoice(0, Cause.LAST_CHAIN, chain=2),
    ChainGrew(2, 5, 3, 12),
    SurvivorDecided(2, 9, None),
    AcquisitionBegan(3, 2, 4, 500, (2, 1, 3)),
    MarketDrawn(3, 5, 6),
    BonusPaid(3, None, 6, (0,), (5000,), 1, 5000),
    BeganInTheMiddle(),
    MergerEnded(2, 9, (3,)),
    FinalAccountBegan("declared", (6000, 5000, 4000)),
    ChainAccounted(2, 12, 800, (1, 2, 3)),
    GameEnded("no-moves", (9000, 9000, 9000), (0, 1, 2)),
)
EVENTS = (*_OF_SEATS, *_OF_NOBODY)
DECISIONS: tuple[Callable[[int], Decision], ...] = (
    lambda seat: TilePlacement(seat, False, 1),
    lambda seat: Founding(seat, 5, 2, (1, 2)),
    lambda seat: SurvivorChoice(seat, 5, (1, 2), ()),
    lambda seat: AcquisitionOrder(seat, 5, 0, (1, 2), ()),
    lambda seat: StockDisposal(seat, 5, 1, 0, 4, 500, (1,)),
    lambda seat: StockPurchase(seat, 3, 0),
    lambda seat: FreeStock(seat, 5),
    lambda seat: StockExchange(seat, 3),
)
MOMENTS = tuple(
    chain.from_iterable(
        (
            KeyMoment(KeyMomentKind.MAJORITY, 20, 9, seat, 8300, (3,)),
            KeyMoment(KeyMomentKind.LEAD, 41, 19, seat, 2700),
            KeyMoment(KeyMomentKind.SWING, 107, 37, seat, 14300),
            KeyMoment(KeyMomentKind.MERGER, 141, 58, seat, 28000, (3, 4)),
            KeyMoment(KeyMomentKind.MERGER, 141, 58, seat, 28000, (3, 4), (seat + 1) % 3, 14000),
            KeyMoment(KeyMomentKind.MERGER, 141, 58, seat, 28000, (3, 4), seat, 14000),
        )
        for seat in range(3)
    )
)
Tell = Callable[[Sequence[str]], str]


def told_details(story: Story, step: Step, words: GameNames) -> str:
    """Return all that is to be said about a step beside its headline."""
    return " ".join(details(story, step, words))


@pytest.fixture(params=list(YOU))
def language(qapp: QApplication, request: pytest.FixtureRequest) -> str:
    """Speak one language after the other."""
    languages.install_language(qapp, request.param)
    assert isinstance(request.param, str)
    return request.param


def test_the_words_for_you_are_known_in_every_language() -> None:
    assert YOU.keys() == POSSESSIVE.keys() == LANGUAGES.keys(), "add them at the top of this file"


def check(tell: Tell, language: str) -> None:
    """A text names nobody to their face, and addresses whom it would have named."""
    by_name = tell(PEOPLE)
    assert not set("{}%") & set(by_name)
    for seat, name in enumerate(PEOPLE):
        text = tell(Names(PEOPLE, seat))
        assert name not in text
        assert not set("{}%") & set(text)
        if name not in by_name:
            assert text == by_name
            continue
        forms = (YOU[language], POSSESSIVE[language])
        assert any(form in text.casefold() for form in forms), text
        others = [other for other in PEOPLE if other != name]
        assert [other in text for other in others] == [other in by_name for other in others]


def told_stories() -> Iterator[Story]:
    """Return mergers of three players."""
    for events in (
        stories.tie("2023-classic"),
        stories.tie("2023-tycoon"),
        stories.tie("2008", is_settled=False),
        stories.nobody(),
    ):
        yield stories.story_of(events)


def played(plies: int) -> list[State]:
    """Return a game between greedy players, state by state."""
    states = [new_game(make_setup(CLASSIC_2023, 3, "names"))]
    while len(states) <= plies and not states[-1].over:
        view = observe(states[-1], states[-1].seat)
        states.append(apply(states[-1], PLAYERS["greedy"](view, len(states))).state)
    return states


def test_the_events_below_are_of_every_kind() -> None:
    assert {type(event) for event in EVENTS} == {*get_args(LogEntry)}


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_speaks_to_the_only_person(event: LogEntry, language: str) -> None:
    check(lambda names: event_text(event, GameNames(CLASSIC_2023, names)), language)
    check(lambda names: announcement([event], GameNames(CLASSIC_2023, names)), language)


def test_several_drawn_tiles_speak_to_the_only_person(language: str) -> None:
    check(worded(drawn_text, TileDrawn(1, 1), (1, 2, 3)), language)


@pytest.mark.parametrize("make", DECISIONS)
def test_a_decision_speaks_to_the_only_person(
    make: Callable[[int], Decision], language: str
) -> None:
    for seat in range(3):
        check(partial(decision_sentence, make(seat), CLASSIC_2023), language)


def test_the_decisions_above_are_of_every_kind() -> None:
    kinds = {type(make(0)) for make in DECISIONS} | {GameOver}
    assert kinds == set(get_args(Decision))


def worded(say: Callable[..., str], *about: object) -> Tell:
    """Return what tells something with the words for any names."""
    return lambda names: say(*about, GameNames(CLASSIC_2023, names))


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.kind.value)
def test_a_key_moment_speaks_to_the_only_person(moment: KeyMoment, language: str) -> None:
    check(worded(moment_text, moment), language)


def test_the_walkthrough_speaks_to_the_only_person(language: str) -> None:
    for story in told_stories():
        for step in story.steps:
            check(worded(bar_text, story, step), language)
            check(worded(headline, story, step), language)
            check(worded(told_details, story, step), language)
        check(worded(order_text, story), language)
        for settlement in story.settlements:
            for group in settlement.groups:
                check(worded(group_text, group, settlement), language)


def test_a_merger_of_four_chains_speaks_to_the_only_person(language: str) -> None:
    story = stories.story_of(stories.four())
    names = Names((*PEOPLE, "Quirin"), story.merger.seat)
    words = GameNames(CLASSIC_2023, names)
    told = [bar_text(story, step, words) + told_details(story, step, words) for step in story.steps]
    told.append(order_text(story, words))
    assert not [text for text in told if names[story.merger.seat] in text]
    assert YOU[language] in order_text(story, words).casefold()


def test_the_holders_of_stock_are_you_and_others(language: str) -> None:
    for say in (holder_name, holder_in_words):
        check(by_words(say), language)


def by_words(say: Callable[[GameNames, int], str]) -> Tell:
    """Return what names the second player with the words for any names."""
    return lambda names: say(GameNames(CLASSIC_2023, names), 1)


def test_the_charts_words_speak_to_the_only_person(language: str) -> None:
    states = played(120)
    records = History().records(states, len(states) - 1, (0, 1, 2))
    check(lambda names: summary_text(worth_data(records, labels(names), 0)), language)
    check(lambda names: readout_text(worth_data(records, labels(names), 0), 8), language)


@pytest.mark.usefixtures("language")
def test_the_idle_texts_speak_to_the_only_person() -> None:
    state = played(40)[-1]
    for seat in range(3):
        view = observe(state, seat)
        told = "".join(turn_texts(view, Names(PEOPLE, seat), {seat}))
        assert PEOPLE[seat] not in told


def test_the_bonuses_of_a_preview_speak_to_the_only_person(language: str) -> None:
    view = observe(stories.tied(CLASSIC_2023), 0)
    for at in range(CHAIN_COUNT):
        check(partial(bonus_sentence, at, view), language)


def test_the_recap_speaks_of_others_by_name(language: str) -> None:
    steps: list[tuple[LogEntry, ...]] = []
    state = new_game(make_setup(CLASSIC_2023, 3, "recap"))
    while len(steps) < 60:
        view = observe(state, state.seat)
        step = apply(state, PLAYERS["greedy"](view, len(steps)))
        steps.append(step.events)
        state = step.state
    for moment in moments_since(steps, 0):
        check(worded(moment.sentence), language)


@pytest.mark.parametrize(("humans", "you"), [(0, None), (1, 1), (2, None), (3, None)])
def test_only_one_person_alone_is_addressed(humans: int, you: int | None) -> None:
    kinds = [PlayerKind.COMPUTER] * 3
    kinds[1 : 1 + humans] = [PlayerKind.HUMAN] * humans
    players = [Player(name, kind) for name, kind in zip(PEOPLE, kinds, strict=False)]
    assert names_of(players).you == you
    assert tuple(names_of(players)) == PEOPLE


def test_a_purchase_is_a_whole_sentence_in_each_language(qapp: QApplication) -> None:
    event = StockBought(0, COUNTS, 900)
    expected = {
        "en": "You bought 2 Festival and 1 Worldwide for $900.",
        "ja": "あなたはFestival株2枚とWorldwide株1枚を$900で購入しました。",
        "pt_BR": "Você comprou 2 ações da Festival e 1 ação da Worldwide por $900.",
    }
    for code, sentence in expected.items():
        languages.install_language(qapp, code)
        assert event_text(event, GameNames(CLASSIC_2023, Names(PEOPLE, 0))) == sentence


def test_each_chain_of_a_merger_has_its_article_in_portuguese(qapp: QApplication) -> None:
    merger, words = MergerBegan(1, 0, (3, 0), (9, 4)), GameNames(CLASSIC_2023, Names(PEOPLE, 0))
    languages.install_language(qapp, "pt_BR")
    merged = "fez a fusão da Worldwide (9) e da Tower (4) com a peça 1A."
    assert event_text(merger, words).endswith(merged)
    languages.install_language(qapp, "ja")
    assert "でWorldwide（9個）とTower（4個）を合併" in event_text(merger, words)


def test_the_log_has_the_printed_name_of_a_power_card(qapp: QApplication) -> None:
    played, words = PowerCardPlayed(0, BUY_FIVE), GameNames(CLASSIC_2023, Names(PEOPLE, 0))
    languages.install_language(qapp, "ja")
    assert "「株券を5枚まで購入する」を使いました" in event_text(played, words)
