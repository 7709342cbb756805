// Old grammar on purpose: it must run where the other scripts cannot even be read.
(function () {
  var fits = typeof WebAssembly === "object" && typeof fetch === "function" && "replaceChildren" in document.body &&
    typeof HTMLDialogElement === "function";
  try {
    new Function("class A { #b = 1; c = async () => { for await (const d of []) d?.e ?? 1n; }; }");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    fits = false;
  }
  if (fits) return;
  var words = (window.golfWords || {})[(navigator.language || "en").slice(0, 2)] || {};
  function say(text) { return words[text] || text; }
  document.body.setAttribute("data-state", "old");
  document.getElementById("message").textContent = say("This browser is too old for the game.");
  document.getElementById("detail").textContent = say("It plays in Firefox, Chrome, Edge and Safari from 2022 on. Please update the browser, or play on another device.");
})();
