"""In the middle of a merger everybody has what the deals told so far have brought."""

from acquire_desktop.acquire.merger_moments import after_deals
from acquire_desktop.engine.editions import EDITIONS
from acquire_desktop.engine.events import BonusPaid, StockDisposed
from acquire_desktop.engine.game import observe
from tests.ui.table.walkthrough import stories


def test_before_any_deal_nothing_changes() -> None:
    for state in (stories.tied(EDITIONS["2023-tycoon"]), stories.of_four(), stories.for_two()):
        before = observe(state, 0)
        assert after_deals(before, ()) == before


def test_all_deals_lead_to_what_the_engine_pays() -> None:
    for state, tile in ((stories.of_four(), "5D"), (stories.for_two(), "5C")):
        before = observe(state, 0)
        placed, told = stories.play(state, stories.place(tile))
        settled, rest = stories.keep_all(placed)
        deals = [each for each in (*told, *rest) if isinstance(each, BonusPaid | StockDisposed)]
        after, final = after_deals(before, deals), observe(settled, 0)
        assert (after.cash, after.stocks, after.bank) == (final.cash, final.stocks, final.bank)
        assert (after.sizes, after.prices) == (before.sizes, before.prices)


def test_a_bonus_that_is_paid_is_not_counted_again() -> None:
    """Rule: rules document, section 4, Merger, 3: bonuses are paid once, at the size before."""
    state = stories.tied(EDITIONS["2023-tycoon"])
    before = observe(state, 0)
    _, told = stories.play(state, stories.place("6A"))
    bonuses = [event for event in told if isinstance(event, BonusPaid)]
    after = after_deals(before, bonuses)
    assert after.worth == before.worth
    assert [now - then for now, then in zip(after.cash, before.cash, strict=True)] == [
        6000,
        6000,
        3500,
    ]
