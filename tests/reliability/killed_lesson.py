"""The first game, played until it is killed: ``python -m tests.reliability.killed_lesson SEED``.

It goes on where its user was, at random also a step back. On standard output stands what was
handed over to be written, and which of that was on disk when a card was shown.
"""

import sys
from random import Random

from PySide6.QtCore import QObject, QTimer

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.notation import parse_action
from acquire_desktop.games.acquire.lesson.running_lesson import RunningLesson
from acquire_desktop.storage.lesson_file import Progress
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.reliability.lesson_kills import digest
from tests.reliability.played_program import run


class Learner(QObject):
    """Plays the lesson in a window, as fast as it goes."""

    def __init__(self, window: AcquireWindow, chance: Random) -> None:
        super().__init__(window)
        self._window, self._chance = window, chance
        window.pages.completed.connect(self._begin)

    @property
    def _lesson(self) -> RunningLesson:
        return self._window.pages.lessons.page.lesson

    def _begin(self) -> None:
        lesson = self._lesson
        lesson.speeds = (Speed.INSTANT, Speed.INSTANT)
        self._keep, self._count = lesson.session.keep, 0
        lesson.session.keep = self._hand_over  # type: ignore[method-assign]
        lesson.changed.connect(self._tell)
        self._window.pages.lessons.show()
        self._play()

    def _hand_over(self, progress: Progress) -> None:
        self._count += 1
        print("did", self._count, digest(progress), flush=True)
        self._keep(progress)

    def _tell(self) -> None:
        """Tell what is on view, if it is said to be on disk: then it must be."""
        if self._lesson.session.is_kept:
            print("shown", self._count, flush=True)

    def _play(self) -> None:
        lesson, chance = self._lesson, self._chance
        if chance.random() < 0.1 and lesson.run.number > 1:
            lesson.back()
        elif lesson.run.step.allow:
            line = chance.choice(lesson.run.allowed())
            lesson.session.submit(parse_action(line, lesson.session.setup.edition))
        else:
            lesson.go_on()
        QTimer.singleShot(chance.choice((0, 0, 5)), self, self._play)


if __name__ == "__main__":
    sys.exit(run(Learner))
