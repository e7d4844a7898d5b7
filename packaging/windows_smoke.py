"""Smoke test of the program for Windows, under wine: ``python packaging/windows_smoke.py``.

It finds a program that does not start, a file that is missing, a path written the wrong way, an
installer that leaves something behind. It proves nothing of Windows' own fonts, screens, screen
readers and policies. It needs half an hour, the network for packages, and ``wine_world.TOOLS``; no
other test runs it.

Every step is told when it is done. The exit status is 0, or the number of the step that failed;
77 where nothing could be tried.
"""

import argparse
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import wine_world
from acquire_desktop import __version__
from icons import NAME
from windows_installer import write_installer
from wine_world import ROOT, SmokeError, WineWorld, wait_for

SKIPPED: Final = 77
DATA: Final = "AppData/Local/acquire-desktop"
PROGRAM: Final = "AppData/Local/Programs/Acquire Desktop"
SHORTCUT: Final = "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Acquire Desktop.lnk"
UNINSTALL_KEY: Final = (
    "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\AcquireDesktop"
)
CLASS_KEY: Final = "HKCU\\Software\\Classes\\AcquireDesktop.Save"
TYPE_KEY: Final = "HKCU\\Software\\Classes\\.acquire"
START_S: Final = 120
SELF_TEST_S: Final = 900
FREEZE_S: Final = 1800
_ANSWER_S: Final = 2
"""How long a window may take to answer a key."""
FONTS: Final = """
from PySide6.QtWidgets import QApplication
from acquire_desktop.app import make_app
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.window.preferences import apply_look
app = make_app()
apply_look(app, Settings())
print(*{app.font(name).family() for name in ("QLabel", "QMenuBar", "QMenu", "QMessageBox")})
"""


def user(world: WineWorld) -> Path:
    """Return the user's folder on drive C."""
    return next(path for path in (world.c / "users").iterdir() if path.name != "Public")


def expect(condition: object, problem: str) -> None:
    """Raise a ``SmokeError`` with the problem unless the condition is true."""
    if not condition:
        raise SmokeError(problem)


def self_test(world: WineWorld, command: list[str], cwd: Path) -> str:
    """Let the program test itself, with a whole game that is saved and read again."""
    report = world.c / "report.json"
    report.unlink(missing_ok=True)
    try:
        world.run([*command, "--self-test", "C:\\report.json"], SELF_TEST_S, cwd)
    except SmokeError as error:
        expect(report.exists(), str(error))
    told = json.loads(report.read_text("utf-8"))
    wrong = [f"{check['name']}: {check['detail']}" for check in told["checks"] if not check["ok"]]
    expect(not wrong, "; ".join(wrong))
    game = next(check["detail"] for check in told["checks"] if check["name"] == "game")
    return f"{len(told['checks'])} checks in {told['seconds']:.0f} s, game: {game}"


def fonts_of_menus(world: WineWorld) -> str:
    """Menus and message boxes are in the program's font, not the system's."""
    (world.c / "fonts.py").write_text(FONTS, "utf-8")
    said = world.python("C:\\fonts.py", limit_s=START_S).splitlines()[-1]
    expect(said.split() == ["Inter"], f"fonts: {said}")
    return said


def title(world: WineWorld) -> str:
    """Return the title of the program's window, or "" while there is none."""
    command = ["xdotool", "search", "--name", "^Acquire Desktop", "getwindowname"]
    done = subprocess.run(command, env=world.env(), capture_output=True, text=True, check=False)
    return done.stdout.strip()


def press(world: WineWorld, *keys: str) -> None:
    """Press keys, one after the other."""
    subprocess.run(["xdotool", "key", "--delay", "400", *keys], env=world.env(), check=True)


def take_picture(world: WineWorld, name: str) -> None:
    """Write a picture of the screen."""
    command = ["import", "-window", "root", str(world.folder / f"{name}.png")]
    subprocess.run(command, env=world.env(), check=True)


