"""Where the frozen program begins: the same as the command `golf`."""

import multiprocessing
import os
import sys

from golf.cli.program import main


def give_libraries_back() -> None:
    """Let what the game opens, such as a browser, find the system's libraries instead of ours.

    This process has looked up where its own are; those of `golf simulate` still have to.
    """
    of_the_system = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if of_the_system is not None:
        os.environ["LD_LIBRARY_PATH"] = of_the_system


if __name__ == "__main__":
    # Else the processes of `golf simulate --jobs` would each be a game of its own.
    multiprocessing.freeze_support()
    if "simulate" not in sys.argv:
        give_libraries_back()
    sys.exit(main())
