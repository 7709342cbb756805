"""Our page in Chromium, without and with a (made-up) runtime: what it shows, says, lets through."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Route

import build_web
from golf.core.rules import Rules
from golf.texts.rules_page import rules_page
from tests.web.conftest import CDN, Visit, address, serve

# Stands in for pygbag's loader: notes what it was given, then says that the game is on the screen.
LOADER = """
globalThis.given = { address: location.href, code: document.getElementById("loader").text,
                     config: globalThis.config };
addEventListener("load", () => { golfPage.step("0.5"); golf.shown(); });
"""
PACKAGES = '{"pygame": "cp312/pygame_ce-<abi>-<abi>-<api>.whl"}'
PACKAGE_HOST = CDN.removesuffix("0.9.3/") + "**"
CROSS_ORIGIN = {"Access-Control-Allow-Origin": "*"}


def answer(route: Route) -> None:
    """Answer as the runtime's host does."""
    url = route.request.url
    if url.endswith("pythons.js"):
        route.fulfill(body=LOADER, content_type="text/javascript", headers=CROSS_ORIGIN)
    elif url.endswith(".json"):
        route.fulfill(body=PACKAGES, content_type="application/json", headers=CROSS_ORIGIN)
    else:
        route.fulfill(body="x" * 100_000, headers=CROSS_ORIGIN)


@pytest.fixture
def playing(visit: Visit) -> Visit:
    """A page whose (made-up) game is on the screen."""
    visit.context.route(PACKAGE_HOST, answer)
    visit.page.goto(visit.site + "#classic/1:3F")
    visit.wait_for("playing")
    return visit


def text(visit: Visit, name: str) -> str:
    return str(visit.page.evaluate("name => document.getElementById(name).textContent", name))


# ---- loading


def test_a_calm_picture_stands_while_the_runtime_is_on_its_way(visit: Visit) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visit.context.route(PACKAGE_HOST, hold)
    visit.page.goto(visit.site)
    visit.page.wait_for_function("document.getElementById('bar').value > 0")
    assert visit.state == "loading"
    assert text(visit, "message") == "Fetching the game ..."
    assert visit.page.is_visible("#putt")
    assert not visit.page.is_visible("#retry")
    before = visit.page.evaluate("document.getElementById('bar').value")
    for route in held:
        if route.request.url.endswith("main.data"):
            route.fulfill(body="x" * 3_000_000, headers=CROSS_ORIGIN)
    visit.page.wait_for_function(
        "was => document.getElementById('bar').value > was + 0.1", arg=before
    )
    assert " MB" in text(visit, "detail")
    for route in held:
        if not route.request.url.endswith("main.data"):
            route.abort()
    visit.wait_for("error")


def test_an_unreachable_runtime_is_told_in_words_with_a_retry(visit: Visit) -> None:
    visit.page.goto(visit.site)
    visit.wait_for("error")
    assert text(visit, "message") == "The game could not be fetched."
    assert "check the connection" in text(visit, "detail")
    assert CDN in text(visit, "technical")
    assert visit.page.evaluate("document.activeElement.id") == "retry"
    assert all(url.startswith("https://runtime.example/cdn/") for url in visit.outside)


def test_the_retry_fetches_again_and_starts(visit: Visit) -> None:
    visit.page.goto(visit.site)
    visit.wait_for("error")
    with visit.page.expect_request(lambda request: request.url.startswith(CDN)):
        visit.page.keyboard.press("Enter")
    visit.wait_for("error")
    visit.context.route(PACKAGE_HOST, answer)
    visit.page.click("#retry")
    visit.wait_for("playing")


def test_a_runtime_that_answers_with_an_error_is_told(visit: Visit) -> None:
    visit.context.route(CDN + "**", lambda route: route.fulfill(status=404, headers=CROSS_ORIGIN))
    visit.page.goto(visit.site)
    visit.wait_for("error")
    assert "404" in text(visit, "technical")


def test_a_page_whose_own_script_does_not_come_is_told_with_a_retry(visit: Visit) -> None:
    script = "**/page.js"
    visit.context.route(script, lambda route: route.abort())
    visit.page.goto(visit.site)
    visit.wait_for("error")
    assert text(visit, "message") == "The game could not be fetched."
    assert text(visit, "technical") == f"{visit.site}page.js"
    assert visit.page.evaluate("document.activeElement.id") == "retry"
    visit.context.unroute(script)
    visit.context.route(PACKAGE_HOST, answer)
    with visit.page.expect_navigation():
        visit.page.keyboard.press("Enter")
    visit.wait_for("playing")


def test_a_page_whose_own_script_does_not_run_is_told(visit: Visit) -> None:
    visit.context.route("**/page.js", lambda route: route.fulfill(body="missing.work();"))
    visit.page.goto(visit.site)
    visit.wait_for("error")
    assert text(visit, "message") == "The game could not be started."
    assert "missing" in text(visit, "technical")
    assert visit.page.is_visible("#retry")
    assert "missing" in visit.faults.pop()


@pytest.mark.parametrize(
    ("loader", "why"),
    [
        ("fetch('golf.apk?gone')", "golf.apk?gone (Failed to fetch)"),
        (
            "document.head.append(Object.assign(document.createElement('script'),"
            " { src: 'golf.apk?gone' }))",
            "golf.apk?gone",
        ),
        ("golfPage.failed('BadZipFile()')", "BadZipFile()"),
        ("(((", "SyntaxError"),
        (
            "document.head.append(Object.assign(document.createElement('script'),"
            " { src: 'https://runtime.example/cdn/(((.js' }))",
            "Script error.",
        ),
    ],
)
def test_a_loader_that_does_not_come_far_is_told_at_once(
    visit: Visit, loader: str, why: str
) -> None:
    def break_loader(route: Route) -> None:
        if route.request.url.endswith("pythons.js"):
            route.fulfill(body=loader, content_type="text/javascript", headers=CROSS_ORIGIN)
        elif route.request.url.endswith("(((.js"):
            route.fulfill(body="(((", content_type="text/javascript")
        else:
            answer(route)

    visit.context.route(PACKAGE_HOST, break_loader)
    visit.context.route("**/golf.apk?gone", lambda route: route.abort())
    visit.page.goto(visit.site)
    visit.wait_for("error")
    assert text(visit, "message") == "The game could not be started."
    assert why in text(visit, "technical")
    visit.faults.clear()


