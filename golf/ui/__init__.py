"""What pages are made of: boxes that lay themselves out, and what paints them."""
