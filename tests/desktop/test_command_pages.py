"""The man page and the shells' completions tell what the command line reads."""

import re
import subprocess
import sys

import command_pages
import pytest

from golf.cli.program import COMMANDS, command_parser

PAGES = {
    "man": command_pages.man_page,
    "bash": command_pages.bash_completion,
    "zsh": command_pages.zsh_completion,
    "fish": command_pages.fish_completion,
}


def long_flags(command: str) -> list[str]:
    return re.findall(r"--[a-z][a-z-]*", command_parser(command).format_usage())


@pytest.mark.parametrize("name", PAGES)
def test_every_command_and_option_is_told(name: str) -> None:
    page = PAGES[name]().replace(r"\-", "-")
    for command in COMMANDS:
        assert command in page
        for flag in long_flags(command):
            assert (f"-l {flag[2:]} " if name == "fish" else flag) in page, (command, flag)


@pytest.mark.skipif(sys.platform == "win32", reason="its bash has other files")
@pytest.mark.parametrize(
    ("words", "completed"),
    [
        (["sol"], {"solve"}),
        (["--full"], {"--fullscreen"}),
        (["--vers"], {"--version"}),
        (["--rules", "st"], {"strict"}),
        (["solve", "--r"], {"--rules"}),
        (["simulate", "--bot", "c"], {"careful"}),
        (["rules", "re"], {"relaxed"}),
        (["stats", "--export", "/etc/host"], {"/etc/hosts", "/etc/hostname", "/etc/host.conf"}),
        (["play", "--data", "/et"], {"/etc"}),
        (["play", "--course", ""], set()),
    ],
)
def test_bash_completes(words: list[str], completed: set[str]) -> None:
    before = words[-2] if len(words) > 1 else "golf"
    script = (
        f"{command_pages.bash_completion()}\nCOMP_WORDS=(golf {' '.join(words)})\n"
        f"COMP_CWORD={len(words)}\n_golf golf '{words[-1]}' '{before}'\n"
        'printf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    got = set(done.stdout.split())
    assert got <= completed if "/etc" in words[-1] else got == completed
    assert bool(got) == bool(completed)
