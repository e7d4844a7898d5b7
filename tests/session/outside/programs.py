"""Outside programs for tests: real processes that play well, badly, or not at all."""

import os
import sys
from pathlib import Path

from acquire_desktop.storage.seats.programs import OutsideProgram

_HEAD = """
import json, os, sys, time
def answer(value):
    print(json.dumps(value), flush=True)
"""
_LOOP = _HEAD + "for at, line in enumerate(sys.stdin):\n    view = json.loads(line)['view']\n"
_HELPER = """
import sys, time
print("half a line", end="", flush=True)
while True: sys.stderr.write("busy "); time.sleep(0.01)
"""
_HELPED = f"""{_HEAD}
import subprocess
input()
helper = subprocess.Popen([sys.executable, "-c", {_HELPER!r}], start_new_session=True)
open(sys.argv[0] + ".new", "w").write(str(helper.pid))
os.rename(sys.argv[0] + ".new", sys.argv[0] + ".helper")
"""
"""Starts a helper outside of its group, which holds all its pipes and writes without end."""
WAYS = {
    "first": _LOOP + "    answer({'action': view['legal'][0]})",
    "last": _LOOP + "    answer({'action': view['legal'][-1]})",
    "number": _LOOP + "    answer({'action': len(view['legal']) - 1})",
    "capitals": _LOOP + "    answer({'action': '  ' + view['legal'][0].upper(), 'win': 0.25})",
    "blank lines": _LOOP + "    print('\\n\\n'); answer({'action': view['legal'][0]})",
    "slow start": _HEAD.replace("def", "time.sleep(0.3)\ndef", 1)
    + "for line in sys.stdin: answer({'action': 0})",
    "ends at once": "",
    "ends when asked": "input()",
    "ends after one": _LOOP + "    answer({'action': 0}); break",
    "closes its output": "import os; input(); os.close(1); input()",
    "silent": "while True: input()",
    "deaf": "import time\nwhile True: time.sleep(600)",
    "no json": _LOOP + "    print('I think', view['legal'][0], flush=True)",
    "no object": _LOOP + "    answer([view['legal'][0]])",
    "deep": _LOOP + "    print('[' * 100000, flush=True)",
    "no utf-8": _LOOP + "    sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()",
    "no action": _LOOP + "    answer({'move': view['legal'][0]})",
    "an error": _LOOP + "    answer({'error': {'kind': 'bad-view', 'message': 'no'}})",
    "gibberish": _LOOP + "    answer({'action': 'fly to the moon'})",
    "true": _LOOP + "    answer({'action': True})",
    "long action": _LOOP + "    answer({'action': 'buy ' * 1000})",
    "illegal": _LOOP + "    answer({'action': 'survivor tower'})",
    "out of range": _LOOP + "    answer({'action': len(view['legal'])})",
    "below zero": _LOOP + "    answer({'action': -1})",
    "huge number": _LOOP + "    print('{\"action\": ' + '9' * 5000 + '}', flush=True)",
    "too long": _LOOP + "    print('x' * 200000, flush=True)",
    "floods": _LOOP + "    while True: print('x' * 1000)",
    "twice": _LOOP + '    print(\'{"action": 0}\\n{"action": 0}\', flush=True)',
    "complains": _LOOP
    + "    sys.stderr.write('\\x1b[31mno\\n' * 100000); answer({'action': view['legal'][0]})",
    "tells": _LOOP
    + "    told = {'args': sys.argv[1:], 'env': dict(os.environ), 'cwd': os.getcwd()}\n"
    + "    json.dump(told, open(sys.argv[0] + '.told', 'w')); answer({'action': 0})",
    "writes down": _LOOP
    + "    open(sys.argv[0] + '.lines', 'a').write(line); answer({'action': 0})",
    "has a helper": _HELPED + "while True: time.sleep(600)",
    "leaves a helper": _HELPED,
    "has a child": "import subprocess\n"
    + _LOOP
    + "    child = subprocess.Popen([sys.executable, '-c', 'input()'], stdin=subprocess.PIPE)\n"
    + "    open(sys.argv[0] + '.child', 'w').write(str(child.pid)); answer({'action': 0})",
}
"""Scripts by what they do."""


def written(folder: Path, way: str) -> Path:
    """Write the script of a way into a folder, and return it."""
    script = folder / f"{way.replace(' ', '_')}.py"
    script.write_text(WAYS[way], encoding="utf-8")
    return script


def program(folder: Path, way: str, *words: str, level: str = "greedy") -> OutsideProgram:
    """Return a listed program, called ``Bot``, that acts in a way."""
    command = sys.executable, "-I", str(written(folder, way)), *words
    return OutsideProgram("Bot", command, level)


def is_running(pid: int) -> bool:
    """Tell whether a process runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")  # a child of another may lie dead until that one looks
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
