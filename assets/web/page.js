// Brings the game into the page: fetches what it needs with honest progress, says what went wrong in
// words, and starts pygbag's loader once everything is here.
"use strict";
(() => {
  const body = document.body;
  if (body.dataset.state === "old") return;

  const STALLED = 30000;          // ms without one byte, after which the network counts as gone
  const SLOW_START = 90000;       // ms from the last byte to the first picture before a word about it
  const WORKER_WAIT = 4000;       // ms that a first visit waits for what makes the second work offline
  const FETCHED = 0.86;           // how far the ball has rolled when the last byte is here
  const CREEP = 0.6;              // how far it rolls of the rest while the interpreter starts
  const CREEP_TIME = 6000;        // ms: after so long it has done two thirds of that

  const cdn = new URL(body.dataset.cdn, location.href).href;
  const packages = new URL("..", cdn).href;
  const digits = "cpython" + body.dataset.python.replace(".", "");
  const abi = "cp" + body.dataset.python.replace(".", "");
  // The bytes are those of the release the game was built for; they only weigh the progress.
  const FILES = [
    [cdn + "pythons.js", 74e3],
    [cdn + "cpythonrc.py", 51e3],
    [cdn + digits + "/main.js", 850e3],
    [cdn + digits + "/main.data", 6666e3],
    [cdn + digits + "/main.wasm", 10e6],
    [new URL(body.dataset.archive, location.href).href, Number(body.dataset.archiveBytes)],
  ];
  const PYGAME_BYTES = 1533e3;

  const $ = (id) => document.getElementById(id);
  const words = (globalThis.golfWords || {})[(navigator.language || "en").slice(0, 2)] || {};
  const say = (text, values = {}) => (words[text] || text).replace(/\{(\w+)\}/g, (_, name) => values[name]);
  if (globalThis.golfWords && (navigator.language || "").slice(0, 2) in globalThis.golfWords) {
    document.documentElement.lang = navigator.language.slice(0, 2);
  }
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.textContent);

  const isComing = () => body.dataset.state === "loading" || body.dataset.state === "slow";

  // ---- the picture: a ball on its way to the hole -------------------------------------------------
  const line = $("line"), ball = $("ball"), still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const length = line.getTotalLength();
  let target = 0, shown = 0, hasStarted = false, startedAt = 0;
  const place = () => {
    const at = line.getPointAtLength(length * shown);
    ball.setAttribute("transform", `translate(${at.x} ${at.y})`);
  };
  // Nobody can tell how far the interpreter is while it starts: the ball rolls on, ever slower.
  const creep = () => FETCHED + (1 - FETCHED) * CREEP * (1 - Math.exp((startedAt - performance.now()) / CREEP_TIME));
  const roll = () => {
    if (hasStarted) target = Math.max(target, creep());
    shown = still ? target : shown + (target - shown) * 0.08;
    place();
    if (isComing()) requestAnimationFrame(roll);
  };
  const progress = (part) => { target = Math.max(target, Math.min(1, part)); $("bar").value = target; };

  const show = (state, message, detail = "", technical = "") => {
    body.dataset.state = state;
    if ($("message").textContent !== message) $("message").textContent = message;
    $("detail").textContent = detail;
    $("technical").textContent = technical;
    $("retry").hidden = !(state === "error" || state === "slow");
    letNewerBegin();
  };
  const fail = (message, detail, technical) => {
    if (body.dataset.state === "error") return;
    show("error", message, detail, technical);
    $("retry").focus();
  };
  const retry = () => {
    // The loader can be started once in the life of a page.
    if (hasStarted || isOutdated) { location.reload(); return; }
    target = shown = 0;
    load();
  };
  $("retry").addEventListener("click", retry);

  // ---- fetching ------------------------------------------------------------------------------------
  const megabytes = (bytes) => new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);

  const fetchFile = async (part, count, stop) => {
    let timer = setTimeout(() => stop.abort(), STALLED);
    try {
      const response = await fetch(part.url, { signal: stop.signal, credentials: "omit" });
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      for (const reader = response.body.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) break;
        clearTimeout(timer);
        timer = setTimeout(() => stop.abort(), STALLED);
        part.got += value.length;
        count();
      }
      part.size = part.got;
      count();
    } catch (error) {
      throw new Error(`${part.url} (${error.message})`);
    } finally {
      clearTimeout(timer);
    }
  };

  // The package list names the wheel of pygame; the loader reads the same list later.
  const pygameFile = async (stop) => {
    const index = packages + `index-0.9.3-${abi}.json`;
    const response = await fetch(index, { signal: stop.signal, credentials: "omit" });
    if (!response.ok) throw new Error(`${index} (${response.status})`);
    const { pygame } = await response.json();
    return packages + pygame.replaceAll("<abi>", abi).replaceAll("<api>", "wasm32_bi_emscripten");
  };

  const fetchAll = async () => {
    const parts = FILES.map(([url, size]) => ({ url, size, got: 0 }));
    const wheel = { url: "", size: PYGAME_BYTES, got: 0 };
    parts.push(wheel);
    const count = () => {
      const got = parts.reduce((sum, part) => sum + part.got, 0);
      const all = parts.reduce((sum, part) => sum + Math.max(part.size, part.got), 0);
      progress(FETCHED * got / all);
      $("detail").textContent = say("{got} of {all} MB", { got: megabytes(got), all: megabytes(all) });
    };
    const stop = new AbortController();
    const fetchWheel = async () => {
      wheel.url = await pygameFile(stop);
      await fetchFile(wheel, count, stop);
    };
    try {
      await Promise.all([...parts.slice(0, -1).map((part) => fetchFile(part, count, stop)), fetchWheel()]);
    } finally {
      stop.abort();               // one file that cannot be had makes the others useless
    }
  };

  // What the service worker sees go by it keeps, for the next visit without a network.
  let registration = null, isOutdated = false;
  const letNewerBegin = () => {
    if (!registration || !registration.waiting || isComing()) return;
    isOutdated = true;
    registration.waiting.postMessage("begin");
  };
  const worker = async () => {
    if (!navigator.serviceWorker) return;
    try {
      registration = await navigator.serviceWorker.register("sw.js");
      registration.addEventListener("updatefound", () => registration.installing.addEventListener("statechange", letNewerBegin));
      if (navigator.serviceWorker.controller || registration.active) return;
      // The first visit: the worker takes the page over as soon as it has what it needs.
      await new Promise((done) => {
        navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
        setTimeout(done, WORKER_WAIT);
      });
    } catch (error) {
      console.info("Golf: not kept for offline play: " + error.message);   // a frame, or no https
    }
  };

  // ---- starting pygbag's loader ----------------------------------------------------------------------
  const notStarted = (why, advice = "") => { if (isComing()) fail(say("The game could not be started."), advice, why); };
  const notHere = (file) => notStarted(file, say("Please check the connection and try again."));
  // The loader fetches once more what is here, and is silent where that fails, or a script does not run.
  const watchLoader = () => {
    const fetchNow = globalThis.fetch;
    globalThis.fetch = (...values) => fetchNow(...values).catch((error) => {
      notHere(`${values[0] && values[0].url || values[0]} (${error.message})`);
      throw error;
    });
    addEventListener("error", ({ target, filename, message }) => {
      if (target instanceof HTMLScriptElement) notHere(target.src);
      // A script of another host that does not run is named by nothing.
      else if (target === globalThis && (!filename || /\.js$/.test(filename))) notStarted(message);
    }, { capture: true });
  };

  const start = () => {
    hasStarted = true;
    startedAt = performance.now();
    show("loading", say("Teeing up ..."));
    progress(FETCHED);
    // The loader copies query and fragment into the interpreter's arguments and into Python source:
    // what a link says must not get there. The bridge has taken the game's code out of it.
    const self = packages === "https://pygame-web.github.io/cdn/" ? "" : "?golf=1&PYGPI=" + packages;
    history.replaceState(history.state, "", location.pathname + self);
    globalThis.config = {
      xtermjs: "0", _sdl2: "canvas", user_canvas: 1, user_canvas_managed: 1, gui_divider: 1, gui_debug: 1,
      ume_block: 0, can_close: 1, autorun: 0, archive: body.dataset.archive.replace(/\.apk$/, ""), cdn,
      PYBUILD: body.dataset.python, fb_ar: 1.77, fb_width: "1280", fb_height: "720",
    };
    watchLoader();
    const loader = document.createElement("script");
    loader.type = "module";
    loader.id = "loader";
    loader.dataset.python = "python" + body.dataset.python;
    loader.dataset.os = "snd,gui";
    loader.text = $("site").text;
    loader.src = cdn + "pythons.js";
    // The loader waits for the page's load event, which has long been.
    loader.addEventListener("load", () => dispatchEvent(new Event("load")));
    document.head.append(loader);
    setTimeout(() => {
      if (body.dataset.state === "loading") show("slow", say("This takes longer than usual."), say("You may wait a little more, or try again."));
    }, SLOW_START);
  };

  const load = async () => {
    show("loading", say("Fetching the game ..."));
    requestAnimationFrame(roll);
    await worker();
    try {
      await fetchAll();
    } catch (error) {
      const isOffline = navigator.onLine === false;
      fail(isOffline ? say("You are offline, and the game is not here yet.") : say("The game could not be fetched."),
        say("Please check the connection and try again."), error.message);
      return;
    }
    start();
  };

  // ---- what the loader and the game tell the page --------------------------------------------------
  globalThis.golfPage = Object.freeze({
    step: (part) => {
      progress(FETCHED + (1 - FETCHED) * part);
      if (body.dataset.state === "loading") show("loading", part < 0.5 ? say("Unpacking the cards ...") : say("Setting the table ..."));
      return "";
    },
    failed: (text) => { notStarted(text); return ""; },
    crashed: (text) => {
      golf.note("");              // what failed is not begun again by loading the page
      golf.actions("[]");
      fail(say("The game has stopped with an error."), say("Your game is saved. Please load the page again."), text);
      return "";
    },
  });
  // The loader reports its own troubles by alert(): a box in the middle of the game.
  globalThis.alert = (text) => {
    console.error(text);
    notStarted(String(text));
  };
  document.addEventListener("golf-shown", () => {
    progress(1);
    show("playing", "");
    // In a frame, the page around it has the focus until somebody comes in here.
    $("canvas").focus();
    history.replaceState(history.state, "", location.pathname);
  });

  load();
})();
