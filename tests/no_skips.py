"""A pytest plugin under which nothing is skipped: with it, a skip or an expected failure is a failure.

Continuous integration runs with it, so that a missing tool or a forgotten condition cannot pass for a green test.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

import pytest

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


class NoSkips:
    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        return _refuse_skip((yield))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_make_collect_report(self) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        return _refuse_skip((yield))


def _refuse_skip(report: Report) -> Report:
    if report.outcome == "skipped":
        reason = getattr(report, "wasxfail", None) or report.longreprtext
        report.outcome = "failed"
        report.longrepr = f"skipped, which is not allowed here: {reason}"
        if hasattr(report, "wasxfail"):
            del report.wasxfail
    return report
