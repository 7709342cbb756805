"""The command line: a module for each command with its arguments and what it does."""


def main() -> int:
    """Run the command that the process was asked for and return its exit code."""
    # The modules of a package cannot import it while it imports them.
    from golf.cli import program

    return program.main()
