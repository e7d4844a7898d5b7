"""Settings as a start finds them: unusable ones are mended, with one message."""

from collections.abc import Callable, Mapping, Set
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from pathlib import Path

from acquire_desktop.storage.folders import is_there
from acquire_desktop.storage.settings import ALL, Settings, bad_path, load_settings, save_settings
from acquire_desktop.ui.kit.texts import join_list, join_sentences, translate

_Choice = Mapping[str, object] | None


@dataclass(frozen=True, slots=True)
class Checked:
    """Settings that can be used as they are, and what had to be done for that."""

    settings: Settings
    unusable: Set[str]
    """The settings that have their defaults now."""
    is_choice_mended: bool
    """Whether the last new game named what this version does not know."""
    bad_file: Path | None
    """Where the file as it was is kept, or None."""

    def notes(self) -> tuple[Callable[[], str], ...]:
        """Return the notes to show, each in the present language."""
        texts: list[Callable[[], str]] = []
        if self.unusable:
            texts.append(self._unusable_text)
        if self.is_choice_mended:
            texts.append(_choice_text)
        return tuple(texts)

    def _unusable_text(self) -> str:
        if self.unusable == ALL:
            text = translate("Settings", "Your settings could not be read and were reset.")
        else:
            text = translate(
                "Settings",
                "Some settings could not be used and were reset: {what}.",
                what=join_list(_subjects(self.unusable)),
            )
        if self.bad_file is None:
            return text
        kept = translate(
            "Settings", "The old file is still there as {file}.", file=self.bad_file.name
        )
        return join_sentences((text, kept))


def check_settings(path: Path, mended_choice: Callable[[_Choice], _Choice]) -> Checked:
    """Read the settings, mend what cannot be used, and write what was mended.

    Args:
        path: The settings file.
        mended_choice: Returns the last new game itself, or what takes the place of a bad one.
    """
    reading = load_settings(path)
    choice = reading.settings.last_new_game
    mended = mended_choice(choice)
    is_mended = mended is not choice
    settings = replace(reading.settings, last_new_game=mended)
    bad = bad_path(path)
    if reading.unusable or is_mended:
        # Otherwise the same would be told at the next start.
        with suppress(OSError):
            save_settings(path, settings)
    is_kept = bool(reading.unusable) and is_there(bad)
    return Checked(settings, reading.unusable, is_mended, bad if is_kept else None)


def _subjects(names: Set[str]) -> list[str]:
    """Return in general words what these settings are about, each subject once."""
    look = translate("Settings", "language and look")
    play = translate("Settings", "speed, hints and cover")
    subjects = {
        "computer_speed": play,
        "hints": play,
        "coach": play,
        "cover": play,
        "sounds": translate("Settings", "sounds"),
        "player_name": translate("Settings", "your name"),
        "plain_rules_told": translate("Settings", "notices already shown"),
        "text_size_told": translate("Settings", "notices already shown"),
        "last_new_game": translate("Settings", "the last new game"),
        "window_layout": translate("Settings", "the window layout"),
    }
    unusable = [each.name for each in fields(Settings) if each.name in names]
    return list(dict.fromkeys(subjects.get(name, look) for name in unusable))


def _choice_text() -> str:
    return translate(
        "Settings",
        "The last game you set up used players or rules that this version does not know. Check"
        " them before you start.",
    )
