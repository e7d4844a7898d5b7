"""What dev.py decides and says, without making an environment."""

import os
import platform
import subprocess
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import dev
from acquire_desktop import system_libraries as libraries

WINDOW_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (3, 13, 0), (3, 14, 0)])
def test_supported_pythons_are_accepted(version: tuple[int, ...]) -> None:
    assert dev.python_problem(version) is None


@pytest.mark.parametrize("version", [(3, 8, 18), (3, 10, 13), (3, 15, 0)])
def test_another_python_is_refused_in_one_sentence(version: tuple[int, ...]) -> None:
    problem = dev.python_problem(version)
    assert problem is not None
    assert "3.11 to 3.14" in problem
    assert problem.endswith(f"this is Python {'.'.join(map(str, version))}.")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a display")
def test_run_without_a_display_names_the_demo_in_one_sentence() -> None:
    env = {name: value for name, value in os.environ.items() if name not in WINDOW_VARIABLES}
    command = [sys.executable, dev.__file__, "run"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "python3 dev.py run --demo out.png" in done.stderr


def test_an_unknown_command_shows_the_usage() -> None:
    command = [sys.executable, dev.__file__, "dance"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("usage: python3 dev.py")


def test_every_command_is_in_the_usage() -> None:
    assert all(f"\n  {name} " in dev.USAGE for name in dev.COMMANDS)


def test_the_checks_are_all_run_and_what_failed_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    burn = "import time\nwhile time.process_time() < 0.3: pass"
    checks = {
        "one": lambda: False,
        "two": lambda: subprocess.run([sys.executable, "-c", burn], check=True).returncode == 0,
    }
    assert not dev.run_checks(checks)
    *_, first, second, total = capsys.readouterr().out.splitlines()
    assert first.split() == ["one", "FAILED", "0.0", "s", "0.0", "s"]
    assert second.split()[:2] == ["two", "ok"]
    assert os.name != "posix" or float(second.split()[4]) >= 0.3
    assert total.startswith("in all")
    assert dev.run_checks({"two": checks["two"]})


@pytest.mark.parametrize("args", [[], ["--all"], ["--part=7"]])
def test_all_checks_run_unless_tests_are_named(args: list[str]) -> None:
    assert dev.says_how_much(args)
    assert not dev.says_how_much([*args, "tests/test_paths.py"])
    assert not dev.says_how_much([*args, "-k", "wheel"])


@pytest.mark.parametrize("args", [["--demo", "out.png"], ["--demo=out.png"], ["--help"]])
def test_a_demo_needs_no_window(args: list[str]) -> None:
    assert not dev.needs_window(args)
    assert dev.needs_window(["--language", "ja"])


@pytest.mark.parametrize("variable", WINDOW_VARIABLES)
def test_a_display_is_found_in_the_environment(variable: str) -> None:
    assert dev.has_display("linux", {variable: "x"})
    assert not dev.has_display("linux", {variable: ""})
    assert dev.has_display("darwin", {})


def test_only_a_window_needs_the_window_libraries() -> None:
    env = {"DISPLAY": ":0"}
    assert libraries.needed_libraries("win32", env, window=True) == {}
    offscreen = libraries.needed_libraries("linux", env, window=False)
    assert offscreen == libraries.OFFSCREEN_LIBRARIES
    window = libraries.needed_libraries("linux", env, window=True)
    assert window == libraries.OFFSCREEN_LIBRARIES | libraries.X11_LIBRARIES


def test_a_library_that_does_not_load_is_missing() -> None:
    needed = {"libabsent-for-sure.so.9": "libabsent9"}
    assert libraries.missing_libraries(needed) == needed
    assert libraries.missing_libraries(needed, loads=lambda _name: True) == {}


def test_debian_and_its_descendants_are_told_the_exact_packages() -> None:
    missing = {"libGL.so.1": "libgl1", "libEGL.so.1": "libegl1"}
    for family in ({"debian"}, {"ubuntu", "debian"}):
        advice = libraries.library_advice(missing, family)
        assert "sudo apt-get update && sudo apt-get install -y libgl1 libegl1" in advice
        assert "libGL.so.1, libEGL.so.1" in advice


def test_other_systems_are_told_which_libraries_are_missing() -> None:
    missing = {"libGL.so.1": "libgl1"}
    assert "sudo dnf install -y 'libGL.so.1()(64bit)'" in libraries.library_advice(
        missing, {"fedora"}
    )
    advice = libraries.library_advice(missing, set())
    assert "libGL.so.1" in advice
    assert "libgl1" not in advice


def test_the_stamp_changes_with_the_lock_and_with_python() -> None:
    stamp = dev.stamp_text(b"a==1", "3.11.7")
    assert stamp == dev.stamp_text(b"a==1", "3.11.7")
    assert stamp != dev.stamp_text(b"a==2", "3.11.7")
    assert stamp != dev.stamp_text(b"a==1", "3.12.0")


def test_a_folder_that_is_no_environment_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "keep.txt").touch()
    monkeypatch.setattr(dev, "VENV", tmp_path)
    for uv in (None, "uv"):
        with pytest.raises(SystemExit, match="not a virtual environment"):
            dev.make_venv(uv)
    assert (tmp_path / "keep.txt").exists()


@dataclass(slots=True)
class Trial:
    """An environment in a temporary folder, made with or without uv, into which nothing goes."""

    lock: Path
    uv: str | None = None
    failing: set[str] = field(default_factory=set)
    done: list[str] = field(default_factory=list)

    def which(self, _name: str) -> str | None:
        return self.uv

    def make(self, uv: str | None) -> list[str]:
        """Stand in for ``venv_command``: a real environment, but one without packages."""
        self.done.append(f"venv with {'uv' if uv else 'Python'}")
        return [sys.executable, "-m", "venv", "--without-pip", "--clear", str(dev.VENV)]

    def fill(self, lock: Path, uv: str | None) -> list[str]:
        """Stand in for ``install_command``, which would use the network."""
        way = "uv" if uv else "pip"
        self.done.append(f"{lock.name} with {way}")
        return [sys.executable, "-c", f"raise SystemExit({int(way in self.failing)})"]


@pytest.fixture
def trial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trial:
    venv = tmp_path / ".venv"
    trial = Trial(tmp_path / "some.lock")
    trial.lock.write_text("", encoding="utf-8")
    monkeypatch.setattr(dev, "PYTHON", venv / dev.PYTHON.relative_to(dev.VENV))
    monkeypatch.setattr(dev, "VENV", venv)
    monkeypatch.setattr("shutil.which", trial.which)
    monkeypatch.setattr(dev, "venv_command", trial.make)
    monkeypatch.setattr(dev, "install_command", trial.fill)
    return trial


@pytest.mark.parametrize("uv", [None, "/tools/uv"])
def test_either_way_installs_only_what_the_lock_names_and_only_wheels(uv: str | None) -> None:
    command = dev.install_command(dev.DEV_LOCK, uv)
    assert command[0] == (uv or str(dev.PYTHON))
    assert str(dev.PYTHON) in command
    assert str(dev.DEV_LOCK) in command
    assert "--require-hashes" in command
    assert command[command.index("--only-binary") + 1] == ":all:"
    assert dev.venv_command(uv)[-1] == str(dev.VENV)


@pytest.mark.parametrize(("uv", "way"), [(None, ("Python", "pip")), ("/tools/uv", ("uv", "uv"))])
def test_uv_is_used_where_it_is_and_leaves_the_same_environment(
    trial: Trial, uv: str | None, way: tuple[str, str]
) -> None:
    trial.uv = uv
    assert not dev.is_installed(trial.lock)
    dev.install(trial.lock)
    assert trial.done == [f"venv with {way[0]}", f"some.lock with {way[1]}"]
    assert dev.is_installed(trial.lock)
    stamp = dev.stamp_path(trial.lock).read_text(encoding="utf-8")
    assert stamp == dev.stamp_text(b"", platform.python_version())
    assert not dev.unfinished_mark().exists()
    imported = "import acquire_desktop; print(acquire_desktop.__file__)"
    assert dev.venv_output(imported) == str(dev.ROOT / "acquire_desktop" / "__init__.py")


def test_where_uv_cannot_do_it_python_alone_does(trial: Trial) -> None:
    trial.uv, trial.failing = "/tools/uv", {"uv"}
    dev.install(trial.lock)
    assert trial.done[-2:] == ["venv with Python", "some.lock with pip"]
    assert dev.is_installed(trial.lock)


def test_an_environment_that_cannot_be_filled_is_not_taken_for_a_finished_one(
    trial: Trial,
) -> None:
    trial.uv, trial.failing = "/tools/uv", {"uv", "pip"}
    with pytest.raises(SystemExit, match="could not be installed"):
        dev.install(trial.lock)
    assert not dev.is_installed(trial.lock)
    assert dev.unfinished_mark().exists()


def test_a_new_lock_fills_the_same_environment_and_one_cut_off_is_made_afresh(
    trial: Trial,
) -> None:
    trial.uv = "/tools/uv"
    dev.install(trial.lock)
    trial.lock.write_text("# changed", encoding="utf-8")
    assert not dev.is_installed(trial.lock)
    trial.done.clear()
    dev.install(trial.lock)
    assert trial.done == ["some.lock with uv"]
    dev.unfinished_mark().touch()
    trial.done.clear()
    dev.install(trial.lock)
    assert trial.done == ["venv with uv", "some.lock with uv"]


def pins(lock: Path) -> set[str]:
    lines = lock.read_text(encoding="utf-8").splitlines()
    return {line.removesuffix(" \\") for line in lines if line[:1].isalnum()}


def test_the_other_locks_extend_the_run_lock() -> None:
    assert pins(dev.RUN_LOCK) < pins(dev.DEV_LOCK)
    assert pins(dev.RUN_LOCK) < pins(dev.BUNDLE_LOCK)


def test_the_locks_hold_the_declared_dependencies_with_hashes() -> None:
    project = tomllib.loads((dev.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    to_run = [*project["project"]["dependencies"], *groups["kernel"]]
    to_develop = [*to_run, *(item for item in groups["dev"] if isinstance(item, str))]
    to_bundle = [*to_run, *(item for item in groups["bundle"] if isinstance(item, str))]
    locks = ((dev.RUN_LOCK, to_run), (dev.DEV_LOCK, to_develop), (dev.BUNDLE_LOCK, to_bundle))
    for lock, wanted in locks:
        locked = {pin.split("==")[0] for pin in pins(lock)}
        assert {requirement.split(">")[0].lower() for requirement in wanted} <= locked
    for lock, _ in locks:
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        assert text.count("==") <= text.count("--hash=sha256:")


def test_the_texts_that_are_not_translated_are_counted(tmp_path: Path) -> None:
    file = tmp_path / "acquire_es.ts"
    word, said = "<source>unfinished</source>", "<translation>hecho</translation>"
    open_one, plural = ('<translation type="unfinished">',) * 2
    file.write_text(f"{word}{said}\n{word}{open_one}\n{word}{plural}", "utf-8")
    assert dev.unfinished_texts(file) == 2
