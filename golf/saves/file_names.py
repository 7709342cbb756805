"""What our texts are called, and the mark by which they say that they are ours."""

SAVE = "save.json"
SETTINGS = "settings.json"
HISTORY = "history.jsonl"
BEFORE_IMPORT = "before-import.json"
CORNER = "golf-solitaire/"
"""What stands before every name in a folder that is another program's, too."""

MARK = "golf"
"""The first key of all that is ours; its value says what the text is."""
MARK_OF = {SAVE: "save", SETTINGS: "settings", BEFORE_IMPORT: "before import"}
LINE_MARK = "result"
