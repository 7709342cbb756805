"""Where the frozen program begins: the same as the command `golf`."""

import multiprocessing
import sys

from golf.cli.program import main

if __name__ == "__main__":
    # Else the processes of `golf simulate --jobs` would each be a game of its own.
    multiprocessing.freeze_support()
    sys.exit(main())
