"""Scripts that make what the repository holds: learnt weights, corrections, courses."""