def test_a_browser_that_is_too_old_is_told_so(visit: Visit) -> None:
    visit.context.add_init_script("delete globalThis.WebAssembly")
    visit.page.goto(visit.site)
    visit.wait_for("old")
    assert text(visit, "message") == "This browser is too old for the game."
    assert visit.outside == []


def test_the_loading_picture_goes_when_the_game_is_on_the_screen(playing: Visit) -> None:
    playing.page.wait_for_function(
        "getComputedStyle(document.getElementById('loading')).visibility === 'hidden'"
    )
    assert playing.page.evaluate("document.activeElement.id") == "canvas"


def test_the_loader_gets_our_settings_and_nothing_from_the_link(playing: Visit) -> None:
    given = playing.page.evaluate("given")
    assert given["address"] == f"{playing.site}?golf=1&PYGPI=https://runtime.example/cdn/"
    assert given["config"]["can_close"] == 1
    assert given["config"]["ume_block"] == 0
    assert given["config"]["cdn"] == CDN
    compile(given["code"], "site", "exec")
    assert playing.page.evaluate("golf.code()") == "=classic/1:3F"
    assert playing.page.evaluate("golf.code()") == "", "a code is opened once"
    assert playing.page.evaluate("location.href") == playing.site


def test_an_error_of_the_game_is_told_in_words(playing: Visit) -> None:
    playing.page.evaluate('golf.actions(\'[["undo", "Undo"]]\')')
    playing.page.evaluate("golfPage.crashed('ValueError(1)')")
    assert playing.state == "error"
    assert text(playing, "golf-actions") == "", "nobody would answer its buttons"
    assert text(playing, "message") == "The game has stopped with an error."
    assert text(playing, "technical") == "ValueError(1)"
    with playing.page.expect_navigation():
        playing.page.click("#retry")
    playing.wait_for("playing")


def test_the_loaders_alerts_become_words_of_the_page(visit: Visit) -> None:
    visit.context.route(PACKAGE_HOST, lambda route: None)
    visit.page.goto(visit.site)
    visit.page.evaluate("alert('Rejection occurred')")
    assert text(visit, "technical") == "Rejection occurred"
    assert visit.faults.pop() == "Rejection occurred"


def test_the_page_works_inside_a_frame(visit: Visit, tmp_path: Path) -> None:
    visit.context.route(PACKAGE_HOST, answer)
    frame = (
        "<input autofocus>"
        f'<iframe sandbox="allow-scripts allow-same-origin" src="{visit.site}"></iframe>'
    )
    (tmp_path / "outer.html").write_text(frame, encoding="utf-8")
    server = serve(tmp_path)
    visit.page.goto(address(server) + "outer.html")
    inner = visit.page.frames[1]
    inner.wait_for_function("document.body.dataset.state === 'playing'", timeout=60_000)
    assert visit.page.evaluate("document.activeElement.tagName") == "INPUT"
    server.shutdown()
    server.server_close()


# ---- what the page is


def test_the_policy_refuses_scripts_that_are_not_ours(playing: Visit) -> None:
    policy = playing.page.get_attribute("meta[http-equiv]", "content") or ""
    assert policy.startswith("default-src 'none'; ")
    assert "unsafe-inline" not in policy
    playing.page.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "globalThis.ranInline = true";
        document.head.append(script);
    }""")
    assert playing.page.evaluate("globalThis.ranInline") is None
    assert "Content Security Policy" in playing.faults.pop()


@pytest.fixture
def offline_visit(
    browser: Browser, built_with_cdn: Path, tmp_path: Path
) -> Iterator[tuple[Visit, Callable[[], None]]]:
    """A page with a runtime of its own, and how to take its server away."""
    folder = tmp_path / "web"
    shutil.copytree(built_with_cdn, folder)
    for name, content in {
        "0.9.3/pythons.js": LOADER,
        "0.9.3/cpythonrc.py": "x",
        "0.9.3/cpython312/main.js": "x",
        "0.9.3/cpython312/main.data": "x",
        "0.9.3/cpython312/main.wasm": "x",
        "index-0.9.3-cp312.json": PACKAGES,
        "cp312/pygame_ce-cp312-cp312-wasm32_bi_emscripten.whl": "x",
    }.items():
        path = folder / "cdn" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    server = serve(folder)

    def take_away() -> None:
        server.shutdown()
        server.server_close()

    context = browser.new_context()
    visit = Visit(context, address(server))
    visit.page.goto(visit.site)
    visit.wait_for("playing")
    yield visit, take_away
    context.close()
    take_away()
    assert visit.faults == []


def test_a_service_worker_keeps_the_page_its_bundle_and_its_runtime(offline_visit, built) -> None:
    visit, _ = offline_visit
    assert visit.page.evaluate("navigator.serviceWorker.controller !== null")
    kept = visit.page.evaluate("""async () => {
        const urls = [];
        for (const name of await caches.keys()) {
            for (const request of await (await caches.open(name)).keys()) urls.push(request.url);
        }
        return urls;
    }""")
    files = {path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}
    wanted = (files - {"sw.js", "index.html"}) | {"", "cdn/0.9.3/cpython312/main.wasm"}
    assert {visit.site + name for name in wanted} <= set(kept)


def test_a_service_worker_leaves_what_others_of_its_origin_keep(offline_visit) -> None:
    visit, _ = offline_visit
    others = ["golf-tracker-v1", f"golf {visit.site}preview/ 12ab", "other"]
    old = f"golf {visit.site} of an earlier build"
    visit.page.evaluate(
        """async (names) => {
            for (const name of names) await caches.open(name);
            await (await navigator.serviceWorker.getRegistration()).unregister();
        }""",
        [*others, old],
    )
    visit.page.reload()
    visit.wait_for("playing")
    visit.page.wait_for_function("async (name) => !(await caches.has(name))", arg=old)
    kept = visit.page.evaluate("caches.keys()")
    assert set(others) < set(kept)
    assert len(kept) == len(others) + 2


def test_a_newer_build_waits_while_a_page_of_the_older_one_is_open(
    offline_visit, tmp_path: Path
) -> None:
    visit, _ = offline_visit
    worker = tmp_path / "web" / "sw.js"
    worker.write_text(worker.read_text(encoding="utf-8") + "// newer", encoding="utf-8")
    visit.page.goto(visit.site + "rules-fast.html")
    waits = """async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration.update();
        const newer = registration.installing;
        while (newer && newer.state === "installing") await new Promise(requestAnimationFrame);
        await new Promise((done) => setTimeout(done, 300));
        return registration.waiting !== null;
    }"""
    assert visit.page.evaluate(waits)


@pytest.fixture
def awaited(context: BrowserContext) -> None:
    """A newer build is here, which waits for the page's word."""
    context.add_init_script("""
        globalThis.told = [];
        const waiting = { postMessage: (word) => told.push(word) };
        const registration = { waiting, active: true, addEventListener: () => {} };
        const serviceWorker = { controller: true, register: async () => registration };
        Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker });
    """)


