"""The length tool: what a game of a form comes to, and which figures of an evening are met."""

from dataclasses import replace

import pytest

from acquire_desktop.games.hotel_tycoon.engine.forms import (
    EVENING_ROUNDS,
    Form,
    form_of,
    options_of,
)
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    LATER_OPTIONS,
    PLAYERS,
    RULINGS,
    Mode,
    Options,
    Questions,
    make_setup,
)
from acquire_desktop.games.hotel_tycoon.engine.terms import EndReason
from acquire_desktop.games.hotel_tycoon.setup_json import setup_from, setup_object
from tools.lab.hotel_length import Played, changed, checks, ninth, play, report, saver_share


def game(rounds: int, end: EndReason, *out: str, stays: int = 20, structures: int = 18) -> Played:
    return Played(rounds, rounds * 4, stays, structures, 20, out, end, 0.1)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_form_can_be_played_and_is_known_by_its_options(mode: Mode, players: int) -> None:
    for form in Form:
        options = options_of(form, mode, players)
        assert form_of(make_setup(mode, players, "form", options).options, mode, players) is form
        asked = replace(options, questions=Questions.OPEN_HANDS, rulings=RULINGS[0])
        assert form_of(asked, mode, players) is form
    assert form_of(Options(hardcore=True), mode, players) is None


def test_the_letter_is_written_as_ever_and_an_evening_comes_back() -> None:
    letter, evening = (
        make_setup(Mode.CLASSIC, 2, "form", options_of(form, Mode.CLASSIC, 2))
        for form in (Form.LETTER, Form.EVENING)
    )
    written = setup_object(letter)["options"]
    assert isinstance(written, dict)
    assert written.keys() & {*LATER_OPTIONS} == {"rulings"}
    assert setup_from(setup_object(evening), 2) == evening


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_wins_in_the_first_lap_by_the_cash_at_the_start(players: int) -> None:
    """The first lap brings a bonus of 2,000 and the interest once."""
    for mode, most in ((Mode.CLASSIC, 7000), (Mode.SELF_MADE, 0), (Mode.INVESTORS, 10_000)):
        options = options_of(Form.EVENING, mode, players)
        assert most + options.extra_cash + 2000 + options.interest < options.goal


def test_a_game_is_counted_to_its_end() -> None:
    options = options_of(Form.EVENING, Mode.CLASSIC, 2)
    played = play(make_setup(Mode.CLASSIC, 2, "count", options))
    assert 1 <= played.rounds <= EVENING_ROUNDS
    assert played.end is not None
    assert played.structures <= 36


def test_a_saver_buys_and_builds_nothing() -> None:
    setup = make_setup(Mode.CLASSIC, 2, "save", Options(round_limit=6, rulings=RULINGS[-1]))
    assert play(setup, saver=0).structures <= play(setup).structures
    assert 0 <= saver_share([setup, setup]) <= 1


def test_the_figures_of_an_evening_are_judged() -> None:
    both = [
        game(30, EndReason.CASH),
        game(35, EndReason.BANKRUPTCIES, "stay", "stay"),
        game(60, EndReason.ROUND_LIMIT, "card", stays=30, structures=30),
    ]
    met = {name: is_met for name, (_, is_met) in checks(both, 4).items()}
    assert [name for name, is_met in met.items() if not is_met] == ["bankruptcies by cards"]
    long = {name: is_met for name, (_, is_met) in checks([game(61, EndReason.CASH)], 4).items()}
    assert not any(long[f"rounds, {name}"] for name in ("median", "p90"))
    assert not long["won by bankruptcies"]
    lines = "\n".join(report(both, 4))
    assert "rounds 35 (30-60)" in lines
    assert lines.count("FAIL") == 1
    assert [ninth(range(1, 11)), ninth([7])] == [9, 7]


def test_other_options_are_measured_by_their_names() -> None:
    setup = make_setup(Mode.CLASSIC, 2, "other")
    assert changed(setup, {"goal": 20_000}) == replace(setup.options, goal=20_000)
