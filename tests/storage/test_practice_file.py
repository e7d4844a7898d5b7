"""Practice: what was missed comes back after 1, 3 and 7 days."""

from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.practice_file import (
    Missed,
    Practice,
    read_practice,
    write_practice,
)

DAY = 739_000


def test_a_missed_one_comes_back_after_one_three_and_seven_days_and_then_no_more() -> None:
    practice = Practice().after("game", 7, DAY, is_right=False)
    days = []
    today = DAY
    while practice.missed:
        today += 1
        if practice.due(today):
            days.append(today - DAY)
            practice = practice.after("game", 7, today, is_right=True)
    assert days == [1, 4, 11]


def test_one_that_is_missed_again_begins_anew() -> None:
    practice = Practice((Missed("game", 7, DAY, 2),)).after("game", 7, DAY, is_right=False)
    assert practice.missed == (Missed("game", 7, DAY + 1, 0),)


def test_what_was_never_missed_or_is_not_due_stays_as_it_is() -> None:
    practice = Practice((Missed("game", 7, DAY + 3, 1),))
    assert practice.after("game", 7, DAY, is_right=True) is practice
    assert practice.after("other", 7, DAY, is_right=True) is practice
    assert practice.due(DAY) == ()


def test_it_is_read_as_it_was_written_and_damage_counts_as_nothing() -> None:
    folders = user_folders()
    assert read_practice(folders) == Practice()
    practice = Practice((Missed("game", 7, DAY, 1), Missed("other", 0, DAY, 0)))
    write_practice(folders, practice)
    assert read_practice(folders) == practice
    folders.practice.write_bytes(b"{}")
    assert read_practice(folders) == Practice()
