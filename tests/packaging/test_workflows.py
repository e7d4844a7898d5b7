"""What hosted runners do: safe to run, and made of commands and files that there are."""

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

import dev
import macos_release
import try_release
from tools.locked_wheels import PYTHONS

HOSTED = dev.ROOT / ".github"
WORKFLOWS = sorted((HOSTED / "workflows").glob("*.yml"))


def test_the_linter_has_nothing_against_them() -> None:
    command = [str(Path(sys.executable).with_name("zizmor")), "--offline", "--strict-collection"]
    command += ["--persona", "pedantic", "--no-progress", str(HOSTED)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr.count("completed") == len(WORKFLOWS) == 2


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_they_may_do_nothing_that_a_job_does_not_ask_for(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "\npermissions: {}\n" in text
    jobs = text.partition("\njobs:\n")[2]
    assert len(re.findall(r"^    permissions:$", jobs, re.MULTILINE)) == len(
        re.findall(r"^    runs-on: ", jobs, re.MULTILINE)
    )
    assert len(re.findall(r"^    timeout-minutes: \d+$", jobs, re.MULTILINE)) == len(
        re.findall(r"^    runs-on: ", jobs, re.MULTILINE)
    )


def test_an_action_is_one_commit_with_its_version_beside_it() -> None:
    used = defaultdict(set)
    for path in WORKFLOWS:
        for line in re.findall(r"uses: (.+)", path.read_text("utf-8")):
            found = re.fullmatch(r"([\w-]+/[\w-]+)@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)", line)
            assert found, line
            used[found[1]].add(found.groups()[1:])
    assert len(used) == 6
    assert {name: len(commits) for name, commits in used.items()} == dict.fromkeys(used, 1)


def test_they_ask_for_commands_and_files_that_there_are() -> None:
    text = "".join(path.read_text("utf-8") for path in WORKFLOWS)
    commands = set(re.findall(r"python3? dev\.py ([\w-]+)", text))
    assert commands == {"test", "bundle", "build-wheel"}
    assert commands <= dev.COMMANDS.keys()
    files = set(re.findall(r"packaging/[\w/]+\.\w+", text))
    assert {"packaging/try_release.py", "packaging/macos/keychain.sh"} <= files
    assert all((dev.ROOT / name).exists() for name in files)


def test_the_checks_run_on_three_systems_and_every_python() -> None:
    text = (HOSTED / "workflows" / "test.yml").read_text("utf-8")
    listed = re.search(r"python: \[(.+)\]", text)
    assert listed
    assert listed[1] == ", ".join(f'"{major}.{minor}"' for major, minor in PYTHONS)
    systems = re.search(r"system: \[(.+)\]", text)
    assert systems
    assert [name.partition("-")[0] for name in systems[1].split(", ")] == [
        "ubuntu",
        "windows",
        "macos",
    ]


def test_a_release_is_made_of_what_is_tried() -> None:
    text = (HOSTED / "workflows" / "release.yml").read_text("utf-8")
    programs = re.search(r"program: \[(.+)\]", text)
    assert programs
    for pattern, _ in try_release.WAYS.values():
        start = pattern.partition("*.")[0].rstrip("*") if pattern != "*.exe" else pattern
        assert start in programs[1]
    assert text.count("packaging/try_release.py dist") == len(try_release.WAYS)


def test_the_program_for_linux_is_told_where_its_page_and_pictures_are() -> None:
    text = (HOSTED / "workflows" / "release.yml").read_text("utf-8")
    build = text[text.index("bundle --home") : text.index("lintian --allow-root")]
    asked = re.findall(r"--[a-z]+", build)
    assert asked == ["--home", "--pictures", "--maintainer"]
    known = (dev.ROOT / "packaging" / "freeze.py").read_text("utf-8")
    assert all(f'"{option}"' in known for option in asked)
    assert (dev.ROOT / "docs" / "pictures").is_dir()


def test_what_signs_is_handed_over_under_the_names_that_the_build_knows() -> None:
    text = (HOSTED / "workflows" / "release.yml").read_text("utf-8")
    script = (dev.ROOT / "packaging" / "macos" / "keychain.sh").read_text("utf-8")
    named = macos_release.Signer.of(
        dict.fromkeys(re.findall(r"ACQUIRE_\w+", text + script), "named")
    )
    assert named == macos_release.Signer("named", "named")
    handed = set(re.findall(r"^          ([A-Z_]+): \$\{\{ secrets\.", text, re.MULTILINE))
    assert handed == {"CERTIFICATE", "CERTIFICATE_PASSWORD", "ACQUIRE_CODESIGN_IDENTITY"} | {
        f"NOTARY_{name}" for name in ("APPLE_ID", "PASSWORD", "TEAM")
    }
    assert all(name in script for name in handed)