def test_a_newer_build_begins_when_a_page_has_all_of_the_older_one(
    awaited: None, visit: Visit
) -> None:
    hold: list[Route] = []

    def answer_late(route: Route) -> None:
        hold.append(route) if route.request.url.endswith("pythons.js") else answer(route)

    visit.context.route(PACKAGE_HOST, answer_late)
    visit.page.goto(visit.site)
    while not hold:
        visit.page.wait_for_timeout(20)
    assert (visit.state, visit.page.evaluate("told")) == ("loading", [])
    visit.context.unroute(PACKAGE_HOST)
    visit.context.route(PACKAGE_HOST, answer)
    answer(hold[0])
    visit.wait_for("playing")
    assert visit.page.evaluate("told") == ["begin"]


def test_a_page_that_cannot_be_had_makes_way_for_a_newer_build(awaited: None, visit: Visit) -> None:
    visit.page.goto(visit.site)
    visit.wait_for("error")
    assert visit.page.evaluate("told") == ["begin"]
    with visit.page.expect_navigation():
        visit.page.click("#retry")


def test_only_the_page_is_answered_with_the_page(offline_visit) -> None:
    visit, _ = offline_visit
    visit.page.goto(visit.site + "rules-strict.html")
    assert "Strict" in visit.page.title()
    visit.page.goto(visit.site + "index.html#classic/1:")
    visit.wait_for("playing")
    assert visit.page.goto(visit.site + "nothing.html").status == 404


def test_the_second_visit_works_offline(offline_visit) -> None:
    visit, take_away = offline_visit
    take_away()
    visit.page.goto("about:blank")
    visit.page.goto(visit.site + "#classic/1:")
    visit.wait_for("playing")
    assert visit.page.evaluate("golf.code()") == "=classic/1:"


def test_the_status_line_is_a_polite_live_region(playing: Visit) -> None:
    region = playing.page.locator("#golf-status")
    assert region.get_attribute("aria-live") == "polite"
    playing.page.evaluate("golf.announce('9H on 8C')")
    assert region.text_content() == "9H on 8C"
    playing.page.evaluate("golf.announce('9H on 8C')")
    assert region.text_content() == "9H on 8C\u00a0", "what is the same is read again"


def test_real_buttons_are_reached_by_tab_and_work_by_keys(playing: Visit) -> None:
    playing.page.evaluate("""golf.actions('[["flip", "Flip the stock"], ["undo", "Undo"]]')""")
    playing.page.keyboard.press("Tab")
    button = playing.page.locator(":focus")
    assert button.text_content() == "Flip the stock"
    assert button.evaluate("node => node.tagName") == "BUTTON"
    playing.page.keyboard.press("Enter")
    playing.page.keyboard.press("Space")
    assert events(playing, 2) == [["press", "flip"], ["press", "flip"]]
    playing.page.evaluate("""golf.actions('[["flip", "Die Karte umdrehen"]]')""")
    assert playing.page.locator(":focus").text_content() == "Die Karte umdrehen"


def offer(visit: Visit, *names: str) -> None:
    visit.page.evaluate("names => golf.actions(JSON.stringify(names))", [[n, n] for n in names])


