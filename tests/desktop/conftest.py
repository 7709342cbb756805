"""The scripts that make the desktop release lie beside what they pack, outside of any package."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "assets" / "desktop"))
