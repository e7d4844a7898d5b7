"""No level chooses otherwise when the tiles that it cannot see are dealt anew."""

from acquire_desktop.ai.players.levels import LEVELS
from acquire_desktop.engine.editions import EDITIONS
from tests.ai.lab.permutation import check


def test_every_level_is_blind_to_hidden_tiles_in_every_edition_and_decision() -> None:
    seen = list(check(240, tuple(LEVELS), seed=3))
    assert not [found for found in seen if found[3]]
    assert {found[0] for found in seen} == set(LEVELS)
    assert {found[1] for found in seen} == set(EDITIONS)
    kinds = {found[2] for found in seen}
    assert {"TilePlacement", "Founding", "StockDisposal", "StockPurchase"} <= kinds
    assert {"SurvivorChoice", "FreeStock", "StockExchange"} & kinds
