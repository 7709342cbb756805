"""The title: the ways into play, a card for newcomers, and one's own numbers, beside a demo."""
