"""The lesson: the recorded game is one by the rules, and holds what its cards speak of."""

from acquire_desktop.games.hotel_tycoon.engine import events
from acquire_desktop.games.hotel_tycoon.engine.terms import EndReason
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.lesson import CARDS, GOAL, GUEST, LEARNER, Lesson


def to_the_end(lesson: Lesson) -> None:
    """Do and read everything."""
    while not lesson.is_last:
        if lesson.wanted is None and not lesson.due:
            lesson.go_on()
        else:
            lesson.play()


def test_the_learner_buys_builds_has_a_guest_and_wins_at_the_bank() -> None:
    lesson = Lesson()
    to_the_end(lesson)
    kinds = (events.LandBought, events.StructuresBuilt, events.EntrancePlaced, events.StayBilled)
    told = [each for each in lesson.events if isinstance(each, (*kinds, events.GameEnded))]
    assert [type(each) for each in told if not isinstance(each, events.EntrancePlaced)] == [
        events.LandBought, events.StructuresBuilt, events.StayBilled, events.GameEnded
    ]  # fmt: skip
    stay, ended = told[-2], told[-1]
    assert isinstance(stay, events.StayBilled)
    assert (stay.guest, stay.owner, stay.nights, stay.amount) == (GUEST, LEARNER, 5, 3000)
    assert isinstance(ended, events.GameEnded)
    assert ended.reason is EndReason.CASH
    assert ended.places[LEARNER] == 1
    assert lesson.view.cash[LEARNER] >= GOAL


def test_every_action_of_the_learner_is_legal_and_there_is_another_way_to_err() -> None:
    lesson, others = Lesson(), 0
    while not lesson.is_last:
        if (wanted := lesson.wanted) is not None:
            assert wanted in lesson.view.legal
            others += len(lesson.view.legal) > 1
            lesson.play()
        elif lesson.due:
            lesson.play()
        else:
            lesson.go_on()
    assert others > 2


def test_going_back_to_a_card_is_as_coming_to_it() -> None:
    seen: list[tuple[View, tuple[events.Event, ...]]] = []
    lesson = Lesson()
    while not lesson.is_last:
        if not seen or len(seen) <= lesson.number:
            seen.append((lesson.view, tuple(lesson.events)))
        if lesson.wanted is None and not lesson.due:
            lesson.go_on()
        else:
            lesson.play()
    seen.append((lesson.view, tuple(lesson.events)))
    assert len(seen) == len(CARDS)
    for number, (view, told) in enumerate(seen):
        lesson.begin(number)
        assert (lesson.view, tuple(lesson.events)) == (view, told)
