"""Faces and words come from the log alone, and tell nothing that it does not tell."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, EDITIONS, Tier
from acquire_desktop.games.acquire.engine.events import (
    AcquisitionBegan,
    BonusPaid,
    ChainFounded,
    EndDeclared,
    Event,
    FinalAccountBegan,
    MergerBegan,
    TurnBegan,
)
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, observe, redact, start
from acquire_desktop.games.acquire.engine.setup import make_setup, random_word
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.moods import Mood, moods_of
from acquire_desktop.games.acquire.occasions import Occasion, Remark, remark_on
from acquire_desktop.session.screen import NOBODY

EVERYBODY = range(4)


def game(seed: str, holdings: Holdings = Holdings.OPEN, players: int = 4) -> list[list[Event]]:
    """Play a whole game between quick computers, and return what everybody may read, by step."""
    step = start(make_setup(EDITIONS["2023-classic"], players, seed, holdings=holdings))
    steps = [list(redact(step.events, NOBODY))]
    while not step.state.over:
        state = step.state
        number = random_word(seed, f"{state.ply}|{state.seat}")
        view = observe(state, state.seat)
        action = PLAYERS["greedy"](view, number) if len(view.legal) > 1 else legal_actions(state)[0]
        step = apply(state, action)
        steps.append(list(redact(step.events, NOBODY)))
    return steps


GAME = game("moods")


def until(kind: type[Event]) -> list[Event]:
    """Return the game up to the first step with an event of a kind, whole."""
    at = next(at for at, events in enumerate(GAME) if any(isinstance(e, kind) for e in events))
    return [event for events in GAME[: at + 1] for event in events]


def last(told: Sequence[Event], kind: type[Event]) -> Event:
    return next(event for event in reversed(told) if isinstance(event, kind))


def test_who_founds_a_chain_is_pleased_until_the_next_own_turn() -> None:
    told = until(ChainFounded)
    founded = last(told, ChainFounded)
    assert isinstance(founded, ChainFounded)
    assert moods_of(told) == {founded.seat: Mood.PLEASED}
    others = [seat for seat in EVERYBODY if seat != founded.seat]
    later = [*told, *(TurnBegan(9, seat) for seat in others)]
    assert moods_of(later) == {founded.seat: Mood.PLEASED}
    assert moods_of([*later, TurnBegan(10, founded.seat)]) == {}


def test_who_is_paid_is_pleased_and_who_holds_stock_without_a_bonus_is_hurt() -> None:
    seen: set[Mood | None] = set()
    for at, events in enumerate(GAME):
        if not any(isinstance(event, AcquisitionBegan) for event in events):
            continue
        began = last(events, AcquisitionBegan)
        assert isinstance(began, AcquisitionBegan)
        paid = {e.seat for e in events if isinstance(e, BonusPaid) and e.chain == began.acquired}
        moods = moods_of(event for events in GAME[: at + 1] for event in events)
        for seat, held in enumerate(began.stocks):
            if held:
                seen.add(moods[seat])
                assert moods[seat] is (Mood.PLEASED if seat in paid else Mood.HURT)
    assert seen == {Mood.PLEASED, Mood.HURT}


def test_a_merger_of_a_chain_that_nobody_holds_changes_no_mood() -> None:
    told = until(ChainFounded)
    nobody = AcquisitionBegan(0, 1, 2, 200, (0, 0, 0, 0))
    assert moods_of([*told, nobody]) == moods_of(told)


def test_a_later_event_counts_more_than_an_earlier_one() -> None:
    paid = BonusPaid(0, 2, 3, (0,), (2000,), 1, 2000)
    first, second = (AcquisitionBegan(chain, 6, 2, 200, (0, 0, 3, 0)) for chain in (0, 1))
    assert moods_of([first, paid]) == {2: Mood.PLEASED}
    assert moods_of([first, paid, second]) == {2: Mood.HURT}


def test_who_decides_thinks_and_the_mood_comes_back() -> None:
    told = until(ChainFounded)
    founder = next(iter(moods_of(told)))
    assert moods_of(told, founder) == {founder: Mood.THINKING}
    assert moods_of(told, (founder + 1) % 4) == {
        founder: Mood.PLEASED,
        (founder + 1) % 4: Mood.THINKING,
    }


def test_the_market_has_no_mood_and_the_final_account_changes_none() -> None:
    assert moods_of([BonusPaid(0, None, 3, (0,), (2000,), 1, 2000)]) == {}
    account = FinalAccountBegan("declared", (0, 0, 0, 0))
    paid = BonusPaid(0, 2, 3, (0,), (2000,), 1, 2000)
    assert moods_of([account, paid]) == {}
    assert remark_on([account, paid], CLASSIC_2023, EVERYBODY, 0) is None


@pytest.mark.parametrize("holdings", [Holdings.AIDED, Holdings.HIDDEN])
def test_moods_and_words_are_the_same_in_every_level_of_holdings(holdings: Holdings) -> None:
    """Rule: rules document, section 6, 10: what was announced stays public knowledge."""
    for at, (one, other) in enumerate(zip(GAME, game("moods", holdings), strict=True)):
        assert moods_of(one) == moods_of(other)
        remarks = [remark_on(each, CLASSIC_2023, EVERYBODY, at) for each in (one, other)]
        assert remarks[0] == remarks[1]


def test_every_occasion_brings_its_own_word() -> None:
    """One step has one word, of the players in turn."""
    tiers = [chain.tier for chain in CLASSIC_2023.chains]
    cheap, expensive = tiers.index(Tier.CHEAP), tiers.index(Tier.EXPENSIVE)
    founded = ChainFounded(1, cheap, 5, 2, 1, 0)
    cases: list[tuple[Event, Occasion]] = [
        (founded, Occasion.FOUNDS),
        (replace(founded, chain=expensive), Occasion.FOUNDS_EXPENSIVE),
        (MergerBegan(1, 5, (0, 1), (4, 2)), Occasion.TAKES_OVER),
        (BonusPaid(0, 1, 3, (0, 1), (2000, 1000), 1, 3000), Occasion.FIRST_BONUS),
        (BonusPaid(0, 1, 3, (1,), (1000,), 1, 1000), Occasion.OTHER_BONUS),
        (AcquisitionBegan(0, 1, 2, 200, (0, 1, 0, 0)), Occasion.HURT),
        (EndDeclared(1, None), Occasion.ENDS),
    ]
    assert {occasion for _, occasion in cases} == set(Occasion)
    for event, occasion in cases:
        assert remark_on([event], CLASSIC_2023, EVERYBODY, 7) == Remark(1, occasion)
        assert remark_on([event], CLASSIC_2023, (0, 2, 3), 7) is None
    both = [cases[3][0], replace(cases[4][0], seat=2)]  # type: ignore[arg-type]
    said = [remark_on(both, CLASSIC_2023, EVERYBODY, step) for step in range(3)]
    assert [each.seat for each in said if each] == [1, 2, 1]
