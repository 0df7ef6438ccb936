"""What whoever runs the bot may set, read from the environment."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, PrivateAttr, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX = "PARLOUR_"
TOKEN = "DISCORD_TOKEN"
TOKEN_FILE = "DISCORD_TOKEN_FILE"
SHORTEST = 32
"""Characters of a key at least."""


class Settings(BaseSettings):
    """The settings of one run. `Settings()` reads the environment; a variable set to nothing counts as absent.

    :raises pydantic.ValidationError: a value is not legal.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        frozen=True,
        populate_by_name=True,
        extra="forbid",
        hide_input_in_errors=True,
    )

    token: SecretStr | None = Field(
        default=None,
        validation_alias=TOKEN,
        description="The bot's token. Without it the playground starts instead.",
    )
    token_file: Path | None = Field(
        default=None,
        validation_alias=TOKEN_FILE,
        description="The file that holds the token, where `DISCORD_TOKEN` does not: such as a secret of Docker's or a "
        "credential of systemd's.",
    )
    data: Path = Field(default=Path("data"), description="The folder that holds the games. Made if it is missing.")
    playground_port: int = Field(
        default=8080, ge=0, le=65535, description="The playground's port on this computer; `0` takes any free one."
    )
    api: str | None = Field(
        default=None,
        description="The address of another Discord API, on this computer only, such as a playground's `/api/v10`.",
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="The least serious events that are logged: `debug`, `info`, `warning` or `error`."
    )
    log_format: Literal["text", "json"] = Field(
        default="text", description="`text` for people, `json` for machines (one object a line)."
    )
    deadline_hours: float = Field(
        default=48,
        ge=0,
        le=8760,
        description="Hours a player has for a turn unless the table says otherwise; `0` for no limit.",
    )
    confirm: Literal["always", "risky", "never"] = Field(
        default="risky",
        description="Before which typed moves people are asked who have not chosen: `risky` are those that cannot be "
        "taken back alone.",
    )
    icons: bool = Field(
        default=True,
        description="Whether the pieces of the games are registered as the application's emoji and shown on buttons.",
    )
    window_hours: float = Field(
        default=0,
        ge=0,
        le=8760,
        description="The most hours a player has to react in somebody else's turn; `0` for what the table gives.",
    )
    thinking_seconds: float = Field(
        default=2.0,
        gt=0,
        le=2,
        description="The longest that a computer player thinks about a move; less where others wait too long for it.",
    )
    thinking_patience: float = Field(
        default=20.0,
        ge=1,
        le=600,
        description="Seconds that a table may wait until its computer player begins to think; so that none waits "
        "longer, all think for a shorter time.",
    )
    thinking_processes: int = Field(
        default=1,
        ge=1,
        le=64,
        description="How many processes computer players think in; no more than half the cores, and always one.",
    )
    nats: SecretStr | None = Field(
        default=None,
        description="The NATS server over which other machines think for this bot, such as `nats://10.0.0.5:4222`; "
        "`tls://…` for TLS, several with commas between them.",
    )
    nats_credentials: Path | None = Field(
        default=None, description="The file with which this program logs in there, as NATS's own tools make it."
    )
    cluster_key_file: Path | None = Field(
        default=None,
        description="The file with the key that the bot and those who think for it share: at least 32 characters.",
    )
    drawing_processes: int | None = Field(
        default=None,
        ge=0,
        le=16,
        description="How many processes draw pictures: without it one fewer than there are cores, from 1 to 4; with "
        "`0` threads draw.",
    )
    drawing_threads: int = Field(
        default=2, ge=1, le=8, description="How many threads draw, where `PARLOUR_DRAWING_PROCESSES` is `0`."
    )
    sessions_in_memory: int = Field(
        default=256, ge=1, description="How many games are kept in memory; others are read again when they are needed."
    )
    lobbies_per_person: int = Field(
        default=3, ge=1, description="How many tables that have not begun a person may have opened on one server."
    )
    games_per_person: int = Field(
        default=20, ge=1, description="How many running games a person may have opened on one server."
    )
    tables_per_server: int = Field(default=200, ge=1, description="How many open tables one server may have.")
    backup_hours: float = Field(
        default=0, ge=0, le=8760, description="Hours between the backups that the bot makes by itself; `0` for none."
    )
    backup_keep: int = Field(default=7, ge=1, description="How many of these backups are kept; the oldest go.")
    backup_folder: Path = Field(
        default=Path("backups"),
        description="The folder of these backups; inside the data folder, unless it begins with `/`.",
    )

    metrics: str | None = Field(
        default=None,
        description="Where `/metrics` for Prometheus and `/healthz` are served, such as `127.0.0.1:9464`.",
    )

    shards: int | None = Field(
        default=None,
        ge=1,
        le=16384,
        description="Into how many shards the gateway is split; as Discord recommends if not set.",
    )
    shard_ids: str | None = Field(
        default=None,
        description="Which of them this process serves, such as `0-3` or `0,2`; all if not set.",
    )

    _key: bytes = PrivateAttr(default=b"")

    @model_validator(mode="before")
    @classmethod
    def _out_of_its_file(cls, given: dict[str, Any]) -> dict[str, Any]:
        """The token of a file, which no process sees in our environment."""
        path = given.get(TOKEN_FILE)
        if path is None:
            return given
        if TOKEN in given:
            raise ValueError(f"{TOKEN} and {TOKEN_FILE}: only one of them can say what the token is")
        try:
            return {**given, TOKEN: Path(path).read_text("utf-8", errors="replace")}
        except OSError as refused:
            raise ValueError(f"{TOKEN_FILE}: {refused.strerror}: {path}") from None

    @field_validator("token")
    @classmethod
    def _on_one_line(cls, token: SecretStr | None) -> SecretStr | None:
        """A line break at the end comes with a file and is meant by nobody; anywhere else no header of HTTP can hold
        it."""
        if token is None:
            return None
        bare = token.get_secret_value().strip()
        if not re.fullmatch("[!-~]+", bare):
            raise ValueError("must be one line of letters, digits, dots and dashes, as Discord shows it")
        return SecretStr(bare)

    @field_validator("nats")
    @classmethod
    def _of_nats(cls, servers: SecretStr | None) -> SecretStr | None:
        each = r"(nats|tls)://[^,\s]+"
        if servers is not None and not re.fullmatch(f"{each}(,{each})*", servers.get_secret_value()):
            raise ValueError("must be an address such as nats://10.0.0.5:4222, or several with commas between them")
        return servers

    @model_validator(mode="after")
    def _with_its_key(self) -> Self:
        if self.nats is None:
            return self
        if self.cluster_key_file is None:
            raise ValueError("PARLOUR_NATS needs PARLOUR_CLUSTER_KEY_FILE, the same key for the bot and its thinkers")
        try:
            self._key = self.cluster_key_file.read_bytes().strip()
        except OSError as refused:
            raise ValueError(f"PARLOUR_CLUSTER_KEY_FILE: {refused.strerror}: {self.cluster_key_file}") from None
        if len(self._key) < SHORTEST:
            raise ValueError(f"PARLOUR_CLUSTER_KEY_FILE: a key has at least {SHORTEST} characters")
        return self

    @field_validator("api")
    @classmethod
    def _on_this_computer(cls, address: str | None) -> str | None:
        if address is not None and not is_loopback(address):
            raise ValueError("must be an http address on this computer, such as http://127.0.0.1:8080/api/v10")
        return address

    @field_validator("metrics")
    @classmethod
    def _host_and_port(cls, address: str | None) -> str | None:
        if address is not None and not re.fullmatch(r"[^:/\s]+:\d{1,5}|\[[0-9a-fA-F:]+\]:\d{1,5}", address):
            raise ValueError("must be an address and a port, such as 127.0.0.1:9464")
        return address

    @model_validator(mode="after")
    def _within_the_shards(self) -> Self:
        """Discord numbers shards from 0, and tells nobody of a server twice or never only if the counts agree."""
        if self.shard_ids is not None:
            if self.shards is None:
                raise ValueError("PARLOUR_SHARD_IDS needs PARLOUR_SHARDS, the same number in every process")
            if max(self.served or ()) >= self.shards:
                raise ValueError(f"PARLOUR_SHARD_IDS: of {self.shards} shards the last is {self.shards - 1}")
        return self

    @field_validator("shard_ids")
    @classmethod
    def _numbers_and_ranges(cls, ids: str | None) -> str | None:
        if ids is not None and not re.fullmatch(r"\d{1,5}(-\d{1,5})?(,\d{1,5}(-\d{1,5})?)*", ids):
            raise ValueError("must be numbers and ranges, such as 0-3 or 0,2")
        if ids is not None and any(int(low) > int(high) for low, high in re.findall(r"(\d+)-(\d+)", ids)):
            raise ValueError("a range begins with its lowest number")
        return ids

    @property
    def cluster_key(self) -> bytes:
        """What the bot and those who think for it share."""
        return self._key

    @property
    def served(self) -> tuple[int, ...] | None:
        """The shards that this process serves; None for all."""
        if self.shard_ids is None:
            return None
        ranges = (part.partition("-") for part in self.shard_ids.split(","))
        return tuple(sorted({id for low, _, high in ranges for id in range(int(low), int(high or low) + 1)}))

    @property
    def hears_direct(self) -> bool:
        """Whether this process hears what is pressed in direct messages: Discord tells that to shard 0."""
        return self.served is None or 0 in self.served

    @property
    def monitored(self) -> tuple[str, int] | None:
        """Where metrics are served: host and port."""
        if self.metrics is None:
            return None
        host, _, port = self.metrics.rpartition(":")
        return host.strip("[]"), int(port)

    @property
    def database(self) -> Path:
        """The file that holds every game."""
        return self.data / "parlour.sqlite3"

    @property
    def backups(self) -> Path:
        """The folder of the backups that the bot makes by itself."""
        return self.data / self.backup_folder

    @property
    def alive(self) -> Path:
        """The file that is touched as long as the bot is well."""
        return self.data / "alive"

    @property
    def files(self) -> Path:
        """The folder of the files that are kept for everybody, one folder a game."""
        return self.data / "files"


def is_loopback(address: str) -> bool:
    """Whether `address` is an http address that never leaves this computer."""
    parts = urlsplit(address)
    try:
        return parts.scheme == "http" and ip_address(parts.hostname or "").is_loopback
    except ValueError:
        return False


@dataclass(frozen=True, slots=True)
class Variable:
    """One setting as the manual shows it: its environment variable, default and meaning."""

    name: str
    default: str
    meaning: str


def variables() -> tuple[Variable, ...]:
    """Every setting, in the order of the manual."""
    return tuple(
        Variable(
            str(field.validation_alias or f"{PREFIX}{name.upper()}"),
            "" if field.default is None else str(field.default),
            field.description or "",
        )
        for name, field in Settings.model_fields.items()
    )
