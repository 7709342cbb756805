"""The man page and the shells' completions, from what the command line itself reads."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import contents

from golf import __version__
from golf.cli.arguments import data_argument, file_argument, rules_argument
from golf.cli.program import COMMANDS, command_parser
from golf.core.rules import PRESETS

FILE_VALUES = ("DEAL", "BOARD", "FILE")
"""Values that may be the path of a file."""


@dataclass(frozen=True)
class Option:
    """One option of a command, or what stands without one (`flags` is empty then)."""

    flags: tuple[str, ...]
    value: str
    about: str
    choices: tuple[str, ...] = ()
    is_file: bool = False
    is_folder: bool = False


def options(command: str) -> list[Option]:
    """Return what a command reads, in the order of its help."""
    return [_option(action) for action in command_parser(command)._actions]


def _option(action: argparse.Action) -> Option:
    takes_value = action.nargs != 0
    choices = tuple(action.choices or ())
    if action.type is rules_argument:
        choices = tuple(PRESETS)
    value = action.metavar or ("|".join(choices) if choices else action.dest.upper())
    assert isinstance(value, str)
    return Option(
        flags=tuple(action.option_strings),
        value=value if takes_value else "",
        about=(action.help or "") % {"prog": "golf"},
        choices=choices if takes_value else (),
        is_file=action.type is file_argument or (takes_value and value in FILE_VALUES),
        is_folder=action.type is data_argument,
    )


# ---- the man page


def man_page() -> str:
    """Return golf(6)."""
    lines = [
        f'.TH GOLF 6 "" "golf {__version__}" "Games"',
        ".SH NAME",
        r"golf \- Golf Solitaire, in a window or in the terminal",
        ".SH SYNOPSIS",
        r"\fBgolf\fR [\fICOMMAND\fR] [\fIOPTIONS\fR]",
        ".SH DESCRIPTION",
        _escaped(
            "Golf Solitaire on nine holes. Without a command the game opens in a window; every"
            " other command prints, and opens none."
        ),
        ".SH OPTIONS",
        *(".TP", r"\fB\-\-help\fR [\fICOMMAND\fR]", "Tell the commands, or the options of one."),
        *(".TP", r"\fB\-\-version\fR", "Tell the versions of the game, Python, pygame and SDL."),
        ".SH COMMANDS",
    ]
    for name, about in COMMANDS.items():
        lines += [f".SS golf {_escaped(name)}", _escaped(about[0].upper() + about[1:] + ".")]
        for option in options(name):
            lines += [".TP", _man_tag(option), _escaped(option.about)]
    lines += [
        ".SH EXIT STATUS",
        _escaped("0 fine, 1 an illegal record, 2 bad input, 70 a fault of the game's own."),
        ".SH FILES",
        ".TP",
        r"\fI~/.local/share/golf-solitaire\fR",
        _escaped("Games in progress, results, settings, and reports of faults."),
        ".SH ENVIRONMENT",
        ".TP",
        r"\fBLANGUAGE\fR, \fBLC_ALL\fR, \fBLC_MESSAGES\fR, \fBLANG\fR",
        _escaped("The language: English, German, French or Spanish."),
    ]
    return "\n".join(lines) + "\n"


def _man_tag(option: Option) -> str:
    flags = ", ".join(rf"\fB{_escaped(flag)}\fR" for flag in option.flags)
    value = rf"\fI{_escaped(option.value)}\fR" if option.value else ""
    return " ".join(part for part in (flags, value) if part)


def _escaped(text: str) -> str:
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{text}" if text[:1] in (".", "'") else text


# ---- completions


def bash_completion() -> str:
    """Return the completion for bash."""
    names = " ".join(COMMANDS)
    cases = "\n".join(f'    {name}) words="{_flags(name)}" ;;' for name in COMMANDS)
    values = "\n".join(_bash_values())
    free = "|".join(name for name in COMMANDS if any(o.is_file for o in _free(name)))
    return f"""# Completion of golf for bash.
