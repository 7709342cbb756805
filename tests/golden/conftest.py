"""Golden pictures are taken as quickly as the tests of the app run."""

from tests.app.conftest import quick_platform

__all__ = ["quick_platform"]
