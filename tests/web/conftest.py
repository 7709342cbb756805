"""What the browser tests share: one build, one server, one Chromium.

They need more than the other tests do (Chromium, Node with the npm package `pyodide`), so they are
a command of their own: `.ci/web`.
"""

import http.server
import os
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import build_web

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
CDN = "https://runtime.example/cdn/0.9.3/"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The browser version, built for a runtime that can never be reached."""
    out = tmp_path_factory.mktemp("build") / "web"
    build_web.build(out, CDN)
    return out


@pytest.fixture(scope="session")
def built_with_cdn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The browser version, built for a runtime beside it."""
    out = tmp_path_factory.mktemp("beside") / "web"
    build_web.build(out, "cdn/0.9.3/")
    return out


class _QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_values: object) -> None:
        """Say nothing: the test says what went wrong."""


class _QuietServer(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_values: object) -> None:
        """Say nothing of a browser that left in the middle of an answer."""


def serve(folder: Path) -> http.server.ThreadingHTTPServer:
    """Serve a folder as a static host does; the caller shuts it down."""
    server = _QuietServer(("127.0.0.1", 0), partial(_QuietHandler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def address(server: http.server.ThreadingHTTPServer) -> str:
    """Return where a server of `serve` answers."""
    return f"http://127.0.0.1:{server.server_port}/"


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the built page."""
    server = serve(built)
    yield address(server)
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    path = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    assert path, "expected Chromium on this machine, got none: see .ci/web"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


class Visit:
    """A page, with everything that went wrong in it and every request that left the machine."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context = context
        self.site = site
        self.faults: list[str] = []
        self.outside: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Open another page that reports its faults here."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"exception: {error}"))
        page.on("console", lambda said: self._hear(said.type, said.text))
        return page

    def _hear(self, kind: str, text: str) -> None:
        # That the network failed is what some tests bring about; that line is the browser's own.
        if kind == "error" and "Failed to load resource" not in text:
            self.faults.append(text)

    @property
    def state(self) -> str:
        """What the page shows: loading, error, slow, old or playing."""
        return str(self.page.evaluate("document.body.dataset.state"))

    def wait_for(self, state: str) -> None:
        """Wait until the page shows a state; fail after a minute."""
        self.page.wait_for_function(
            "state => document.body.dataset.state === state", arg=state, timeout=60_000
        )


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh browser profile, without service workers: their requests pass by a test's routes."""
    made = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    made.add_init_script(
        "Object.defineProperty(navigator, 'serviceWorker', { configurable: true })"
    )
    yield made
    made.close()


@pytest.fixture
def visit(context: BrowserContext, site: str) -> Iterator[Visit]:
    """A page that reaches this machine alone; no test may leave a fault unnoticed."""
    made = Visit(context, site)

    def refuse(route):
        made.outside.append(route.request.url)
        route.abort()

    context.route(lambda url: not url.startswith("http://127.0.0.1"), refuse)
    yield made
    assert made.faults == []


@pytest.fixture(scope="session")
def pyodide() -> Path:
    """The folder of the npm package `pyodide`."""
    path = Path(os.environ.get("GOLF_PYODIDE", "")) / "pyodide.mjs"
    assert path.is_file(), "expected GOLF_PYODIDE to name npm's pyodide, got none: see .ci/web"
    return path.parent
