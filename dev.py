#!/usr/bin/env python3
"""Sets up, starts and checks Acquire Desktop: ``python3 dev.py run`` or ``python3 dev.py test``.

Needs nothing but Python: the first call makes a private environment in ``.venv`` from the
lock files (with uv where it is installed), later calls reuse it and need no network.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
TRANSLATIONS = ROOT / "translations"
RUN_LOCK = ROOT / "requirements.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"
BUNDLE_LOCK = ROOT / "requirements-bundle.lock"
CHECKED_PATHS = ("acquire_desktop", "tests", "dev.py", "packaging", "tools")
RULES_TESTS = ("tests/games/acquire/engine",)
# So many games in a row run nothing that other tests do not, and measured they take minutes.
UNMEASURED = "not (random_games or differential or digest or perft or soak or secrecy)"

WINDOWLESS_OPTIONS = ("--demo", "--help", "-h", "--self-test", "--version")
NO_DISPLAY = (
    "There is no display here to open a window on; "
    "`python3 dev.py run --demo out.png` plays a game without one and writes a picture."
)
USAGE = """\
usage: python3 dev.py COMMAND [arguments]

  run [arguments]     start the app; the arguments go to it
  run --demo out.png  play a game without a display and write a picture
  test [arguments]    run every check; with arguments, pytest alone with them
  coverage            run the tests and compare what they run with the floors of each layer
  format              format the code and apply safe fixes
  translations        collect the texts into translations/*.ts and compile them
  screenshots         make the pictures of the documentation
  build-wheel         build a wheel into dist/; with -t sdist the sources to build from, too
  bundle [arguments]  build the program to double-click into dist/, for this system
  lock                renew the lock files (needs uv)"""


def python_problem(version: tuple[int, ...]) -> str | None:
    """Return why a Python of this version cannot be used, or None if it can."""
    if (3, 11) <= version[:2] < (3, 15):
        return None
    found = ".".join(str(part) for part in version)
    return f"Acquire Desktop needs Python 3.11 to 3.14, but this is Python {found}."


def needs_window(args: Sequence[str]) -> bool:
    """Tell whether the app, started with these arguments, opens a window."""
    return not any(arg.split("=")[0] in WINDOWLESS_OPTIONS for arg in args)


def has_display(system: str, env: Mapping[str, str]) -> bool:
    """Tell whether a window can be shown; ``system`` is a value of ``sys.platform``."""
    if system in ("win32", "darwin"):
        return True
    return any(env.get(key) for key in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def stamp_text(lock_bytes: bytes, python_version: str) -> str:
    """Return the text that marks an environment made from this lock with this Python."""
    return f"{hashlib.sha256(lock_bytes).hexdigest()} {python_version}\n"


def stamp_path(lock: Path) -> Path:
    """Return the file that records the finished installation of a lock file."""
    return VENV / f"{lock.name}.stamp"


def unfinished_mark() -> Path:
    """Return the file that is there while an installation goes on or after it was cut off."""
    return VENV / "unfinished"


def is_installed(lock: Path) -> bool:
    """Tell whether the environment was completely made from this lock as it is now."""
    wanted = stamp_text(lock.read_bytes(), platform.python_version())
    stamp = stamp_path(lock)
    return PYTHON.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted


def venv_output(code: str) -> str:
    """Return what a Python statement prints in the environment, or "" if it fails."""
    try:
        done = subprocess.run([PYTHON, "-c", code], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def base_python() -> str:
    """Return the Python outside of any environment: --clear may remove the one inside."""
    return getattr(sys, "_base_executable", None) or sys.executable


def venv_command(uv: str | None) -> list[str]:
    """Return the command that makes the environment: with uv at this path, or Python alone."""
    base = base_python()
    if uv is None:
        return [base, "-m", "venv", "--clear", str(VENV)]
    return [uv, "venv", "--quiet", "--no-project", "--clear", "--python", base, str(VENV)]


def install_command(lock: Path, uv: str | None) -> list[str]:
    """Return the command that installs exactly what a lock file lists."""
    if uv is None:
        command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "-r"]
    else:
        command = [uv, "pip", "sync", "--python", str(PYTHON)]
    return [*command, str(lock), "--quiet", "--require-hashes", "--only-binary", ":all:"]


def make_venv(uv: str | None) -> bool:
    """Make the environment afresh and tell whether that worked.

    Raises:
        SystemExit: if the folder holds something else.
    """
    if VENV.exists() and not (VENV / "pyvenv.cfg").exists() and any(VENV.iterdir()):
        raise SystemExit(f"{VENV} is not a virtual environment; move it away, then try again.")
    print(f"Making the environment {VENV} ...", flush=True)
    return subprocess.run(venv_command(uv), check=False).returncode == 0


def install_packages(lock: Path, uv: str | None) -> bool:
    """Install exactly what a lock file lists and tell whether that worked."""
    print(f"Installing {lock.name} with {'uv' if uv else 'pip'} ...", flush=True)
    unfinished_mark().touch()
    return subprocess.run(install_command(lock, uv), check=False).returncode == 0


def bring_to(lock: Path, uv: str | None) -> bool:
    """Bring the environment to what a lock file lists, repairing or remaking it, in one way."""
    needed = "platform" if uv else "platform, pip"
    version = venv_output(f"import {needed}; print(platform.python_version())")
    # A package that was half unpacked is taken for an installed one.
    reusable = version == platform.python_version() and not unfinished_mark().exists()
    if reusable and install_packages(lock, uv):
        return True
    return make_venv(uv) and install_packages(lock, uv)


def install(lock: Path) -> None:
    """Bring the environment to what a lock file lists: with uv if there is one, else with pip.

    Raises:
        SystemExit: if the packages cannot be installed.
    """
    stamp_path(lock).unlink(missing_ok=True)
    uv = shutil.which("uv")
    # An old uv may not know an option, and it does not read where pip was told to look.
    if not (uv and bring_to(lock, uv)) and not bring_to(lock, None):
        raise SystemExit("The packages could not be installed; see the message above.")
    site_packages = venv_output("import sysconfig; print(sysconfig.get_path('purelib'))")
    # A relative path survives moving the checkout, and has no characters to misread.
    checkout = os.path.relpath(ROOT, Path(site_packages).resolve())
    Path(site_packages, "acquire_desktop_checkout.pth").write_text(checkout, encoding="ascii")
    wanted = stamp_text(lock.read_bytes(), platform.python_version())
    stamp_path(lock).write_text(wanted, encoding="utf-8")
    unfinished_mark().unlink()


def python(*args: str, env: Mapping[str, str] | None = None) -> int:
    """Run Python from the environment in the checkout and return its exit status."""
    return subprocess.run([PYTHON, *args], cwd=ROOT, env=env, check=False).returncode


def lrelease(*args: str | Path) -> bool:
    """Compile translations and tell whether that succeeded; show the compiler's words if not."""
    code = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"
    command = [PYTHON, "-c", code, "-silent", *args]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr, flush=True)
    return done.returncode == 0


def compile_translations() -> None:
    """Compile every translation that is newer than its compiled form."""
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            lrelease(source, "-qm", compiled)


def compile_kernel() -> None:
    """Compile rules and search when their sources are newer; else Python runs them, slower."""
    package = ROOT / "acquire_desktop" / "games" / "acquire"
    kernel = package / "engine" / "kernel"
    builder = ROOT / "packaging" / "build_kernel.py"
    parts = [path for layer in ("engine", "ai") for path in (package / layer).rglob("*.p*")]
    sources = [builder, *(path for path in parts if path.suffix in (".py", ".pxd"))]
    tried = VENV / "kernel.tried"
    if tried.exists() and tried.stat().st_mtime > max(path.stat().st_mtime for path in sources):
        has_failed = tried.read_text("utf-8") == "failed"
        if has_failed or any(kernel.glob("compiled_kernel.*")):
            return
    done = subprocess.run([PYTHON, builder], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode == 2:
        # There is no compiler, and nothing to say; the next call looks again.
        return
    if done.returncode == 0:
        tried.write_text("compiled", "utf-8")
        return
    print(f"{done.stdout}{done.stderr}Everything works without it, only slower.", flush=True)
    tried.write_text("failed", "utf-8")


def update_texts(*targets: Path) -> bool:
    """Collect the program's texts into these translation files, or into all if none is named."""
    return python("tools/update_translations.py", *map(str, targets)) == 0


def translations_are_current() -> bool:
    """Tell whether the translation files hold exactly the program's texts, all translated."""
    current = True
    with tempfile.TemporaryDirectory() as folder:
        for source in sorted(TRANSLATIONS.glob("*.ts")):
            fresh = Path(folder, source.name)
            shutil.copy(source, fresh)
            if not update_texts(fresh) or fresh.read_bytes() != source.read_bytes():
                print(f"{source.name} is out of date: run `python3 dev.py translations`.")
                current = False
            compiled = fresh.with_suffix(".qm")
            current &= lrelease("-fail-on-unfinished", source, "-qm", compiled)
    return current


def set_up_system(env: Mapping[str, str], *, window: bool, venv: bool) -> None:
    """Make sure that the system has the libraries that Qt loads.

    Args:
        env: tells by which ways a window may be opened.
        window: whether one is opened.
        venv: whether Python alone is to make an environment.

    Raises:
        SystemExit: with the reason, if something cannot be had.
    """
    sys.path.insert(0, str(ROOT / "tools"))
    from acquire_desktop.system_libraries import needed_libraries
    from system_libraries import ensure_system

    ensure_system(needed_libraries(sys.platform, env, window=window), venv=venv)


def set_up(*, window: bool = False, lock: Path = DEV_LOCK) -> None:
    """Make sure that everything the command needs is there.

    Raises:
        SystemExit: with the reason, if something cannot be had.
    """
    needs_venv = not PYTHON.exists() and shutil.which("uv") is None
    set_up_system(os.environ, window=window, venv=needs_venv)
    # The development lock holds all that the other one holds, at the same versions.
    if not is_installed(DEV_LOCK) and not is_installed(lock):
        install(lock)
    compile_translations()
    compile_kernel()


def offscreen_env() -> dict[str, str]:
    """Return the environment variables for a Qt program that opens no window."""
    return {"QT_QPA_PLATFORM": "offscreen", **os.environ}


def run(args: Sequence[str]) -> int:
    """Start the app, in the caller's folder, and return its exit status."""
    window = needs_window(args)
    if window and not has_display(sys.platform, os.environ):
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    set_up(window=window, lock=RUN_LOCK)
    command = [str(PYTHON), "-m", "acquire_desktop", *args]
    env = dict(os.environ) if window else offscreen_env()
    if os.name == "posix":
        sys.stdout.flush()
        os.execve(PYTHON, command, env)
    return subprocess.run(command, env=env, check=False).returncode


def test_workers() -> str:
    """Return how many processes the tests run in."""
    return str(min(os.cpu_count() or 1, 8))


def test(args: Sequence[str]) -> int:
    """Run every check, or only pytest where it was given arguments."""
    set_up()
    # The C library overwrites freed memory: what still reads it fails every time, not rarely.
    env = {"MALLOC_PERTURB_": "165", **os.environ}
    if args:
        return python("-m", "pytest", *args, env=env)
    checks: tuple[tuple[str, Callable[[], bool]], ...] = (
        ("ruff check", lambda: python("-m", "ruff", "check", ".") == 0),
        ("ruff format", lambda: python("-m", "ruff", "format", "--check", ".") == 0),
        ("mypy", lambda: python("-m", "mypy", *CHECKED_PATHS) == 0),
        ("translations", translations_are_current),
        ("pytest", lambda: python("-m", "pytest", "-n", test_workers(), env=env) == 0),
    )
    results = []
    for name, passes in checks:
        print(f"--- {name}", flush=True)
        start_s = time.monotonic()
        passed = passes()
        results.append((name, passed, time.monotonic() - start_s))
    print("---")
    for name, passed, duration_s in results:
        print(f"{name:<14}{'ok' if passed else 'FAILED':<8}{duration_s:6.1f} s")
    return 0 if all(passed for _, passed, _ in results) else 1


def coverage(args: Sequence[str]) -> int:
    """Run the tests under measurement and compare what they run with the floors of each layer.

    Arguments go to pytest. Compiled code is not measured, so the tests of the rules run once
    more in plain Python.
    """
    set_up()
    env = {**os.environ, "COVERAGE_FILE": str(ROOT / ".coverage")}
    pure = {**env, "ACQUIRE_PURE": "1"}
    measured = ("-m", "coverage", "run", "-m", "pytest", "-n", test_workers(), "-k", UNMEASURED)
    python("-m", "coverage", "erase", env=env)
    passed = python(*measured, *args, env=env) == 0
    passed &= python(*measured, *(args or RULES_TESTS), env=pure) == 0
    python("-m", "coverage", "combine", "--quiet", env=env)
    floors_reached = python("-m", "tests.floors", env=env) == 0
    return 0 if passed and floors_reached else 1


def format_code(_args: Sequence[str]) -> int:
    """Apply the safe fixes and the formatter."""
    set_up()
    python("-m", "ruff", "check", "--fix-only", "--quiet", ".")
    return python("-m", "ruff", "format", ".")


def translations(_args: Sequence[str]) -> int:
    """Collect the texts into every translation file and compile them."""
    set_up()
    updated = update_texts()
    compile_translations()
    return 0 if updated else 1


def screenshots(args: Sequence[str]) -> int:
    """Make the pictures of the documentation."""
    set_up()
    return python("-m", "tests.screenshots", *args, env=offscreen_env())


def build_wheel(args: Sequence[str]) -> int:
    """Build a wheel into ``dist``; the arguments go to hatchling."""
    set_up()
    return python("-m", "hatchling", "build", "-t", "wheel", *args)


def bundle(args: Sequence[str]) -> int:
    """Build the program to double-click into ``dist``, in an environment of its own."""
    # The libraries that a window needs go into it, by whichever way it is opened.
    set_up_system({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, window=True, venv=True)
    command = [base_python(), str(ROOT / "packaging" / "bundle.py"), *args]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def lock(_args: Sequence[str]) -> int:
    """Renew the lock files for every supported Python and operating system."""
    uv = shutil.which("uv")
    if uv is None:
        print("Renewing the lock files needs uv; install it, then try again.", file=sys.stderr)
        return 1
    set_up()
    command = [uv, "pip", "compile", "pyproject.toml", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--upgrade", "--quiet", "--no-annotate"]
    command += ["--custom-compile-command", "python3 dev.py lock"]
    run, dev = ["--group", "kernel"], ["--group", "dev", "-c", RUN_LOCK.name]
    frozen = ["--group", "bundle", "-c", RUN_LOCK.name]
    for target, extra in ((RUN_LOCK, run), (DEV_LOCK, dev), (BUNDLE_LOCK, frozen)):
        done = subprocess.run([*command, *extra, "-o", target.name], cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
    return python("tools/locked_wheels.py", uv)


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "run": run,
    "test": test,
    "coverage": coverage,
    "format": format_code,
    "translations": translations,
    "screenshots": screenshots,
    "build-wheel": build_wheel,
    "bundle": bundle,
    "lock": lock,
}


def main(args: Sequence[str]) -> int:
    """Carry out one command and return the exit status."""
    problem = python_problem(sys.version_info[:3])
    if problem:
        print(problem, file=sys.stderr)
        return 1
    if not args or args[0] not in COMMANDS:
        asked_for_help = bool(args) and args[0] in ("-h", "--help", "help")
        print(USAGE, file=sys.stdout if asked_for_help else sys.stderr)
        return 0 if asked_for_help else 2
    try:
        return COMMANDS[args[0]](args[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
