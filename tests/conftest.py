"""What all tests share: how much they try, that they repeat exactly, and that they leave the user's files alone."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.no_skips import NoSkips

collect_ignore = ["engine_protocol/hostile.py"]
"""A program that tests run, and no module to look for examples in."""

# A test that needs another number of examples scales it from the profile: settings.default.max_examples.
settings.register_profile(
    "quick",
    derandomize=True,
    database=None,
    deadline=None,  # the machine may be busy; speed is measured in benchmarks/
    max_examples=40,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
settings.register_profile("ci", settings.get_profile("quick"), max_examples=200)
settings.register_profile("full", settings.get_profile("quick"), max_examples=5_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("BUMMERL_REQUIRE_ALL") == "1":
        config.pluginmanager.register(NoSkips(), "bummerl-no-skips")


@pytest.fixture(scope="session", autouse=True)
def _nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings and records of whoever runs the tests are neither read nor written."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(home))
        for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
            patch.delenv(variable, raising=False)
        patch.setenv("LC_ALL", "C.UTF-8")
        patch.delenv("LANGUAGE", raising=False)
        patch.delenv("NO_COLOR", raising=False)
        yield
