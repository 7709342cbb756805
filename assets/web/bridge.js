// The one object through which the game talks to its page: window.golf.
// Every function catches what the browser throws and answers in a plain string:
// "" for nothing, "=" and a value, or "!" and why it failed. Nothing else crosses the border.
"use strict";
(() => {
  // A browser without WebAssembly is told so by check.js.
  if (globalThis.golf || typeof WebAssembly !== "object") return;

  const PREFIX = "golf.";
  const SHARP_PIXELS = 8.3e6;     // a 4K screen's: what rests may have so many
  const HAND_PIXELS = 3e6;        // the same on what is held in a hand, where memory is short
  const MOVING_PIXELS = 3.7e6;    // what moves has no more, in time and memory: as many as 2560 times 1440
  const HAND_MOVING = 1.32e6;     // the same in a hand, but for one to each of CSS
  const ABOVE = -100;             // px: the top of the window is so far below a touch that is taken away
  const MAX_FILE = 8e6;           // bytes of a file that somebody drops here
  const CLAIM_RETRY = 700;        // ms: a page that reloads lets go of its own claim late

  const queue = [];               // what happened since the game last asked, as [kind, value]
  const tell = (kind, value) => { queue.push([kind, String(value)]); };
  const why = (error) => "!" + (error && error.name || "Error") + ": " + (error && error.message || error);
  const guard = (work) => (...values) => {
    try {
      const answer = work(...values);
      return answer === null || answer === undefined ? "" : "=" + answer;
    } catch (error) {
      return why(error);
    }
  };

  // ---- the elements that this object needs; the page may have them already -------------------
  const element = (id, tag, parent, attributes = {}) => {
    let found = document.getElementById(id);
    if (!found) {
      found = document.createElement(tag);
      found.id = id;
      for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, value);
      parent.append(found);
    }
    return found;
  };
  const status = element("golf-status", "div", document.body,
    { role: "status", "aria-live": "polite", class: "unseen" });
  const bar = element("golf-actions", "nav", document.body, { "aria-label": "Golf", class: "unseen" });
  const table = element("golf-table", "section", document.body, { "aria-label": "Golf Solitaire", class: "unseen" });
  // SDL listens on the window and would take every key that is typed on these elements. A button of
  // the page keeps those alone that press it or lead on from it: the game's own mean the same there.
  const keepKeys = (node, isKept = () => true) => {
    const keep = (event) => { if (isKept(event)) event.stopPropagation(); };
    for (const kind of ["keydown", "keyup", "keypress"]) node.addEventListener(kind, keep);
  };
  const BUTTON_KEYS = new Set(["Enter", " ", "Tab"]);
  const isButtonKey = (event) => BUTTON_KEYS.has(event.key);
  keepKeys(bar, isButtonKey);
  let isLedOn = false;            // whether the focus was on a button that has gone
  const leadOn = (name) => {
    isLedOn = true;
    const again = name === null ? null : bar.querySelector(`[data-action="${CSS.escape(name)}"]`);
    const next = again || bar.firstElementChild;
    if (next) next.focus();
  };

  // ---- the canvas: it has the focus only where nobody put it elsewhere ------------------------
  const canvas = document.getElementById("canvas");
  const takeFocus = () => HTMLElement.prototype.focus.call(canvas);
  if (canvas) {
    // The loader gives it the focus whenever the window comes back or the pointer comes in.
    canvas.focus = () => {
      const isFree = document.activeElement === document.body || document.activeElement === null;
      if (isFree && (self === top || document.hasFocus())) takeFocus();
    };
    canvas.addEventListener("pointerdown", takeFocus);
    canvas.getContext = (kind, ...rest) => lend(HTMLCanvasElement.prototype.getContext.call(canvas, kind, ...rest));
    // Whoever sets its size, be it to the same, empties it.
    new MutationObserver(() => tell("cleared", "")).observe(canvas, { attributeFilter: ["width", "height"] });
  }

  // ---- sizes: of the canvas, and of what can be laid over it where it has fewer pixels than the screen
  const sizes = () => {
    const stage = document.getElementById("stage");
    const width = stage ? stage.clientWidth : innerWidth, height = stage ? stage.clientHeight : innerHeight;
    const area = Math.max(1, width * height);
    const of = (ratio) => ({ width: Math.round(width * ratio), height: Math.round(height * ratio), ratio });
    const most = Math.min(devicePixelRatio || 1, Math.sqrt((isInHand ? HAND_PIXELS : SHARP_PIXELS) / area));
    const moving = Math.min(most, Math.max(isInHand ? 1 : 0, Math.sqrt((isInHand ? HAND_MOVING : MOVING_PIXELS) / area)));
    // Where the interpreter's memory has not been seen, nothing can be laid over.
    return memories.length ? { canvas: of(moving), sharp: of(most) } : { canvas: of(isInHand ? most : moving), sharp: of(0) };
  };

  // ---- pictures: SDL copies all of a frame, sets its alpha and paints it; this paints what changed --
  const memories = [];            // the interpreter's, as its loader makes them
  WebAssembly.Memory = class extends WebAssembly.Memory {
    constructor(...values) { super(...values); memories.push(this); }
  };
  let frame = null;               // where SDL's picture is and what has changed of it, as the game says
  const isInHand = matchMedia("(pointer: coarse)").matches;
  // Some rows of a picture in the interpreter's memory, which are not copied.
  const rowsOf = (address, width, top, bottom) => {
    const bytes = memories.map((memory) => memory.buffer).find((buffer) => buffer.byteLength >= address + 4 * width * bottom);
    return new ImageData(new Uint8ClampedArray(bytes, address + 4 * top * width, 4 * (bottom - top) * width), width);
  };
  // Paints a box of such a picture where it is in the picture, `up` pixels higher.
  const copyBox = (context, address, width, [x, y, right, bottom], up) => {
    const rows = rowsOf(address, width, y, bottom), { buffer, byteOffset, length } = rows.data;
    const pixels = new Uint32Array(buffer, byteOffset, length / 4);
    for (let row = 0; row < pixels.length; row += width) for (let at = row + x; at < row + right; at++) pixels[at] |= 0xff000000;
    CanvasRenderingContext2D.prototype.putImageData.call(context, rows, 0, y - up, x, 0, right - x, bottom - y);
  };
  const paint = (context) => {
    const { address, width, height, boxes } = frame;
    for (const [left, top, w, h] of boxes) {
      const x = Math.max(0, left), y = Math.max(0, top), right = Math.min(width, left + w), bottom = Math.min(height, top + h);
      if (x < right && y < bottom) copyBox(context, address, width, [x, y, right, bottom], 0);
    }
  };
  // SDL fills what it is lent here instead of a picture: nothing. Where the interpreter's memory has
  // not been seen, all is as SDL does it.
  const lend = (context) => {
    if (!(context instanceof CanvasRenderingContext2D) || Object.hasOwn(context, "putImageData")) return context;
    const lent = new WeakSet();
    context.createImageData = (width, height) => {
      if (!memories.length) return CanvasRenderingContext2D.prototype.createImageData.call(context, width, height);
      const image = { width, height, data: { buffer: new ArrayBuffer(0) } };
      lent.add(image);
      return image;
    };
    context.putImageData = (image, ...rest) => {
      if (!lent.has(image)) CanvasRenderingContext2D.prototype.putImageData.call(context, image, ...rest);
      else if (frame) {
        paint(context);
        frame = null;             // where it was may be anything else's by the next time
      }
    };
    return context;
  };

  // ---- what rests is laid over the canvas in bands, in all pixels of the screen ------------------
  const bands = new Map();        // by the row of the picture that each begins with
  const stage = document.getElementById("stage") || document.body;
  let bandsOf = "";               // the size of the picture that they are of
  const hideBand = (top) => { if (bands.has(top)) bands.get(top).style.visibility = "hidden"; };
  const dropBands = () => {
    for (const band of bands.values()) band.remove();
    bands.clear();
  };
  const showBand = (address, [, top, width, height]) => {
    const { ratio, ...size } = sizes().sharp, told = JSON.stringify(size);
    if (told !== bandsOf) dropBands();
    bandsOf = told;
    const band = bands.get(top) || document.createElement("canvas");
    if (!bands.has(top)) {
      band.className = "sharp";
      band.setAttribute("aria-hidden", "true");
      stage.append(band);
      bands.set(top, band);
    }
    if (band.width !== width || band.height !== height) Object.assign(band, { width, height });
    Object.assign(band.style, { top: top / ratio + "px", width: width / ratio + "px", height: height / ratio + "px", visibility: "visible" });
    copyBox(band.getContext("2d"), address, width, [0, top, width, top + height], top);
  };

  // ---- what was shown leaves over what is painted next: the browser moves it by itself --------------
  const leaving = document.createElement("canvas");
  const FIRST = 0.1;              // of the way is done at once
  leaving.className = "leaving";
  leaving.setAttribute("aria-hidden", "true");
  const glide = (address, [width, height], direction, seconds) => {
    if (!memories.length || stage === document.body || !leaving.animate) return "0";
    const duration = 1000 * seconds;
    if (leaving.width !== width || leaving.height !== height) Object.assign(leaving, { width, height });
    // Of the canvas itself the next frame would make a copy of its own.
    leaving.getContext("2d").putImageData(rowsOf(address, width, 0, height), 0, 0);
    stage.append(leaving);
    const way = direction ? [{ transform: "none" }, { transform: `translateX(${-100 * direction}%)` }] : [{ opacity: 1 }, { opacity: 0 }];
    for (const each of leaving.getAnimations()) each.cancel();
    leaving.animate(way, { duration, delay: -FIRST * duration, easing: "cubic-bezier(.2, .7, .4, 1)" }).onfinish = () => leaving.remove();
    return "1";
  };

  // ---- the code behind '#': taken once, and again whenever the player changes it --------------
  const fragment = () => {
    const raw = location.hash.slice(1);
    try {
      return decodeURIComponent(raw);
    } catch (error) {
      if (error instanceof URIError) return raw;   // the game says what is wrong with it
      throw error;
    }
  };
  let code = fragment();
  addEventListener("hashchange", () => {
    if (location.hash.length < 2) return;
    closeDialogs();
    tell("code", fragment());
    // It is opened once: a page that is loaded again goes on with the game.
    history.replaceState(isAway ? GUARD : null, "", location.pathname + location.search);
  });

  // ---- the browser's own way back: one more place in its history while there is a way in the game
  const GUARD = "golf";
  let isAway = false, isLeaving = false;
  const isGuarded = () => history.state === GUARD;
  const keepPlace = () => {
    // The history of a frame is that of the page around it.
    if (self === top && isAway && !isLeaving && !isGuarded()) history.pushState(GUARD, "", location.pathname + location.search);
  };
  // What the page itself shows over the game is what Back leaves first.
  const closeDialogs = () => {
    const open = document.querySelectorAll("dialog[open]");
    for (const dialog of open) dialog.close();
    return open.length > 0;
  };
  addEventListener("popstate", () => {
    if (location.hash.length > 1) return;           // a code, which is told of above
    if (!isLeaving && !closeDialogs() && isAway) tell("back", "");
    isLeaving = false;
    keepPlace();
  });

  // A tab that ran out of memory comes back as one that the player loads again.
  const isLoadedAgain = () => document.wasDiscarded || performance.getEntriesByType("navigation").some(({ type }) => type !== "navigate");

  // ---- one copy of the game at a time: the browser itself lets go when a page dies -------------
  let claim = "wait";
  const takeClaim = (last) => navigator.locks.request(PREFIX + "copy", { ifAvailable: true }, (lock) => {
    if (lock) { claim = "yes"; return new Promise(() => {}); }
    if (last) waitForClaim(); else setTimeout(takeClaim, CLAIM_RETRY, true);
    return undefined;
  }).catch(() => { claim = "yes"; });               // refused to this frame: nobody can tell
  const waitForClaim = () => {                      // the other page's end hands it over
    claim = "no";
    navigator.locks.request(PREFIX + "copy", () => { claim = "yes"; return new Promise(() => {}); });
  };
  if (navigator.locks) takeClaim(false); else claim = "yes";

  // ---- sound joins at the first gesture ---------------------------------------------------------
  const contexts = [];
  if (globalThis.AudioContext) {
    globalThis.AudioContext = class extends globalThis.AudioContext {
      constructor(...values) { super(...values); contexts.push(this); }
    };
  }
  const wake = () => {
    for (const context of contexts) if (context.state === "suspended") context.resume().catch((error) => console.info(why(error)));
  };
  for (const kind of ["pointerdown", "pointerup", "touchend", "keydown"]) addEventListener(kind, wake, { capture: true, passive: true });

  // ---- keys: the browser's own shortcuts never reach the game, and the game's never the browser --
  const isField = (target) => target instanceof Element && target.closest("input, textarea, select, dialog");
  const MODIFIERS = new Set(["control", "shift", "alt", "altgraph", "meta", "capslock"]);
  const belongsToBrowser = (event) => {
    const key = event.key.toLowerCase();
    if (MODIFIERS.has(key)) return false;
    if (event.ctrlKey || event.metaKey) return !(key === "z" || key === "y");
    if (event.altKey && !(event.getModifierState && event.getModifierState("AltGraph"))) return key !== "enter";
    if (key === "escape") return Boolean(document.fullscreenElement);   // it only leaves full screen
    return key === "tab" || (/^f\d+$/.test(key) && key !== "f11");
  };
  const SCROLLS = new Set([" ", "/", "'", "Backspace", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"]);
  const watchKey = (event) => {
    if (isField(event.target) || (bar.contains(event.target) && isButtonKey(event))) return;
    if (event.key === "Escape" && document.fullscreenElement) document.exitFullscreen();
    if (belongsToBrowser(event)) event.stopImmediatePropagation();
    else if (SCROLLS.has(event.key) || event.key === "F11") event.preventDefault();
  };
  // Presses alone: a release that never arrives would leave a key held down.
  addEventListener("keydown", watchKey, { capture: true });
  document.addEventListener("contextmenu", (event) => { if (!isField(event.target)) event.preventDefault(); });

  // ---- touches that the system takes away, for a gesture of its own or as a palm's, press nothing ----
  const takeAway = (event) => {
    if (!event.isTrusted) return;
    let gone;
    try {
      gone = [...event.changedTouches].map(({ identifier, clientX }) => new Touch({ identifier, target: canvas, clientX, clientY: ABOVE }));
    } catch (error) {             // a browser whose touches are its own alone
      console.info(why(error));
      return;
    }
    // SDL would take it for a lift where the finger was: it is lifted above the window.
    event.stopImmediatePropagation();
    for (const kind of ["touchmove", "touchend"]) {
      canvas.dispatchEvent(new TouchEvent(kind, { bubbles: true, cancelable: true, changedTouches: gone, targetTouches: gone, touches: gone }));
    }
  };
  if (canvas) canvas.addEventListener("touchcancel", takeAway, { capture: true });

  // ---- text from outside: a dialog, a paste, a dropped file ---------------------------------------
  const readFile = async (file, done) => {
    try {
      const bytes = new Uint8Array(await file.slice(0, MAX_FILE).arrayBuffer());
      // The shell of Windows writes UTF-16 behind a byte order mark.
      const mark = bytes[0] * 256 + bytes[1];
      const encoding = mark === 0xfffe ? "utf-16le" : mark === 0xfeff ? "utf-16be" : "utf-8";
      done(new TextDecoder(encoding).decode(bytes));
    } catch (error) {
      console.info("Golf: not read: " + why(error));      // a folder, or gone meanwhile
      tell("unreadable", file.name);
    }
  };
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    if (document.querySelector("dialog[open]")) return;
    const [file] = event.dataTransfer.files;
    if (file) readFile(file, (text) => tell("dropped", text));
    else if (event.dataTransfer.getData("text")) tell("dropped", event.dataTransfer.getData("text"));
  });
  document.addEventListener("paste", (event) => {
    if (isField(event.target)) return;
    const text = event.clipboardData ? event.clipboardData.getData("text") : "";
    if (text) tell("text", text);
  });

  const openDialog = (title, value, labels, answers) => {
    const dialog = document.createElement("dialog");
    dialog.className = "golf-dialog";
    dialog.setAttribute("aria-labelledby", "golf-dialog-title");
    const heading = document.createElement("h2");
    heading.id = "golf-dialog-title";
    heading.textContent = title;
    const field = document.createElement("textarea");
    field.rows = 4;
    field.spellcheck = false;
    field.autocapitalize = "off";
    field.setAttribute("aria-labelledby", "golf-dialog-title");
    field.value = value;
    const row = document.createElement("div");
    const button = (label, work, kind) => {
      const made = document.createElement("button");
      made.type = "button";
      made.textContent = label;
      made.className = kind;
      made.addEventListener("click", work);
      row.append(made);
      return made;
    };
    const isFromBar = bar.contains(document.activeElement);
    let answer = null;
    const finish = (text) => { answer = text; dialog.close(); };
    const picker = document.createElement("input");
    picker.type = "file";
    picker.hidden = true;
    picker.addEventListener("change", () => { if (picker.files[0]) readFile(picker.files[0], (text) => { field.value = text; }); });
    if (labels.file) button(labels.file, () => picker.click(), "plain");
    if (labels.cancel) button(labels.cancel, () => finish(null), "plain");
    button(labels.ok, () => finish(field.value), "main");
    dialog.addEventListener("drop", (event) => {
      event.preventDefault();
      if (event.dataTransfer.files[0]) readFile(event.dataTransfer.files[0], (text) => { field.value = text; });
    });
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !event.shiftKey && !event.isComposing) { event.preventDefault(); finish(field.value); }
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (answers) tell(answer === null ? "cancelled" : "text", answer === null ? "" : answer);
      if (isFromBar) leadOn(null);
      else if (canvas) takeFocus();
    });
    keepKeys(dialog);
    dialog.append(heading, field, row, picker);
    document.body.append(dialog);
    dialog.showModal();
    field.focus();
    field.select();
  };

  const copy = async (text, labels) => {
    try {
      await navigator.clipboard.writeText(text);
      tell("copied", "1");
    } catch (error) {
      console.info("Golf: not copied: " + why(error));     // iframes are refused, old pages have no clipboard
      tell("copied", "");
      openDialog(labels.title, text, labels, false);
    }
  };

  // ---- what the game may call -----------------------------------------------------------------------
  // The loader's touches reach a page that scrolls, too, and cannot be taken from it then.
  const letPass = (event) => { if (!event.cancelable) event.preventDefault = () => {}; };
  for (const kind of ["touchstart", "touchmove", "touchend"]) addEventListener(kind, letPass, { capture: true, passive: true });

  const BLOB_LIFE = 60000;        // ms: a slow phone may take its time to load what was opened
  const blobAddress = (text, type) => {
    const address = URL.createObjectURL(new Blob([text], { type: type + ";charset=utf-8" }));
    setTimeout(() => URL.revokeObjectURL(address), BLOB_LIFE);
    return address;
  };
  const download = (name, address) => {
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
  };

  const WISHES = { motion: "(prefers-reduced-motion: reduce)", contrast: "(prefers-contrast: more)", colours: "(forced-colors: active)" };
  for (const query of Object.values(WISHES)) matchMedia(query).addEventListener("change", () => tell("system", ""));
  const match = (...queries) => (queries.some((query) => matchMedia(query).matches) ? "1" : "0");
  // The window is looked at when it may have changed: to ask for a size in each frame takes its time.
  let hasTurned = true, ratioSeen = 0, windowSeen = null;
  const mayHaveTurned = () => { hasTurned = true; };
  for (const kind of ["resize", "fullscreenchange"]) addEventListener(kind, mayHaveTurned, { capture: true });
  new ResizeObserver(mayHaveTurned).observe(stage);
  const hasWindowChanged = () => {
    if (!hasTurned && devicePixelRatio === ratioSeen) return false;
    hasTurned = false;
    ratioSeen = devicePixelRatio;
    const before = windowSeen;
    windowSeen = `${calls.size()} ${calls.isFullscreen()}`;
    return before !== null && before !== windowSeen;
  };
  const calls = {
    read: (key) => localStorage.getItem(PREFIX + key),
    write: (key, text) => { localStorage.setItem(PREFIX + key, text); },
    remove: (key) => { localStorage.removeItem(PREFIX + key); },
    keys: () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length)).join("\n"),
    claim: () => claim,

    language: () => (navigator.languages && navigator.languages[0]) || navigator.language,
    reducedMotion: () => match(WISHES.motion),
    contrast: () => match(WISHES.contrast, WISHES.colours),

    touchFirst: () => match("(pointer: coarse)"),

    size: () => Object.values(sizes()).map(({ width, height, ratio }) => `${width} ${height} ${ratio}`).join(" "),
    sharpen: (address, band) => showBand(Number(address), JSON.parse(band)),
    glide: (address, size, direction, seconds) => glide(Number(address), JSON.parse(size), Number(direction), Number(seconds)),
    soften: (tops) => JSON.parse(tops).forEach(hideBand),
    present: (address, told) => {
      const [width, height, boxes] = JSON.parse(told);
      frame = { address: Number(address), width, height, boxes };
    },
    canFullscreen: () => (document.fullscreenEnabled ? "1" : "0"),
    isFullscreen: () => (document.fullscreenElement ? "1" : "0"),
    toggleFullscreen: () => {
      // The whole page, not the canvas: its buttons and its live region stay.
      const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      done.catch((error) => tell("refused", why(error)));
    },
    shown: () => {
      document.dispatchEvent(new Event("golf-shown"));
      // Its room is taken now, not at the first press.
      Object.assign(leaving, { width: canvas.width, height: canvas.height });
      leaving.getContext("2d").fillRect(0, 0, 1, 1);
    },

    announce: (line) => {
      // The same line twice must be read twice: a screen reader hears only what changes.
      status.textContent = status.textContent === line ? line + "\u00a0" : line;
    },
    actions: (list) => {
      const active = document.activeElement;
      const focused = bar.contains(active) ? active.dataset.action : null;
      // A scene may have no buttons for a moment: who came by Tab is led on to those that follow.
      const isInBar = focused !== null || (isLedOn && active === document.body);
      bar.replaceChildren(...JSON.parse(list).map(([name, label]) => {
        const made = document.createElement("button");
        made.type = "button";
        made.dataset.action = name;
        made.textContent = label;
        made.addEventListener("click", () => tell("press", name));
        return made;
      }));
      if (isInBar) leadOn(focused);
      else isLedOn = false;
    },

    reading: (lines) => {
      table.replaceChildren(...JSON.parse(lines).map((line) => {
        const made = document.createElement("p");
        made.textContent = line;
        return made;
      }));
    },

    copy: (text, labels) => { copy(text, JSON.parse(labels)); },
    code: () => { const given = code; code = ""; return given || null; },
    note: (kind) => { sessionStorage.setItem(PREFIX + "playing", kind); },
    noted: () => {
      // Asked in any case: the browser opens its store now, and in no frame of the game.
      const kind = sessionStorage.getItem(PREFIX + "playing");
      return isLoadedAgain() ? kind : null;
    },
    away: (flag) => {
      isAway = flag === "1";
      if (isLeaving) return;      // the browser is on its way: what follows is for its arrival
      keepPlace();
      isLeaving = !isAway && self === top && isGuarded();
      if (isLeaving) history.back();
    },
    address: (record) => location.href.split(/[?#]/)[0] + "#" + record,
    ask: (title, value, labels) => openDialog(title, value, JSON.parse(labels), true),
    save: (name, text) => { download(name, blobAddress(text, "application/json")); },
    show: (name, text) => {
      const address = blobAddress(text, "text/html");
      if (open(address, "_blank")) return null;
      download(name, address);      // pressed by a pad, or the browser lets no page open another
      return name;
    },
    events: () => {
      if (hasWindowChanged()) tell("window", "");
      return queue.length ? JSON.stringify(queue.splice(0)) : null;
    },
  };
  globalThis.golf = Object.freeze(Object.fromEntries(Object.entries(calls).map(([name, work]) => [name, guard(work)])));
})();