def test_many_buttons_leave_the_game_in_sight_and_the_focus_too(playing: Visit) -> None:
    page = playing.page
    for width, height in ((1280, 720), (640, 360), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        offer(playing, *(f"Wednesday, {day} November" for day in range(1, 31)))
        for key in ("Tab", "Shift+Tab"):
            page.focus("#golf-actions button:nth-child(15)")
            for _ in range(14):
                page.keyboard.press(key)
            bar, button = (
                page.locator(each).bounding_box() for each in ("#golf-actions", ":focus")
            )
            assert bar["height"] <= 0.36 * height
            assert bar["x"] + bar["width"] <= width
            assert bar["y"] <= button["y"]
            assert button["y"] + button["height"] <= bar["y"] + bar["height"]


def test_the_focus_goes_on_to_the_buttons_of_the_next_scene(playing: Visit) -> None:
    focus = playing.page.locator(":focus")
    offer(playing, "round", "hole")
    playing.page.keyboard.press("Tab")
    playing.page.keyboard.press("Tab")
    assert focus.text_content() == "hole"
    offer(playing, "round", "hole", "games")
    assert focus.text_content() == "hole"
    offer(playing)
    offer(playing, "column 1", "stock")
    assert focus.text_content() == "column 1"


def test_the_focus_stays_where_it_is_when_the_window_comes_back(playing: Visit) -> None:
    # As the loader does.
    playing.page.evaluate(
        "addEventListener('focus', () => document.getElementById('canvas').focus())"
    )
    offer(playing, "Undo", "Hint")
    for key in ("Tab", "Tab"):
        playing.page.keyboard.press(key)
    back = "dispatchEvent(new Event('blur')); dispatchEvent(new Event('focus'))"
    playing.page.evaluate(back)
    assert playing.page.evaluate("document.activeElement.textContent") == "Hint"
    playing.page.evaluate("document.activeElement.blur()")
    playing.page.evaluate(back)
    assert playing.page.evaluate("document.activeElement.id") == "canvas", "nobody had it"
    playing.page.keyboard.press("Tab")
    playing.page.click("#canvas")
    assert playing.page.evaluate("document.activeElement.id") == "canvas"


def test_what_is_on_the_table_is_there_to_be_read(playing: Visit) -> None:
    playing.page.evaluate("""golf.reading('["Stock: 3 cards.", "Column 1 is empty."]')""")
    assert playing.page.locator("#golf-table p").all_text_contents() == [
        "Stock: 3 cards.",
        "Column 1 is empty.",
    ]
    tree = playing.page.locator("body").aria_snapshot()
    assert "Column 1 is empty." in tree


def test_whoever_empties_the_canvas_has_it_painted_again(playing: Visit) -> None:
    playing.page.evaluate("golf.events()")
    playing.page.evaluate(
        "(canvas => { canvas.width = canvas.width })(document.getElementById('canvas'))"
    )
    assert events(playing) == [["cleared", ""]]


SDL = """([told]) => {
    const memory = new WebAssembly.Memory({ initial: 1 });
    new Uint32Array(memory.buffer, 1024, 32).fill(0x00332211);
    const canvas = document.getElementById("canvas");
    [canvas.width, canvas.height] = [8, 4];
    const context = canvas.getContext("2d");
    const image = context.createImageData(8, 4);
    const pixels = new Int32Array(image.data.buffer);
    if (told) golf.present("1024", told);
    context.putImageData(image, 0, 0);
    const seen = [0, 3, 7].map((x) => [...context.getImageData(x, 2, 1, 1).data].join());
    return [pixels.length, seen];
}"""
"""What SDL does at every frame, with a picture of 8 by 4 pixels in the interpreter's memory."""


def test_only_what_has_changed_of_a_picture_is_painted(playing: Visit) -> None:
    dark, bright = "0,0,0,0", "17,34,51,255"
    copied, seen = playing.page.evaluate(SDL, ["[8, 4, [[2, 1, 4, 2], [-9, 0, 3, 3]]]"])
    assert (copied, seen) == (0, [dark, bright, dark])
    assert playing.page.evaluate(SDL, ["[8, 4, [[0, 0, 99, 99]]]"])[1] == [bright] * 3
    assert playing.page.evaluate(SDL, ["[8, 4, []]"])[1] == [dark] * 3


def test_a_picture_is_painted_once_and_its_memory_left_alone_then(playing: Visit) -> None:
    """SDL shows its window by itself, too, while that changes: the old one is somebody else's."""
    assert playing.page.evaluate("""() => {
        const memory = new WebAssembly.Memory({ initial: 1 });
        const pixels = new Uint32Array(memory.buffer, 1024, 32);
        const context = document.getElementById("canvas").getContext("2d");
        const show = () => context.putImageData(context.createImageData(8, 4), 0, 0);
        golf.present("1024", "[8, 4, [[0, 0, 8, 4]]]");
        show();
        pixels.fill(0x00332211);
        show();
        return [...pixels].every((pixel) => pixel === 0x00332211);
    }""")


def test_a_large_desktop_moves_fewer_pixels_than_it_shows_at_rest(
    browser: Browser, site: str
) -> None:
    for size, ratio, moving in (
        ((1920, 1080), 1, "1920 1080 1 "),
        ((2560, 1440), 1, "2560 1440 1 "),
        ((1920, 1080), 2, "2565 1443 1.33"),
    ):
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=ratio,
            service_workers="block",
        )
        context.route(PACKAGE_HOST, answer)
        page = context.new_page()
        page.goto(site)
        page.wait_for_function("document.body.dataset.state === 'playing'")
        page.evaluate("globalThis.memory = new WebAssembly.Memory({ initial: 1 })")
        told = page.evaluate("golf.size()")[1:]
        assert told.startswith(moving)
        assert told.endswith(f" {ratio * width} {ratio * height} {ratio}")
        context.close()


BANDS = """async ([shown, hidden]) => {
    const memory = new WebAssembly.Memory({ initial: 200 });
    const pixels = new Uint32Array(memory.buffer, 1024, 1170 * 2532);
    pixels.fill(0x00332211);
    pixels.fill(0x00665544, 1170 * 300);
    for (const band of shown) golf.sharpen("1024", JSON.stringify(band));
    golf.soften(JSON.stringify(hidden));
    return [...document.querySelectorAll(".sharp")].map((band) => {
        const { x, y, width, height } = band.getBoundingClientRect();
        const pixel = [...band.getContext("2d").getImageData(5, band.height - 1, 1, 1).data];
        const { visibility } = getComputedStyle(band);
        return [[x, y, width, height], [band.width, band.height], pixel.join(), visibility];
    });
}"""
"""What lies over the canvas once some bands were shown and some hidden again."""


def test_what_rests_on_a_phone_lies_over_the_canvas_in_all_pixels(
    browser: Browser, site: str
) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=3, has_touch=True,
        is_mobile=True, service_workers="block",
    )  # fmt: skip
    context.route(PACKAGE_HOST, answer)
    page = context.new_page()
    page.goto(site)
    page.wait_for_function("document.body.dataset.state === 'playing'")
    first, second = [0, 0, 1170, 300], [0, 300, 1170, 300]
    above, below = page.evaluate(BANDS, [[first, second], [300]])
    assert above == [[0, 0, 390, 100], [1170, 300], "17,34,51,255", "visible"]
    assert below == [[0, 100, 390, 100], [1170, 300], "68,85,102,255", "hidden"]
    size = [float(each) for each in page.evaluate("golf.size()")[1:].split()]
    assert size[0] * size[1] < 1.35e6, "what moves has fewer"
    assert size[3:] == [1170, 2532, 3]
    # No press is lost on them, once the loading picture has faded.
    page.wait_for_function("document.elementFromPoint(200, 50).id === 'canvas'")
    page.set_viewport_size({"width": 400, "height": 844})
    assert len(page.evaluate(BANDS, [[first], []])) == 1, "those of another size are gone"
    context.close()


