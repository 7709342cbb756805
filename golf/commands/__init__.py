"""The commands of `golf`, one module each: `add_arguments(parser)` and `run(options, output)`."""
