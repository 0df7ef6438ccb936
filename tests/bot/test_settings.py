"""Settings come from the environment, and nothing illegal gets through."""

from pathlib import Path

import pytest
from pydantic import SecretStr, ValidationError

from bot.failures import Failure, Status, read_settings, say_plainly
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


def test_the_token_may_lie_in_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As Docker's secrets do, and systemd's credentials: a line break at its end is no part of it."""
    secret = tmp_path / "discord-token"
    secret.write_text("abc\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(secret))
    assert Settings().token == SecretStr("abc")


@pytest.mark.parametrize(
    ("content", "status", "why"),
    [
        (None, Status.SETTING, "DISCORD_TOKEN_FILE: No such file"),
        (b"", Status.NO_TOKEN, "DISCORD_TOKEN: must be one line"),
        (b"two\nlines", Status.NO_TOKEN, "DISCORD_TOKEN: must be one line"),
        (b"\xff\xfe", Status.NO_TOKEN, "DISCORD_TOKEN: must be one line"),
    ],
)
def test_a_file_without_a_token_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None, status: Status, why: str
) -> None:
    secret = tmp_path / "discord-token"
    if content is not None:
        secret.write_bytes(content)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(secret))
    with pytest.raises(Failure, match=why) as refused:
        read_settings()
    assert refused.value.exit_code == status


def test_only_one_place_says_what_the_token_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path))
    with pytest.raises(Failure, match="only one of them"):
        read_settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PARLOUR_PLAYGROUND_PORT", "65536"),
        ("PARLOUR_LOG_LEVEL", "loud"),
        ("PARLOUR_THINKING_SECONDS", "0"),
        ("PARLOUR_THINKING_PATIENCE", "0"),
        ("PARLOUR_THINKING_PROCESSES", "0"),
        ("PARLOUR_NATS", "nats://10.0.0.5:4222"),
        ("PARLOUR_NATS", "http://10.0.0.5:4222"),
        ("PARLOUR_NATS", "nats://10.0.0.5:4222, 10.0.0.6"),
        ("PARLOUR_DEADLINE_HOURS", "-1"),
        ("PARLOUR_API", "https://example.org/api/v10"),
        ("PARLOUR_API", "http://localhost.example.org/api/v10"),
        ("PARLOUR_METRICS", "9464"),
        ("PARLOUR_METRICS", "127.0.0.1:port"),
        ("PARLOUR_SHARDS", "0"),
        ("PARLOUR_SHARD_IDS", "0"),
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


@pytest.mark.parametrize(
    ("key", "why"),
    [(None, "No such file"), (b"", "at least 32"), (b"short", "at least 32"), (b"k" * 31 + b"\n", "least")],
)
def test_a_bot_and_its_thinkers_need_a_key(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, key: bytes | None, why: str
) -> None:
    file = tmp_path / "cluster.key"
    if key is not None:
        file.write_bytes(key)
    monkeypatch.setenv("PARLOUR_NATS", "nats://10.0.0.5:4222")
    monkeypatch.setenv("PARLOUR_CLUSTER_KEY_FILE", str(file))
    with pytest.raises(Failure, match=why):
        read_settings()


def test_what_opens_nats_stays_out_of_what_is_printed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    key = b"an own key of thirty-two characters"
    (tmp_path / "cluster.key").write_bytes(key + b"\n")
    monkeypatch.setenv("PARLOUR_NATS", "nats://bot:secret@10.0.0.5:4222,tls://10.0.0.6")
    monkeypatch.setenv("PARLOUR_CLUSTER_KEY_FILE", str(tmp_path / "cluster.key"))
    settings = read_settings()
    assert settings.cluster_key == settings.model_copy(update={"api": None}).cluster_key == key
    shown = f"{settings} {settings!r} {settings.model_dump_json()}"
    assert "secret" not in shown
    assert "an own key" not in shown


def test_without_the_extra_the_program_says_what_to_install() -> None:
    with pytest.raises(Failure, match=r"parlour\[cluster\]") as refused, say_plainly(Settings()):
        raise ModuleNotFoundError("No module named 'nats'", name="nats")
    assert refused.value.exit_code == Status.SETTING
    with pytest.raises(ModuleNotFoundError), say_plainly(Settings()):
        raise ModuleNotFoundError("No module named 'other'", name="other")


def test_every_variable_has_a_meaning() -> None:
    assert all(variable.meaning.endswith(".") for variable in variables())
    assert variables()[0].name == "DISCORD_TOKEN"


@pytest.mark.parametrize(
    ("ids", "served"),
    [("0", (0,)), ("0-3", (0, 1, 2, 3)), ("0,2", (0, 2)), ("6-7,0,7", (0, 6, 7))],
)
def test_shards_are_numbers_and_ranges(monkeypatch: pytest.MonkeyPatch, ids: str, served: tuple[int, ...]) -> None:
    monkeypatch.setenv("PARLOUR_SHARDS", "8")
    monkeypatch.setenv("PARLOUR_SHARD_IDS", ids)
    assert Settings().served == served


@pytest.mark.parametrize(
    ("ids", "why"), [("8", "the last is 7"), ("3-1", "lowest"), ("a", "numbers"), ("0-", "numbers")]
)
def test_shards_that_are_not_there_are_refused(monkeypatch: pytest.MonkeyPatch, ids: str, why: str) -> None:
    monkeypatch.setenv("PARLOUR_SHARDS", "8")
    monkeypatch.setenv("PARLOUR_SHARD_IDS", ids)
    with pytest.raises(Failure, match=why) as refused:
        read_settings()
    assert "PARLOUR_SHARD_IDS" in str(refused.value)


@pytest.mark.parametrize(
    ("address", "host_and_port"),
    [("127.0.0.1:9464", ("127.0.0.1", 9464)), ("[::1]:80", ("::1", 80)), ("localhost:0", ("localhost", 0))],
)
def test_metrics_have_a_host_and_a_port(
    monkeypatch: pytest.MonkeyPatch, address: str, host_and_port: tuple[str, int]
) -> None:
    monkeypatch.setenv("PARLOUR_METRICS", address)
    assert Settings().monitored == host_and_port
