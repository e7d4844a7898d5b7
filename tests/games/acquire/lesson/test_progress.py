"""The first game is played by the rules on every way through it, and nobody loses their place."""

from dataclasses import replace

import pytest

from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, TYCOON_2023, Edition
from acquire_desktop.games.acquire.engine.events import BonusPaid, GameEnded
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.lesson.progress import LEARNER, LessonError, Run, begin, resume
from acquire_desktop.games.acquire.lesson.script import Lesson, load_lesson
from acquire_desktop.storage.envelope import rules_revision
from tests.games.acquire.lesson.lesson_paths import every_moment, is_end, some_way

FIRST = load_lesson("first_game")


def at(text: str) -> Run:
    """Return the moment of some way through the lesson in which a step begins."""
    return next(run for run in some_way(FIRST) if run.step.text == text)


def merger_of(run: Run) -> list[tuple[int | None, int, tuple[int, ...]]]:
    """Return who is paid how much for which place when the learner merges the chains."""
    events = apply(run.state, parse_action("place 7D", run.state.setup.edition)).events
    paid = (event for event in events if isinstance(event, BonusPaid))
    return [(event.seat, event.amount, event.places) for event in paid]


def prove_first_scene(lesson: Lesson) -> int:
    """Walk all ways through the first scene; return how many there are."""
    ends = 0
    for run in every_moment(begin(lesson)):
        if run.step.text == "merge_place":
            assert merger_of(run) == [(1, 5000, (0,)), (0, 2500, (1,))], run.lines
        elif run.step.text == "buy_again":
            assert observe(run.state, LEARNER).cash[LEARNER] >= 3400, run.lines
        elif is_end(run):
            view = observe(run.state, LEARNER)
            names = [spec.name.lower() for spec in view.edition.chains]
            size = view.sizes[names.index(run.mine)]
            assert (size, size >= view.edition.safe_size) == (12, True), run.lines
            assert len(run.visited) == len(run.scene.steps), run.lines
            ends += 1
    return ends


def prove_second_scene(run: Run) -> int:
    """Walk all ways through the second scene from its beginning; return how many there are."""
    ends = 0
    for end in filter(is_end, every_moment(run)):
        kept = int(end.lines[-1][1].split()[1])
        learner, bea, _ = observe(end.state, LEARNER).worth
        assert end.state.over
        assert (learner, bea) == (59_600 - 400 * kept, 58_400), end.lines
        assert (learner > bea, learner == bea) == (kept <= 2, kept == 3)
        ends += 1
    return ends


def test_every_way_through_the_first_scene_ends_safe_with_the_same_bonuses_and_money() -> None:
    """Nothing that the learner may choose leads to an illegal line or to another lesson."""
    assert prove_first_scene(FIRST) == 13_500


def test_whoever_keeps_four_stocks_of_the_chain_that_is_gone_loses_the_last_turn() -> None:
    """Keeping up to two wins, three share the victory."""
    assert prove_second_scene(at("last_turn")) == 14
    ended = apply(at("declare").play("declare").state, parse_action("buy", CLASSIC_2023)).events
    assert isinstance(ended[-1], GameEnded)


def test_a_tie_shares_both_bonuses_and_a_sole_holder_gets_both() -> None:
    """Every way through the third scene ends with 41 tiles, the bell and a victory."""
    ends = 0
    for run in every_moment(at("no_cash")):
        view = observe(run.state, LEARNER)
        if run.step.text == "only_watch":  # nothing could be bought, so nothing was asked
            assert run.lines[-1][:2] == ("place 12C", "buy")
            assert view.cash[LEARNER] == 100
        elif run.step.text == "tie_settle":
            assert view.cash[LEARNER] == 100 + (6000 + 3000) // 2
        elif run.step.text == "tie_bea" and run.due is None:
            sold = int(run.lines[-1][-2].split()[3])
            assert view.cash[LEARNER] == 4600 + 600 * sold + 4000 + 2000
        elif run.step.text == "large_enough":
            assert max(view.sizes) == view.edition.end_size == 41
        elif is_end(run):
            assert run.state.over
            assert view.worth[LEARNER] > max(view.worth[1:]), run.lines
            ends += 1
    assert ends == 16


def test_a_new_revision_of_the_rules_wants_the_lesson_to_be_proved_again() -> None:
    """Whoever raises it plays all scenes again and writes the new number into the script."""
    assert FIRST.rules == rules_revision("acquire")


@pytest.mark.parametrize(
    "edition",
    [
        replace(CLASSIC_2023, safe_size=13),
        replace(CLASSIC_2023, starting_cash=CLASSIC_2023.starting_cash - 3000),
        replace(TYCOON_2023, key=CLASSIC_2023.key),
    ],
    ids=["safe later", "less cash", "other bonuses"],
)
def test_other_rules_of_the_edition_are_found_out(edition: Edition) -> None:
    """The proof fails where the lesson would no longer say what is so."""
    scenes = tuple(
        replace(scene, setup=replace(scene.setup, edition=edition)) for scene in FIRST.scenes
    )
    with pytest.raises((AssertionError, LessonError)):
        prove_first_scene(replace(FIRST, scenes=scenes))


def test_every_moment_is_found_again_by_its_lines_and_its_step() -> None:
    """Closing the program loses nothing."""
    for run in some_way(FIRST):
        assert resume(FIRST, run.lines, run.step_no) == run


def test_back_leads_through_all_steps_to_the_first_one() -> None:
    """Each time to the beginning of the step before, in the scene before too."""
    *_, run = some_way(FIRST)
    texts = [run.step.text]
    while (before := run.back()) != run:
        run = before
        texts.append(run.step.text)
        assert run.due == (run.named(run.step.lines[0]) if run.step.lines else None)
    assert texts[::-1] == [step.text for scene in FIRST.scenes for step in scene.steps]


@pytest.mark.parametrize(
    ("lines", "step_no"),
    [
        ([["place 1I"]], 1),
        ([["place 10F", "buy"]], 30),
        ([[]], 2),
        ([["place 10F", "buy"]], 0),
        ([["nonsense"]], 1),
        ([[], []], 0),
        ([[]] * 9, 0),
    ],
)
def test_a_place_where_nobody_comes_is_refused(lines: list[list[str]], step_no: int) -> None:
    """A file may say anything."""
    with pytest.raises(LessonError):
        resume(FIRST, lines, step_no)


def test_what_a_step_does_not_allow_changes_nothing() -> None:
    """Of all that the rules allow then, the lesson wants one thing."""
    run = at("place_alone")
    for line in ("place 5C", "buy", "place 9E"):
        with pytest.raises(LessonError):
            run.play(line)
    with pytest.raises(LessonError):
        run.go_on()
    assert run.allowed() == ["place 10F"]
    assert "buy 3 tower" not in at("buy_free").allowed()