@contextmanager
def window(world: WineWorld, command: list[str], cwd: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Start the program with a window, and end it."""
    process = world.start(command, world.folder / "window.txt", cwd, PYTHONPATH="C:\\src")
    try:
        wait_for(lambda: title(world), START_S, "the window")
        yield process
    finally:
        process.kill()
        process.wait()


def play_a_turn(world: WineWorld, command: list[str], cwd: Path, name: str) -> str:
    """Begin a quick game by keyboard, play a turn, and find the game again after a kill."""
    shutil.rmtree(user(world) / DATA, ignore_errors=True)
    with window(world, command, cwd):
        first = wait_for(lambda: _first_turn(world), START_S, "the own turn")
        second = wait_for(lambda: _next_turn(world, first), START_S, f"the end of {first}")
        take_picture(world, name)
    (save,) = (user(world) / DATA / "autosave" / "v1").glob("*.acquire")
    place = f"C:\\{save.relative_to(world.c)}".replace("/", "\\")
    with window(world, [*command, place], cwd):
        wait_for(lambda: title(world) == second, START_S, f"{second} after a kill")
    return f"{first} to {second.rpartition(' — ')[0]}, again after a kill"


def _own_turn(world: WineWorld) -> str:
    found = title(world)
    return found if found.endswith("your turn") else ""


def _first_turn(world: WineWorld) -> str:
    """Return the title of one's own turn, or begin a game where there is none."""
    if " — " not in title(world):
        press(world, "q")
        time.sleep(_ANSWER_S)
    return _own_turn(world)


def _next_turn(world: WineWorld, first: str) -> str:
    """Return the title of a later turn of one's own, or decide something in the first."""
    found = _own_turn(world)
    if found != first:
        return found
    # A tile; a chain, should it found one; else stock of these chains.
    press(world, "1", "Return", "t", "s", "Return")
    return ""


def freeze(world: WineWorld) -> str:
    """Let PyInstaller make the program, with licences and SBOM, and pack the ZIP."""
    (world.sources / "build" / "bundle" / "home").mkdir(parents=True, exist_ok=True)
    shutil.rmtree(world.sources / "dist", ignore_errors=True)
    said = world.python(
        *("packaging/freeze.py", "--preset", "1"),
        limit_s=FREEZE_S,
        PYTHONHASHSEED="0",
        SOURCE_DATE_EPOCH="1767225600",
    )
    (archive,) = (world.sources / "dist").glob("*.zip")
    sizes = [line.rpartition(": ")[2] for line in said.splitlines() if line.endswith(" MB")]
    return f"{archive.name}: {', '.join(sizes)}"


def frozen(world: WineWorld) -> Path:
    """Return the folder of the frozen program."""
    return world.sources / "build" / "bundle" / f"{NAME}-{__version__}"


def make_installers(world: WineWorld) -> str:
    """Compile the installer, and that of an older version with a file that the new one lacks."""
    old = world.folder / "old"
    shutil.rmtree(old, ignore_errors=True)
    (old / "_internal").mkdir(parents=True)
    (old / "_internal" / "stale.txt").write_text("of the older version")
    shutil.copyfile(world.c / "python" / "python.exe", old / f"{NAME}.exe")
    write_installer(old, world.c / "old.exe", "0.0.1")
    write_installer(frozen(world), world.c / "new.exe")
    return f"{(world.c / 'new.exe').stat().st_size / 1e6:.1f} MB"


def install(world: WineWorld) -> str:
    """Install over an older version: nothing of that stays, and Windows knows the program."""
    program = user(world) / PROGRAM
    world.run(["C:\\old.exe", "/S"], START_S)
    expect((program / "_internal" / "stale.txt").exists(), "the older version is not there")
    world.run(["C:\\new.exe", "/S"], START_S)
    expect(not (program / "_internal" / "stale.txt").exists(), "the older version left a file")
    installed = {str(p.relative_to(program)) for p in program.rglob("*") if p.is_file()}
    made = {str(p.relative_to(frozen(world))) for p in frozen(world).rglob("*") if p.is_file()}
    expect(installed == {*made, "uninstall.exe"}, f"files differ: {installed ^ made}")
    expect((user(world) / SHORTCUT).exists(), "there is no shortcut")
    told = world.run(["reg", "query", UNINSTALL_KEY], START_S)
    expect(__version__ in told and "QuietUninstallString" in told, f"registry: {told}")
    opens = world.run(["reg", "query", f"{CLASS_KEY}\\shell\\open\\command"], START_S)
    expect(f'{NAME}.exe" "%1"' in opens, f"registry: {opens}")
    return f"{len(installed)} files"


def open_a_save(world: WineWorld) -> str:
    """Open a save as a double click does, and let the installer refuse while the program runs."""
    (save,) = (user(world) / DATA / "autosave" / "v1").glob("*.acquire")
    place = f"C:\\{save.relative_to(world.c)}".replace("/", "\\")
    # wine 8 looks for file types among those of all users only.
    for key in (CLASS_KEY, TYPE_KEY):
        whole = key.replace("HKCU", "HKLM")
        world.run(["reg", "copy", key, whole, "/s", "/f"], START_S)
    opener = world.start(["start", "/wait", place], world.folder / "window.txt")
    found = wait_for(lambda: _own_turn(world), START_S, "the game that was double-clicked")
    take_picture(world, "double-click")
    refusal = world.start(["C:\\new.exe", "/S"], world.folder / "output.txt")
    expect(refusal.wait(START_S) == 2, "the installer did not refuse")
    press(world, "ctrl+q")
    opener.wait(START_S)
    wait_for(lambda: not title(world), START_S, "the end of the program")
    return found


def uninstall(world: WineWorld) -> str:
    """Uninstall: the program is gone and saves stay, until they are to go as well."""
    program, data = user(world) / PROGRAM, user(world) / DATA
    saves = sorted(data.rglob("*.acquire"))
    (program / "_internal" / "mine.txt").write_text("of the user")
    _uninstall(world, program)
    left = [path for path in program.rglob("*") if path.is_file()]
    expect(left == [program / "_internal" / "mine.txt"], f"left: {left}")
    expect(saves and saves == sorted(data.rglob("*.acquire")), "saves are gone")
    expect(not (user(world) / SHORTCUT).exists(), "the shortcut is still there")
    for key in (UNINSTALL_KEY, CLASS_KEY, TYPE_KEY):
        query = world.start(["reg", "query", key], world.folder / "output.txt")
        expect(query.wait(START_S) != 0, f"{key} is still there")
    shutil.rmtree(program)
    world.run(["C:\\old.exe", "/S"], START_S)
    _uninstall(world, program, "/DELETE_SAVES")
    expect(not program.exists() and not data.exists(), "something is left")
    return f"{len(saves)} saves kept, then deleted"


def _uninstall(world: WineWorld, program: Path, *switches: str) -> None:
    """Run the uninstaller, which goes on in a copy of itself, and wait until it is gone."""
    world.run([str(program / "uninstall.exe"), "/S", *switches], START_S)
    wait_for(lambda: not _is_running(b"~nsu"), START_S, "the end of uninstalling")
    expect(not (program / "uninstall.exe").exists(), "the uninstaller is still there")


def _is_running(name: bytes) -> bool:
    """Tell whether a process was started with such a word."""
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has ended
            if name in command.read_bytes():
                return True
    return False


STEPS: Final[tuple[tuple[str, Callable[[WineWorld], str]], ...]] = (
    ("an empty Windows", wine_world.make_windows),
    ("Python and packages", wine_world.install_python),
    ("sources and kernel", wine_world.copy_sources),
    (
        "self-test from source",
        lambda world: self_test(
            world, ["C:/python/python.exe", "-m", "acquire_desktop"], world.sources
        ),
    ),
    ("fonts of menus", fonts_of_menus),
    (
        "a turn from source",
        lambda world: play_a_turn(
            world, ["C:/python/python.exe", "-m", "acquire_desktop"], world.sources, "source"
        ),
    ),
    ("PyInstaller and ZIP", freeze),
    (
        "self-test of the frozen program",
        lambda world: self_test(world, [str(frozen(world) / f"{NAME}.exe")], frozen(world)),
    ),
    ("installer", make_installers),
    ("installed over an older version", install),
    (
        "a turn of the installed program",
        lambda world: play_a_turn(
            world, [str(user(world) / PROGRAM / f"{NAME}.exe")], user(world) / PROGRAM, "installed"
        ),
    ),
    ("a save double-clicked", open_a_save),
    ("uninstalled", uninstall),
)
"""What is tried, in this order; each step builds on those before."""


def main() -> int:
    """Take the steps and return how far they led."""
    parser = argparse.ArgumentParser(description="Tries the program for Windows under wine.")
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first step to take")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "windows-smoke")
    chosen = parser.parse_args()
    problem = wine_world.obstacle()
    if problem:
        print(f"Nothing can be tried here: {problem}.")
        return SKIPPED
    with WineWorld(chosen.work.resolve()) as world:
        for number, (name, step) in enumerate(STEPS, 1):
            if number < chosen.first:
                continue
            began = time.monotonic()
            try:
                remark = step(world)
            except (SmokeError, OSError, subprocess.SubprocessError) as error:
                print(f"{number:2} {name}: FAILED: {error}", flush=True)
                return number
            print(f"{number:2} {name}: {remark} ({time.monotonic() - began:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
