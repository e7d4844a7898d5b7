"""A lesson is listed, started and played through the protocol, step by step."""

from typing import Any

import pytest

from tests.protocol.talk import Talk


@pytest.fixture
def talk() -> Talk:
    """A server without a game."""
    return Talk()


def test_the_lessons_are_listed(talk: Talk) -> None:
    """Each with the number of its steps."""
    assert talk.ask(do="lesson") == {"lessons": [{"id": "first_game", "steps": 34}]}


def test_a_lesson_is_played_to_its_end(talk: Talk) -> None:
    """What is allowed is played, and the rest is left by going on."""
    now = talk.ask(do="lesson", start="first_game")
    texts = [now["text"]]
    while not now["last"]:
        step = now["allowed"][0] if now["allowed"] else "go on"
        now = talk.ask(do="lesson", step=step)
        if now["text"] != texts[-1]:
            texts.append(now["text"])
    assert (len(texts), texts[0], texts[-1]) == (34, "welcome", "third_end")
    assert now["state"]["over"]["reason"] == "declared"
    assert talk.ask(do="lesson", step="back")["text"] == "large_enough"


def test_what_is_due_is_played_before_a_step_is_left(talk: Talk) -> None:
    """Two requests: one to watch, one to go on."""
    talk.ask(do="lesson", start="first_game")
    talk.ask(do="lesson", step="go on")
    now = talk.ask(do="lesson", step="place 10F")
    assert (now["text"], now["due"], now["allowed"]) == ("bea_founds", "place 9E", [])
    watched = talk.ask(do="lesson", step="go on")
    assert (watched["text"], watched["due"]) == ("bea_founds", None)
    assert talk.ask(do="lesson", step="go on")["text"] == "carlos_grows"


@pytest.mark.parametrize(
    ("request_fields", "code"),
    [
        ({"start": "second_game"}, "bad-request"),
        ({"step": "go on"}, "no-game"),
        ({"step": 3}, "bad-request"),
    ],
)
def test_what_is_no_lesson_is_refused(
    talk: Talk, request_fields: dict[str, Any], code: str
) -> None:
    """With the usual codes."""
    assert talk.refused(do="lesson", **request_fields) == code


@pytest.mark.parametrize(
    ("step", "code"),
    [("place 5C", "illegal-action"), ("go on", "illegal-action"), ("dance", "bad-notation")],
)
def test_what_a_step_does_not_allow_changes_nothing(talk: Talk, step: str, code: str) -> None:
    """The lesson is where it was."""
    talk.ask(do="lesson", start="first_game")
    before = talk.ask(do="lesson", step="go on")
    assert talk.refused(do="lesson", step=step) == code
    assert talk.ask(do="lesson", step="place 10F")["lines"] == [["place 10F", "buy"]]
    assert talk.ask(do="lesson", step="back") == before
