"""Lesson script: the scenes and steps of a lesson as values, read from ``resources/lessons``.

A script holds what is played and what may be played, in the notation of the saves, and names the
texts and the places on the screen that belong to each step. It holds no words and no figures:
those come from the window's texts and from the ``View`` of the moment.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from acquire_desktop.games.acquire.engine.board import TILE_COUNT
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.notation import parse_tile
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup
from acquire_desktop.paths import resource_dir

LESSONS: Final = ("first_game",)
"""The lessons that there are, by id."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a scene: it is watched, or done by the learner, or only read."""

    text: str
    """Names the words of its card."""
    lines: tuple[str, ...] = ()
    """What the others play, action by action; empty where the learner acts or reads."""
    allow: tuple[str, ...] = ()
    """Patterns of the actions that the learner may choose from; empty where others act."""
    forbid: tuple[str, ...] = ()
    """Patterns of actions that are refused although ``allow`` has them."""
    ring: tuple[str, ...] = ()
    """What is pointed at, for example ``tile:5C``."""
    hurried: bool = False
    """Whether what is watched goes faster than usual."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A game from its set-up, or from the end of its prelude, and the steps that it takes."""

    setup: Setup
    prelude: tuple[str, ...]
    """Actions that were played before the first step."""
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """Scenes that follow each other."""

    key: str
    """Its id, which stands in the file of what was reached."""
    rules: int
    """The revision of the rules that its lines were proved with."""
    scenes: tuple[Scene, ...]

    @property
    def step_count(self) -> int:
        """How many steps all scenes have."""
        return sum(len(scene.steps) for scene in self.scenes)


@cache
def load_lesson(key: str) -> Lesson:
    """Return a lesson of ``LESSONS``."""
    folder = resource_dir() / "lessons"
    script = tomllib.loads((folder / f"{key}.toml").read_text(encoding="utf-8"))
    edition, players = EDITIONS[script["edition"]], script["players"]
    scenes = []
    for scene in script["scenes"]:
        tiles = _tile_order(scene["tiles"]) if "tiles" in scene else None
        setup = make_setup(edition, players, scene["seed"], tiles=tiles)
        steps = tuple(_step(step) for step in scene["steps"])
        scenes.append(Scene(setup, _prelude(folder, scene.get("prelude")), steps))
    return Lesson(script["id"], script["rules"], tuple(scenes))


def _step(fields: Mapping[str, Any]) -> Step:
    lists = {name: tuple(value) for name, value in fields.items() if isinstance(value, list)}
    return Step(**{**fields, **lists})


def _prelude(folder: Path, name: str | None) -> tuple[str, ...]:
    if name is None:
        return ()
    return tuple((folder / name).read_text(encoding="utf-8").split("\n")[:-1])


def _tile_order(names: str) -> tuple[int, ...]:
    """Return all tiles in draw order: the named ones, then the others."""
    first = [parse_tile(name) for name in names.split()]
    return (*first, *(tile for tile in range(TILE_COUNT) if tile not in first))
