"""Settings come from the environment, and nothing illegal gets through."""

from pathlib import Path

import pytest
from pydantic import SecretStr, ValidationError

from bot.settings import Settings, is_loopback, variables


@pytest.fixture(autouse=True)
def _bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in variables():
        monkeypatch.delenv(variable.name, raising=False)


def test_without_an_environment_every_default_holds() -> None:
    assert Settings() == Settings(token=None, data=Path("data"), playground_port=8080, deadline_hours=48)


def test_the_environment_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setenv("PARLOUR_DATA", "/srv/parlour")
    settings = Settings()
    assert settings.token == SecretStr("abc")
    assert settings.database == Path("/srv/parlour/parlour.sqlite3")


def test_a_variable_set_to_nothing_counts_as_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert Settings().token is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PARLOUR_PLAYGROUND_PORT", "65536"),
        ("PARLOUR_LOG_LEVEL", "loud"),
        ("PARLOUR_THINKING_SECONDS", "0"),
        ("PARLOUR_DEADLINE_HOURS", "-1"),
        ("PARLOUR_API", "https://example.org/api/v10"),
        ("PARLOUR_API", "http://localhost.example.org/api/v10"),
    ],
)
def test_an_illegal_value_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError):
        Settings()


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("http://127.0.0.1:8080/api/v10", True),
        ("http://[::1]:8080/api/v10", True),
        ("http://192.168.1.2/api/v10", False),
        ("ftp://127.0.0.1/", False),
        ("127.0.0.1:8080", False),
        ("", False),
    ],
)
def test_only_an_http_address_of_this_computer_is_loopback(address: str, *, local: bool) -> None:
    assert is_loopback(address) is local


def test_the_token_stays_out_of_what_is_printed() -> None:
    settings = Settings(token=SecretStr("a-secret-token"))
    assert "a-secret-token" not in f"{settings} {settings!r} {settings.model_dump_json()}"


def test_every_variable_has_a_meaning() -> None:
    assert all(variable.meaning.endswith(".") for variable in variables())
    assert variables()[0].name == "DISCORD_TOKEN"
