"""Entry file of the frozen program."""

import multiprocessing
import sys

if __name__ == "__main__":
    # A worker process starts this file again: it must turn into the worker before Qt loads.
    multiprocessing.freeze_support()

    from acquire_desktop.__main__ import main

    sys.exit(main())
