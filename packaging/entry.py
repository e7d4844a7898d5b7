"""Entry file of the frozen program."""

import multiprocessing
import sys

if __name__ == "__main__":
    # A worker process starts this file again: it must turn into the worker before Qt loads.
    try:
        multiprocessing.freeze_support()
    except EOFError:
        # The program was ended before it could tell its worker what to do.
        sys.exit(1)

    from acquire_desktop.__main__ import main

    sys.exit(main())