def test_before_the_game_tells_of_a_picture_none_is_painted(playing: Visit) -> None:
    assert playing.page.evaluate(SDL, [None]) == [0, ["0,0,0,0"] * 3]


def test_where_no_memory_is_seen_pictures_are_painted_as_ever(playing: Visit) -> None:
    assert playing.page.evaluate("""() => {
        const context = document.getElementById("canvas").getContext("2d");
        const image = context.createImageData(1, 1);
        image.data.set([17, 34, 51, 255]);
        context.putImageData(image, 0, 0);
        return [...context.getImageData(0, 0, 1, 1).data];
    }""") == [17, 34, 51, 255]


def test_the_games_window_is_told_when_it_changes(playing: Visit) -> None:
    playing.page.evaluate("golf.events()")
    assert playing.page.evaluate("golf.events()") == ""
    playing.page.set_viewport_size({"width": 800, "height": 600})
    assert ["window", ""] in events(playing)
    assert playing.page.evaluate("golf.size()") == "=800 600 1 0 0 0"


def test_the_systems_wishes_are_followed_while_the_page_is_open(playing: Visit) -> None:
    assert playing.page.evaluate("[golf.reducedMotion(), golf.contrast()]") == ["=0", "=0"]
    playing.page.emulate_media(reduced_motion="reduce")
    assert events(playing) == [["system", ""]]
    playing.page.emulate_media(contrast="more")
    assert events(playing) == [["system", ""]]
    assert playing.page.evaluate("[golf.reducedMotion(), golf.contrast()]") == ["=1", "=1"]
    playing.page.emulate_media(contrast="no-preference", forced_colors="active")
    assert playing.page.evaluate("golf.contrast()") == "=1"
    offer(playing, "Undo")
    edge = playing.page.locator("#golf-actions button").evaluate(
        "node => [getComputedStyle(node).borderStyle, getComputedStyle(node).borderColor,"
        " getComputedStyle(node).backgroundColor]"
    )
    assert edge[0] == "solid"
    assert edge[1] != edge[2]


def test_the_browsers_way_back_stays_in_the_game(playing: Visit) -> None:
    page = playing.page
    page.evaluate("golf.away('1')")
    page.go_back()
    assert events(playing) == [["back", ""]]
    page.go_back()
    assert events(playing) == [["back", ""]]
    assert page.url == playing.site
    assert playing.state == "playing"
    page.evaluate("golf.away('0')")
    page.wait_for_function("history.state === null")
    assert page.evaluate("golf.events()") == ""
    page.go_back()
    assert page.url == "about:blank", "from its first page the browser leaves the game"


def test_a_game_that_begins_while_the_browser_is_on_its_way_back_is_not_left(
    playing: Visit,
) -> None:
    page = playing.page
    page.evaluate("golf.away('1')")
    page.evaluate("golf.away('0'); golf.away('1')")
    page.wait_for_timeout(300)
    assert page.evaluate("golf.events()") == ""
    page.go_back()
    assert events(playing) == [["back", ""]]
    page.evaluate("golf.away('0'); golf.away('1'); golf.away('0')")
    page.wait_for_timeout(300)
    assert page.evaluate("golf.events()") == ""
    assert page.url == playing.site


ASK = "golf.ask('Open a code', '', JSON.stringify({ ok: 'Open', cancel: 'Cancel', file: '' }))"


def test_the_browsers_way_back_leaves_the_pages_own_dialog_first(playing: Visit) -> None:
    page = playing.page
    page.evaluate("golf.away('1')")
    page.evaluate(ASK)
    page.go_back()
    assert events(playing) == [["cancelled", ""]]
    page.go_back()
    assert events(playing) == [["back", ""]]
    page.evaluate(ASK)
    page.evaluate("location.hash = 'classic/7:'")
    assert sorted(events(playing, 2)) == [["cancelled", ""], ["code", "classic/7:"]]
    assert page.locator("dialog").count() == 0


def test_the_focus_comes_back_from_a_dialog_to_the_buttons_that_led_there(playing: Visit) -> None:
    page = playing.page
    offer(playing, "round", "code")
    page.focus("[data-action=code]")
    page.evaluate(ASK)
    offer(playing, "back", "type")
    page.keyboard.press("Escape")
    page.wait_for_function("!document.querySelector('dialog')")
    assert page.evaluate("document.activeElement.dataset.action") == "back"
    page.focus("[data-action=type]")
    page.evaluate(ASK)
    offer(playing)
    page.keyboard.press("Escape")
    page.wait_for_function("!document.querySelector('dialog')")
    offer(playing, "round")
    assert page.evaluate("document.activeElement.dataset.action") == "round"


def test_the_games_keys_work_on_the_pages_buttons_but_for_those_that_press_them(
    playing: Visit,
) -> None:
    page = playing.page
    offer(playing, "round")
    page.evaluate("""() => {
        globalThis.heard = [];
        const hear = (event) => heard.push(`${event.type} ${event.key}`);
        for (const kind of ["keydown", "keyup"]) addEventListener(kind, hear);
    }""")
    page.focus("[data-action=round]")
    for key in ("Escape", "Enter", "Space", "u"):
        page.keyboard.press(key)
    assert page.evaluate("heard") == ["keydown Escape", "keyup Escape", "keydown u", "keyup u"]
    assert events(playing, 2) == [["press", "round"]] * 2


def test_a_code_that_is_typed_into_the_address_is_no_way_back(playing: Visit) -> None:
    playing.page.evaluate("golf.away('1')")
    playing.page.evaluate("location.hash = 'classic/7:'")
    assert events(playing) == [["code", "classic/7:"]]
    assert playing.page.url == playing.site


