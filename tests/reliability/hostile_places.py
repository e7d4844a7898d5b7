"""Ways to start the real program where its files cannot be written, without harm to the machine.

To root permissions mean nothing, so the program is started without the rights that make it so; what
needs a disk of its own gets one that only the program sees, and that goes when it ends.
"""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

_RIGHTS = "-dac_override,-dac_read_search,-fowner"


def mortal() -> Sequence[str]:
    """Return what runs a program so that permissions hold for it; skip where that cannot be."""
    if os.getuid() != 0:
        return ()
    tool = shutil.which("setpriv")
    if tool is None:
        pytest.skip("root may write anywhere here")
    return (tool, f"--bounding-set={_RIGHTS}", f"--inh-caps={_RIGHTS}")


def on_small_disk(folder: Path, kilobytes: int) -> Sequence[str]:
    """Return what runs a program that has so small a disk at a folder; skip without root."""
    tool = shutil.which("unshare")
    if os.getuid() != 0 or tool is None:
        pytest.skip("only root has disks of its own")
    mount = f"mount -t tmpfs -o size={kilobytes}k none {folder}"
    trial = subprocess.run([tool, "-m", "sh", "-c", mount], capture_output=True, check=False)
    if trial.returncode:
        pytest.skip("no disks of its own here")
    fill = f"head -c {kilobytes}k /dev/zero > {folder}/filler || true"
    return (tool, "-m", "sh", "-c", f'{mount} && {{ {fill}; }} && exec "$@"', "sh")
