"""The browser version: its bundle, its page in Chromium, its core under WebAssembly."""