def test_the_focus_stays_on_the_canvas_for_those_who_play_there(playing: Visit) -> None:
    offer(playing, "round", "hole")
    offer(playing)
    offer(playing, "column 1")
    assert playing.page.evaluate("document.activeElement.id") == "canvas"
    playing.page.keyboard.press("Tab")
    offer(playing)
    playing.page.focus("#canvas")
    offer(playing, "next")
    assert playing.page.evaluate("document.activeElement.id") == "canvas"


def events(visit: Visit, count: int = 1) -> list[list[str]]:
    """Wait for what the page tells the game, which comes a moment after what brought it about."""
    found: list[list[str]] = []
    for _ in range(100):
        told = str(visit.page.evaluate("golf.events()"))
        found += json.loads(told[1:]) if told else []
        if len(found) >= count:
            break
        visit.page.wait_for_timeout(50)
    return found


# ---- keys, pointer, dialog

Press = Callable[[str], list[bool]]


@pytest.fixture
def press(playing: Visit) -> Press:
    """Press a key; tell whether the browser may act on it and whether SDL's listener saw it."""
    playing.page.evaluate("""() => {
        globalThis.seen = [];
        addEventListener("keydown", (event) => seen.push(event.key));
        globalThis.press = (init) => {
            const common = { bubbles: true, cancelable: true };
            const event = new KeyboardEvent("keydown", { ...init, ...common });
            seen.length = 0;
            document.getElementById("canvas").dispatchEvent(event);
            return [!event.defaultPrevented, seen.length === 1];
        };
    }""")

    def press_key(name: str) -> list[bool]:
        *modifiers, key = name.split("+") if name != "+" else [name]
        init = {"key": key, **{f"{modifier}Key": True for modifier in modifiers}}
        return list(playing.page.evaluate("init => press(init)", init))

    return press_key


@pytest.mark.parametrize(
    "name", ["ctrl+w", "ctrl+r", "meta+r", "ctrl+t", "F5", "F12", "Tab", "ctrl++", "alt+ArrowLeft"]
)
def test_shortcuts_of_the_browser_are_left_to_it(press: Press, name: str) -> None:
    assert press("ctrl+=" if name == "ctrl++" else name) == [True, False]


@pytest.mark.parametrize(
    "name", [" ", "/", "'", "ArrowDown", "PageDown", "Home", "Backspace", "F11"]
)
def test_keys_of_the_game_neither_scroll_nor_search(press: Press, name: str) -> None:
    assert press(name) == [False, True]


@pytest.mark.parametrize(
    "name", ["u", "1", "ctrl+z", "meta+z", "ctrl+y", "Control", "?", "alt+Enter"]
)
def test_other_keys_reach_the_game(press: Press, name: str) -> None:
    assert press(name)[1]


def test_a_long_press_opens_no_menu(playing: Visit) -> None:
    assert not playing.page.evaluate("""document.getElementById("canvas").dispatchEvent(
        new MouseEvent("contextmenu", { bubbles: true, cancelable: true }))""")


def test_a_code_is_entered_in_the_pages_own_dialog(playing: Visit) -> None:
    page = playing.page
    words = json.dumps({"ok": "Open", "cancel": "Cancel", "file": "File"})
    ask = f"golf.ask('Open a code', 'classic/1:', {words!r})"
    page.evaluate(ask)
    page.keyboard.type("strict/2:17")
    page.keyboard.press("Enter")
    assert events(playing) == [["text", "strict/2:17"]]
    page.evaluate(ask)
    page.set_input_files(
        "dialog input", {"name": "save.txt", "mimeType": "text/plain", "buffer": b"fast/3:"}
    )
    page.wait_for_function("document.querySelector('dialog textarea').value === 'fast/3:'")
    page.click("dialog .main")
    assert events(playing) == [["text", "fast/3:"]]
    page.evaluate(ask)
    page.keyboard.press("Escape")
    page.wait_for_function("!document.querySelector('dialog')")
    assert events(playing) == [["cancelled", ""]]
    assert page.evaluate("document.activeElement.id") == "canvas"


def test_the_game_in_play_is_known_to_a_page_loaded_again_alone(playing: Visit) -> None:
    page = playing.page
    assert page.evaluate("golf.noted()") == ""
    page.evaluate("golf.note('hole')")
    page.reload()
    assert page.evaluate("golf.noted()") == "=hole"
    page.goto("about:blank")
    page.goto(playing.site)
    assert page.evaluate("golf.noted()") == "", "a fresh visit begins at the title"


def test_a_game_that_failed_is_not_begun_again(playing: Visit) -> None:
    playing.page.evaluate("golf.note('hole'); golfPage.crashed('ValueError(1)')")
    playing.page.reload()
    assert playing.page.evaluate("golf.noted()") == "="


def test_paste_drop_and_a_new_fragment_bring_codes(playing: Visit) -> None:
    playing.page.evaluate("""() => {
        const data = new DataTransfer();
        data.setData("text", "classic/7:");
        document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
        const drop = new DataTransfer();
        drop.items.add(new File(["classic/8:"], "code.txt"));
        dispatchEvent(new DragEvent("drop", { dataTransfer: drop, cancelable: true }));
        location.hash = "classic/9:";
    }""")
    assert sorted(events(playing, 3)) == [
        ["code", "classic/9:"],
        ["dropped", "classic/8:"],
        ["text", "classic/7:"],
    ]
    assert playing.page.evaluate("location.href") == playing.site, "a reload opens nothing again"


def test_a_file_in_utf_16_is_read_behind_its_byte_order_mark(playing: Visit) -> None:
    for mark, is_little in (("0xff, 0xfe", "true"), ("0xfe, 0xff", "false")):
        playing.page.evaluate(f"""() => {{
            const text = "classic/7:", bytes = new DataView(new ArrayBuffer(2 * text.length));
            for (let at = 0; at < text.length; at++)
                bytes.setUint16(2 * at, text.charCodeAt(at), {is_little});
            const drop = new DataTransfer();
            drop.items.add(new File([new Uint8Array([{mark}]), bytes.buffer], "code.txt"));
            dispatchEvent(new DragEvent("drop", {{ dataTransfer: drop, cancelable: true }}));
        }}""")
        assert events(playing) == [["dropped", "classic/7:"]]


