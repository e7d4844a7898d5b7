"""The editions as data: each can be reached by what a player chooses."""

from acquire_desktop.games.acquire.engine.editions import EDITIONS, Printing, modes_of


def test_a_printing_and_a_mode_name_one_edition() -> None:
    """Else one edition would take the place of another where a game is set up."""
    offered = [edition for printing in Printing for edition in modes_of(printing).values()]
    assert sorted(edition.key for edition in offered) == sorted(EDITIONS)