_golf() {{
  local current=$2 before=$3 command=${{COMP_WORDS[1]}} words
  case " {names} " in *" $command "*) ;; *) command=play ;; esac
  case "$command $before" in
{values}
  esac
  case $command in
{cases}
  esac
  if ((COMP_CWORD == 1)); then words="{names} $words --version"; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  case $command in {free}) COMPREPLY+=($(compgen -f -- "$current")) ;; esac
}}
complete -o filenames -F _golf golf
"""


def _bash_values() -> Iterator[str]:
    for name in COMMANDS:
        for option in options(name):
            for flag in option.flags if option.value else ():
                if option.choices:
                    words = f'-W "{" ".join(option.choices)}"'
                else:
                    words = "-d" if option.is_folder else "-f" if option.is_file else '-W ""'
                reply = f'COMPREPLY=($(compgen {words} -- "$current")); return'
                yield f'    "{name} {flag}") {reply} ;;'


def _flags(name: str) -> str:
    free = [choice for option in _free(name) for choice in option.choices]
    return " ".join([*(flag for option in options(name) for flag in option.flags), *free])


def _free(name: str) -> list[Option]:
    """Return what a command takes without a flag."""
    return [option for option in options(name) if not option.flags]


def zsh_completion() -> str:
    """Return the completion for zsh."""
    commands = "\n".join(f"    {_quoted(f'{n}:{about}')}" for n, about in COMMANDS.items())
    cases = "\n".join(_zsh_case(name) for name in COMMANDS)
    return f"""#compdef golf
_golf() {{
  local -a commands
  commands=(
{commands}
  )
  local command=play
  if (( CURRENT == 2 )); then _describe command commands; fi
  if (( ${{commands[(I)$words[2]:*]}} )); then
    command=$words[2]
    shift words
    (( CURRENT-- ))
  fi
  case $command in
{cases}
  esac
}}
_golf "$@"
"""


def _zsh_case(name: str) -> str:
    specs = [spec for option in options(name) for spec in _zsh_specs(option)]
    return "    " + f"{name}) _arguments " + " ".join(specs) + " ;;"


def _zsh_specs(option: Option) -> Iterator[str]:
    about = option.about.replace("[", "(").replace("]", ")")
    if option.choices:
        values = f"({' '.join(option.choices)})"
    else:
        values = "_files -/" if option.is_folder else "_files" if option.is_file else " "
    value = f":{option.value.replace(':', ' ')}:{values}" if option.value else ""
    for flag in option.flags:
        yield _quoted(f"{flag}[{about}]{value}")
    if not option.flags:
        yield _quoted(f"*{value}")


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def fish_completion() -> str:
    """Return the completion for fish."""
    names = " ".join(COMMANDS)
    none = f"not __fish_seen_subcommand_from {names}"
    lines = ["# Completion of golf for fish.", "complete -c golf -f"]
    lines += [f"complete -c golf -n '{none}' -a {n} -d {_quoted(a)}" for n, a in COMMANDS.items()]
    lines.append(f"complete -c golf -n '{none}' -l version -d 'tell the versions'")
    for name in COMMANDS:
        seen = f"__fish_seen_subcommand_from {name}"
        # Without a command the game opens.
        when = f"{seen}; or {none}" if name == "play" else seen
        lines += [_fish_line(option, when) for option in options(name)]
    return "\n".join(lines) + "\n"


def _fish_line(option: Option, when: str) -> str:
    parts = [f"complete -c golf -n '{when}'"]
    for flag in option.flags:
        parts.append(f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}")
    if option.choices:
        parts.append(f"{'-x ' if option.flags else ''}-a '{' '.join(option.choices)}'")
    elif option.is_folder:
        parts.append("-x -a '(__fish_complete_directories)'")
    elif option.is_file:
        parts.append("-r -F" if option.flags else "-F")
    elif option.value:
        parts.append("-x")
    return " ".join([*parts, f"-d {_quoted(option.about)}"])


def write_all(folder: Path) -> None:
    """Write man page and completions where Debian's programs look for them, below `share/`."""
    files = {
        "man/man6/golf.6": man_page(),
        "bash-completion/completions/golf": bash_completion(),
        "zsh/vendor-completions/_golf": zsh_completion(),
        "fish/vendor_completions.d/golf.fish": fish_completion(),
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_all(contents.ROOT / "build" / "share")
