"""How this very run of the tests goes."""

import os

from conclave import _compiled


def test_this_run_is_what_was_asked_for() -> None:
    wish = os.environ.get(_compiled.VARIABLE)
    if wish:
        assert _compiled.mode() == {"0": "interpreted", "1": "compiled"}[wish]
    assert _compiled.mode() != "mixed"
