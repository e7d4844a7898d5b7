"""The match tool plays over a Dask cluster, where that extra is installed."""

import json
import subprocess
import sys
from importlib.util import find_spec

import pytest

ON_CLUSTER = """
from distributed import LocalCluster
from tools.lab import match
if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        arguments = ["--seats", "medium,random,random", "--deals", "2", "--json"]
        match.main([*arguments, "--scheduler", cluster.scheduler_address])
"""


@pytest.mark.skipif(find_spec("distributed") is None, reason="the extra [cluster] is missing")
def test_a_cluster_plays_the_match_that_processes_play() -> None:
    arguments = ("--seats", "medium,random,random", "--deals", "2", "--json", "--jobs", "1")
    here = subprocess.run(
        [sys.executable, "-m", "tools.lab.match", *arguments],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    there = subprocess.run(
        [sys.executable, "-c", ON_CLUSTER], capture_output=True, text=True, check=True
    )
    results = [json.loads(run.stdout) for run in (here, there)]
    wins = [[(s["level"], s["wins"], s["dollars"]) for s in r["standings"]] for r in results]
    assert wins[0] == wins[1]
