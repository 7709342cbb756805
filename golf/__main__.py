"""`python -m golf`: the same as the command `golf`."""

import sys

from golf.cli.program import main

if __name__ == "__main__":
    sys.exit(main())
