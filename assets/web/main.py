# /// script
# dependencies = ["pygame-ce"]
# ///
"""Start the game in a browser page; pygbag runs this file."""

import asyncio
import sys


async def play() -> None:
    """Run the game and tell the page when it ends by an error, be it before its first picture."""
    try:
        # pygbag's loader reads the imports of this file alone to know which packages to fetch.
        import pygame  # noqa: F401

        from golf.app import main

        await main()
    except Exception as error:
        if sys.platform == "emscripten":
            import json
            import platform

            told = json.dumps(repr(error))
            platform.window.eval(f"globalThis.golfPage && golfPage.crashed({told})")
        raise


asyncio.run(play())