def test_a_file_that_cannot_be_read_is_told_by_name(playing: Visit) -> None:
    playing.page.evaluate("""() => {
        const data = new DataTransfer();
        data.items.add(new File(["x"], "gone.txt"));
        File.prototype.slice = () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) });
        dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
    }""")
    assert events(playing) == [["unreadable", "gone.txt"]]


COPY = """golf.copy("classic/1:3F", '{"title": "Das hier", "ok": "Fertig"}')"""


RULES = rules_page(Rules.parse("strict+wrap"), "de")


def test_the_printable_rules_open_beside_the_game(playing: Visit) -> None:
    playing.page.mouse.click(10, 10)
    with playing.context.expect_page() as opened:
        assert playing.page.evaluate("text => golf.show('golf-rules.html', text)", RULES) == ""
    sheet = opened.value
    sheet.wait_for_load_state()
    assert "Strict" in sheet.title()
    assert sheet.evaluate("getComputedStyle(document.querySelector('.columns')).columnCount") == "2"


def test_the_printable_rules_are_downloaded_where_no_page_may_open(playing: Visit) -> None:
    playing.page.evaluate("open = () => null")
    with playing.page.expect_download() as download:
        answer = playing.page.evaluate("text => golf.show('golf-rules.html', text)", RULES)
    assert answer == "=" + download.value.suggested_filename == "=golf-rules.html"
    assert Path(download.value.path()).read_text(encoding="utf-8") == RULES


def test_what_was_copied_is_told_once_it_is(playing: Visit) -> None:
    playing.context.grant_permissions(["clipboard-read", "clipboard-write"])
    assert playing.page.evaluate(COPY) == ""
    assert events(playing) == [["copied", "1"]]
    assert playing.page.evaluate("navigator.clipboard.readText()") == "classic/1:3F"
    assert playing.page.locator("dialog").count() == 0


@pytest.mark.parametrize("clipboard", ["{ writeText: () => Promise.reject() }", "undefined"])
def test_copying_falls_back_to_selected_text(playing: Visit, clipboard: str) -> None:
    playing.page.evaluate(
        f'Object.defineProperty(navigator, "clipboard", {{ value: {clipboard} }}); {COPY}'
    )
    playing.page.wait_for_selector("dialog textarea")
    assert playing.page.evaluate("getSelection().toString()") == "classic/1:3F"
    assert playing.page.locator("dialog h2").text_content() == "Das hier"
    assert playing.page.locator("dialog button").all_text_contents() == ["Fertig"]
    assert events(playing) == [["copied", ""]]


# ---- the bridge and storage


def test_the_bridge_answers_in_plain_strings(playing: Visit) -> None:
    values = playing.page.evaluate("""() => [
        golf.read("save"), golf.write("save", ""), golf.read("save"), golf.write("save", "Ü"),
        golf.read("save"), golf.keys(), golf.remove("save"), golf.keys(), golf.claim(),
        golf.size(), golf.canFullscreen(), golf.address("classic/1:")]""")
    assert values == [
        "", "", "=", "", "=Ü", "=save", "", "=",
        "=yes", "=1280 720 1 0 0 0", "=1", f"={playing.site}#classic/1:",
    ]  # fmt: skip


def test_keys_of_other_games_are_neither_shown_nor_touched(playing: Visit) -> None:
    playing.page.evaluate("localStorage.setItem('other', '1'); golf.write('save', '2')")
    assert playing.page.evaluate("golf.keys()") == "=save"
    playing.page.evaluate("golf.remove('other')")
    assert playing.page.evaluate("localStorage.getItem('other')") == "1"


def test_blocked_and_full_storage_are_answers_too(playing: Visit) -> None:
    assert playing.page.evaluate("golf.write('save', 'x'.repeat(6e6))").startswith(
        "!QuotaExceededError"
    )
    playing.page.evaluate("""Object.defineProperty(globalThis, "localStorage", {
        get() { throw new DOMException("no", "SecurityError"); } })""")
    assert playing.page.evaluate("golf.read('save')") == "!SecurityError: no"


def test_a_second_page_learns_that_the_game_is_open_elsewhere_and_when_it_is_not(
    playing: Visit,
) -> None:
    assert playing.page.evaluate("golf.claim()") == "=yes"
    second = playing.new_page()
    second.goto(playing.site)
    second.wait_for_function("golf.claim() === '=no'", timeout=60_000)
    playing.page.close()
    second.wait_for_function("golf.claim() === '=yes'", timeout=60_000)
    second.reload()
    second.wait_for_function("golf.claim() === '=yes'", timeout=60_000)
    playing.page = second


def test_what_the_player_asked_of_the_system_reaches_the_game(browser: Browser, site: str) -> None:
    context = browser.new_context(
        reduced_motion="reduce", locale="de-AT", device_scale_factor=3,
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True,
    )  # fmt: skip
    page = context.new_page()
    page.route(CDN + "**", lambda route: route.abort())
    page.goto(site)
    asked = "[golf.reducedMotion(), golf.language(), golf.size()]"
    assert page.evaluate(asked) == ["=1", "=de-AT", "=1170 2532 3 0 0 0"]
    page.set_viewport_size({"width": 1920, "height": 1080})
    width, height, ratio = page.evaluate("golf.size()")[1:].split()[:3]
    assert int(width) * int(height) <= 3.01e6, "more pixels would cost a phone its frames"
    assert float(ratio) == pytest.approx(int(width) / 1920, abs=0.01)
    context.close()


