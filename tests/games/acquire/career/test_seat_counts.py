"""What the journal keeps of a seat agrees with what the table showed, state by state."""

import pytest

from acquire_desktop.games.acquire.engine.events import AcquisitionBegan, BonusPaid, MergerBegan
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.seat_counts import ALWAYS, seat_counts
from tests.games.acquire.news.games import played

_GAMES = (("2023-classic", 4, "greedy"), ("2023-tycoon", 5, "rules"), ("2023-classic", 2, "greedy"))


def cheapest(view: View) -> int:
    """Return dollars of the cheapest stock that the bank has, 0 where it has none."""
    return min((p for p, left in zip(view.prices, view.bank, strict=True) if p * left), default=0)


@pytest.mark.parametrize(("edition", "players", "player"), _GAMES)
def test_counts_are_what_the_table_showed(edition: str, players: int, player: str) -> None:
    states, steps = played(edition, players, "counts", player)
    counts = seat_counts(states, steps)
    told = [event for step in steps for event in step]
    views = [observe(state, 0) for state in states]
    first_of_turn = {view.turn: view for view in reversed(views)}
    last = max(at for at, state in enumerate(states) if not state.over)
    prices = {each.acquired: each.price for each in told if isinstance(each, AcquisitionBegan)}
    mergers = [at for at, step in enumerate(steps) if any(isinstance(e, MergerBegan) for e in step)]
    half = first_of_turn[1 + views[-1].turn // 2].worth
    for seat, found in enumerate(counts):
        assert found.keys() - {"cash_third"} == set(ALWAYS)
        paid = [each for each in told if isinstance(each, BonusPaid) and each.seat == seat]
        assert found["bonus_dollars"] == sum(each.amount for each in paid)
        assert found["primary"] == sum(0 in each.places for each in paid)
        kept = zip(views[last].stocks[seat], views[-1].sizes, strict=True)
        lost = sum(n * prices.get(chain, 0) for chain, (n, size) in enumerate(kept) if not size)
        assert found["worthless"] == lost
        assert found.get("cash_third") == (
            views[mergers[2] - 1].cash[seat] if len(mergers) > 2 else None
        )
        assert found["half_place"] == 1 + sorted(half, reverse=True).index(half[seat])
        own = [view for view in first_of_turn.values() if view.turn_seat == seat]
        assert found["starved"] == sum(view.cash[seat] < cheapest(view) for view in own)
    assert len({found["paid_chains"] for found in counts}) == 1
    assert sum(found["takeovers"] for found in counts) == len(mergers)
