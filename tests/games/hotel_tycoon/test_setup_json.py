"""Set-ups come back from JSON, and nothing else is taken for one."""

import json

import pytest

from acquire_desktop.games.hotel_tycoon.engine.setup import PLAYERS, Mode, Questions, make_setup
from acquire_desktop.games.hotel_tycoon.setup_json import setup_from, setup_object
from acquire_desktop.storage.errors import SaveError
from acquire_desktop.storage.strict_json import StrictJsonError
from tests.games.hotel_tycoon.naive.variety import random_setup


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_setup_comes_back_from_json(mode: Mode, players: int) -> None:
    for seed in range(20):
        setup = random_setup(mode, players, seed)
        assert setup_from(json.loads(json.dumps(setup_object(setup))), players) == setup


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("hardcore", 1),
        ("claims", "often"),
        ("movement", None),
        ("round_limit", 0),
        ("round_limit", True),
        ("unknown", True),
        ("questions", "never"),
        ("rulings", 0),
        ("rulings", 3),
    ],
)
def test_an_option_of_another_form_is_refused(field: str, value: object) -> None:
    plain = setup_object(make_setup(Mode.CLASSIC, 2, "seed"))
    options = plain["options"]
    assert isinstance(options, dict)
    with pytest.raises(StrictJsonError):
        setup_from({**plain, "options": {**options, field: value}}, 2)


def test_older_saves_keep_the_rulings_and_questions_of_their_time() -> None:
    """A16, A48, A62: they have no word for them, and what they say is not written anew."""
    newest = setup_object(make_setup(Mode.CLASSIC, 2, "seed"))
    options = newest["options"]
    assert isinstance(options, dict)
    old = {name: value for name, value in options.items() if name not in ("questions", "rulings")}
    setup = setup_from({**newest, "options": old}, 2)
    assert (setup.options.rulings, setup.options.questions) == (1, Questions.EVERY_MOMENT)
    assert setup_object(setup)["options"] == old


@pytest.mark.parametrize("value", [3, "poker"])
def test_an_unknown_setup_is_refused(value: object) -> None:
    with pytest.raises(StrictJsonError):
        setup_from({**setup_object(make_setup(Mode.CLASSIC, 2, "seed")), "setup": value}, 2)


def test_a_setup_that_the_rules_refuse_is_no_save() -> None:
    plain = setup_object(make_setup(Mode.CLASSIC, 2, "seed"))
    with pytest.raises(SaveError):
        setup_from(plain, 5)