def test_the_game_keeps_clear_of_notch_and_home_bar(playing: Visit) -> None:
    insets = {"top": 10, "left": 47, "right": 40, "bottom": 21}
    session = playing.context.new_cdp_session(playing.page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    playing.page.wait_for_function("golf.size() === '=1193 689 1 0 0 0'")
    box = playing.page.locator("#canvas").bounding_box()
    assert box == {"x": 47, "y": 10, "width": 1193, "height": 689}


def test_a_touch_that_cannot_be_cancelled_is_no_error(playing: Visit) -> None:
    """Chromium complains of every attempt, which the loader makes at each touch."""
    assert playing.page.evaluate("""() => {
        const canvas = document.getElementById("canvas");
        let said = "nothing";
        canvas.addEventListener("touchstart", (event) => {
            said = event.preventDefault === Event.prototype.preventDefault ? "theirs" : "ours";
            event.preventDefault();
        });
        const touch = (cancelable) => {
            canvas.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, cancelable }));
            return said;
        };
        return [touch(true), touch(false)];
    }""") == ["theirs", "ours"]


HEARD = """() => {
    globalThis.heard = [];
    const canvas = document.getElementById("canvas");
    for (const kind of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
        canvas.addEventListener(kind, (event) => {
            for (const touch of event.changedTouches) {
                heard.push([kind, Math.round(touch.clientY), touch.identifier]);
            }
        });
    }
}"""
"""What SDL hears of touches."""


def test_a_touch_that_the_system_takes_away_is_lifted_outside_the_window(
    browser: Browser, site: str
) -> None:
    context = browser.new_context(has_touch=True, is_mobile=True, service_workers="block")
    context.route(PACKAGE_HOST, answer)
    page = context.new_page()
    page.goto(site)
    page.wait_for_function("document.body.dataset.state === 'playing'")
    page.wait_for_function("document.elementFromPoint(200, 50).id === 'canvas'")
    page.evaluate(HEARD)
    session = context.new_cdp_session(page)
    touch = {"x": 200, "y": 50, "id": 1}
    for kind, points in (("touchStart", [touch]), ("touchCancel", [])):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_function("heard.length >= 3")
    kinds, heights, fingers = zip(*page.evaluate("heard"), strict=True)
    assert kinds == ("touchstart", "touchmove", "touchend")
    assert heights == (50, -100, -100)
    assert len(set(fingers)) == 1
    context.close()


def test_the_pages_own_words_come_from_the_catalogue(built: Path) -> None:
    words = (built / "words.js").read_text(encoding="utf-8")
    catalogue = json.loads(words.removeprefix("window.golfWords = ").rstrip(";\n"))
    assert "en" in catalogue
    texts = build_web.page_texts()
    assert {"Try again", "Fetching the game ..."} <= texts
    for language, translated in catalogue.items():
        assert translated.keys() == (set() if language == "en" else texts)


def test_whatever_the_page_says_is_found_for_the_catalogue() -> None:
    """A call of `say` with anything but one literal would stay English, as would words outside."""
    for name in ("page.js", "check.js"):
        script = (build_web.WEB / name).read_text(encoding="utf-8")
        calls = re.findall(r"\bsay\(([^,)]*)", re.sub(r"function say\(text\)", "", script))
        assert {call for call in calls if not call.startswith('"')} <= {"node.textContent"}
        shown = re.findall(r"(?:\b(?:show|fail)\(|textContent = )([^;]*);", script)
        assert shown
        rest = re.sub(r'say\("[^"]*"', "", "".join(shown))
        assert not [word for word in re.findall(r'"([^"]*)"', rest) if " " in word], name


def test_a_browser_that_is_too_old_is_told_so_in_its_language(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="de-DE")
    context.add_init_script("delete globalThis.WebAssembly")
    page = context.new_page()
    page.goto(site)
    assert page.text_content("#message") == "Dieser Browser ist zu alt für das Spiel."
    context.close()


def test_the_picture_moves_and_tells_while_the_interpreter_starts(visit: Visit) -> None:
    visit.context.route(PACKAGE_HOST, answer)
    silent = {"body": "globalThis.given = 1;", "content_type": "text/javascript"}
    visit.context.route(
        CDN + "pythons.js", lambda route: route.fulfill(**silent, headers=CROSS_ORIGIN)
    )
    visit.page.goto(visit.site)
    visit.page.wait_for_function("globalThis.given")
    assert text(visit, "message") == "Teeing up ..."
    place = "document.getElementById('ball').getAttribute('transform')"
    before = visit.page.evaluate(place)
    visit.page.wait_for_function(f"was => {place} !== was", arg=before)
    assert visit.page.locator("#wait i").first.is_visible()
    visit.page.evaluate("golfPage.step('0.2')")
    assert text(visit, "message") == "Unpacking the cards ..."
    visit.page.evaluate("golfPage.step('0.6')")
    assert text(visit, "message") == "Setting the table ..."


LEAVING = """async (direction) => {
    globalThis.memory = globalThis.memory || new WebAssembly.Memory({ initial: 1 });
    const pixels = new Uint32Array(memory.buffer, 1024, 32);
    pixels.fill(0xff3264c8);
    const can = golf.glide("1024", "[8, 4]", String(direction), "0.25");
    pixels.fill(0);
    const copies = document.querySelectorAll(".leaving"), [copy] = copies;
    const pixel = [...copy.getContext("2d").getImageData(5, 3, 1, 1).data].join();
    const [motion] = copy.getAnimations();
    const under = document.elementFromPoint(200, 200).id;
    motion.finish();
    await motion.finished;
    await new Promise(requestAnimationFrame);
    return [can, copies.length, pixel, under, document.querySelectorAll(".leaving").length];
}"""
"""What leaves over the canvas, where a press lands meanwhile, and what is left afterwards."""


def test_what_was_shown_leaves_over_the_canvas_and_takes_no_press(playing: Visit) -> None:
    playing.page.wait_for_function("document.elementFromPoint(200, 200).id === 'canvas'")
    for direction in (1, 0, -1):
        left = playing.page.evaluate(LEAVING, direction)
        assert left == ["=1", 1, "200,100,50,255", "canvas", 0]
