"""Until a merger is at its end the table shows its chains apart, and the money that is told."""

from dataclasses import replace

import pytest

from acquire_desktop.games.acquire.engine.actions import DisposeStock
from acquire_desktop.games.acquire.engine.board import COLUMNS, INDEPENDENT, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import EDITION_2008
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.ui.acquire.table.walkthrough.places import free_block
from acquire_desktop.ui.acquire.table.walkthrough.story import StepKind
from acquire_desktop.ui.acquire.table.walkthrough.told_view import told_view
from tests.ui.acquire.table.walkthrough import stories
from tests.ui.acquire.table.walkthrough.stories import place, play, story_of

SETTLE = (DisposeStock(1, 0, 2), DisposeStock(0, 3, 0), DisposeStock(1, 0, 0))


@pytest.mark.parametrize("holdings", list(Holdings))
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_has_what_was_told_and_in_the_end_what_there_is(
    seat: int, holdings: Holdings
) -> None:
    start = stories.tied(EDITION_2008)
    after, events = play(start, place("6A"), *SETTLE)
    before = replace(observe(start, seat), holdings=holdings)
    now = replace(observe(after, seat), holdings=holdings)
    story = story_of(events)
    for at, step in enumerate(story.steps):
        moment = story.moment_at(at)
        told = told_view(now, before, moment)
        assert told.sizes == before.sizes
        assert told.prices == before.prices
        assert told.board[moment.merger.tile] == INDEPENDENT
        assert (told.hand, told.effects) == ((), ()), "no tile is placed meanwhile"
        assert moment.is_after == (step.kind is StepKind.RESULT)
        if step.kind is StepKind.SIZES:
            for who in range(3) if holdings.are_shown else (seat,):
                assert told.cash[who] == before.cash[who]
                assert told.stocks[who] == before.stocks[who]
    assert (told.cash, told.stocks, told.bank) == (now.cash, now.stocks, now.bank)


def test_the_worth_is_that_before_the_merger_but_for_what_trades_change() -> None:
    start = stories.tied(EDITION_2008)
    after, events = play(start, place("6A"), *SETTLE)
    before, story = observe(start, 0), story_of(events)
    told = told_view(observe(after, 0), before, story.moment_at(len(story.steps) - 1))
    assert told.worth[1:] == before.worth[1:], "a bonus and a sale were counted already"
    for seat in range(3):
        assert told.cash[seat] + told.stock_values[seat] <= told.worth[seat]


def test_each_step_pays_what_its_events_say_and_nothing_of_other_steps() -> None:
    _, events = play(stories.tied(EDITION_2008), place("6A"), *SETTLE)
    story = story_of(events)
    gains = [story.moment_at(at).gains for at in range(len(story.steps))]
    assert [step.kind for step in story.steps] == list(StepKind)
    assert gains == [{}, {0: 4500, 1: 4500}, {1: 1800}, {}]


def test_the_stock_market_is_nobody_who_is_paid() -> None:
    story = story_of(stories.market())
    paid = next(step for step in story.steps if step.kind is StepKind.BONUSES)
    assert paid.gains
    assert None not in paid.gains


def test_the_marquee_takes_columns_then_rows_and_nothing_where_chains_are_everywhere() -> None:
    def block(*names: str) -> tuple[int, int, int, int] | None:
        found = free_block(TILES_BY_NAME[name] for name in names)
        return None if found is None else (found.left(), found.top(), *found.size().toTuple())

    assert block("9C", "12I") == (0, 0, 8, 9)
    assert block("1A", "6I") == (6, 0, 6, 9)
    assert block("4A", "9C") == (0, 3, COLUMNS, 6)
    assert block("4F", "9I") == (0, 0, COLUMNS, 5)
    assert block("2B", "10H") is None
    assert block() is None
