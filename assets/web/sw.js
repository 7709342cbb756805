// Keeps the page, the bundle and the runtime it came from, so that the next visit works offline.
"use strict";
// One origin may hold other programs, and this game at a second address: each keeps what is its own.
const PLACE = `golf ${registration.scope} `;
const OWN = PLACE + "{{version}}";             // changes with every build
const RUNTIME = PLACE + "runtime {{runtime}}"; // changes with the runtime's release
const FILES = {{files}};
const PACKAGES = new URL("..", new URL("{{cdn}}", location.href)).href;
const OURS = new Set(FILES.map((file) => new URL(file, location.href).href));

// A page gets all it fetches from one build: a newer one begins when the page has all, or when none is open.
self.addEventListener("install", (event) => {
  const keep = (cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
  event.waitUntil(caches.open(OWN).then(keep).then(() => (registration.active ? undefined : self.skipWaiting())));
});

self.addEventListener("message", ({ data }) => { if (data === "begin") self.skipWaiting(); });

self.addEventListener("activate", (event) => {
  const drop = (name) => name.startsWith(PLACE) && name !== OWN && name !== RUNTIME;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(drop).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

const own = async (address, request) => {
  const cache = await caches.open(OWN);
  return (await cache.match(address)) || fetch(request);
};

const runtime = async (request) => {
  const cache = await caches.open(RUNTIME);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  // Asked for with CORS whatever the page asked: an opaque answer could not be kept honestly.
  const fresh = await fetch(request.url, { mode: "cors", credentials: "omit" });
  if (fresh.ok) await cache.put(request.url, fresh.clone());
  return fresh;
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = request.url.split(/[?#]/)[0].replace(/\/index\.html$/, "/");
  if (OURS.has(address)) event.respondWith(own(address, request));
  else if (request.url.startsWith(PACKAGES)) event.respondWith(runtime(request));
});
