"""What our texts are called, and the mark by which they say that they are ours."""

SAVE = "save.json"
SETTINGS = "settings.json"
HISTORY = "history.jsonl"
BEFORE_IMPORT = "before-import.json"
NAME_PREFIX = "golf-solitaire/"
"""The prefix of every file name in a folder that other programs use as well."""

NOTHING = "\0\ufeff \t\r\n"
"""What is no text where it stands alone: after a power cut a file may hold NULs in the place of
what never reached the disk, and files that were joined have a byte order mark between them."""

MARK = "golf"
"""The first key of all that is ours; its value says what the text is."""
MARK_OF = {SAVE: "save", SETTINGS: "settings", BEFORE_IMPORT: "before import"}
LINE_MARK = "result"
