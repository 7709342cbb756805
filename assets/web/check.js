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
  var words = (window.golfWords || {})[(navigator.language || "en").slice(0, 2)] || {};
  function say(text) { return words[text] || text; }
  // What page.js cannot tell of: that it is not here, or does not run.
  window.addEventListener("error", function (event) {
    var page = document.getElementById("page"), again = document.getElementById("retry");
    var isItself = page && (event.target === page || event.filename === page.src);
    if (!isItself || document.body.getAttribute("data-state") !== "loading") return;
    document.body.setAttribute("data-state", "error");
    document.getElementById("message").textContent = event.target === page ? say("The game could not be fetched.") : say("The game could not be started.");
    document.getElementById("detail").textContent = event.target === page ? say("Please check the connection and try again.") : "";
    document.getElementById("technical").textContent = event.message || page.src;
    again.textContent = say("Try again");
    again.hidden = false;
    again.addEventListener("click", function () { location.reload(); });
    again.focus();
  }, true);
  if (fits) return;
  document.body.setAttribute("data-state", "old");
  document.getElementById("message").textContent = say("This browser is too old for the game.");
  document.getElementById("detail").textContent = say("It plays in Firefox, Chrome, Edge and Safari from 2022 on. Please update the browser, or play on another device.");
})();
