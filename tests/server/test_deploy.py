"""``deploy/``, as far as a machine without containers can try it."""

from __future__ import annotations

import asyncio
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import click
import httpx
import pytest
import yaml

from ludoteca.cli.server import command
from tests.server.running import Running

DEPLOY = Path(__file__).parents[2] / "deploy"


def options(words: list[str]) -> dict[str, Any]:
    """What the command line of the server makes of these words."""
    assert words[0].endswith("ludoteca") and words[1] == "server"
    with command.make_context("server", words[2:], obj=None, resilient_parsing=False) as context:
        return dict(context.params)


def test_the_commands_of_compose_and_systemd_are_understood() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    line = compose["services"]["server"]["command"].replace("${LUDOTECA_WORKERS:-2}", "2")
    assert options(shlex.split(line))["workers"] == 2
    unit = (DEPLOY / "ludoteca.service").read_text("utf-8")
    start = next(line.removeprefix("ExecStart=") for line in unit.splitlines() if line.startswith("ExecStart="))
    assert options(shlex.split(start))["database"] == "/var/lib/ludoteca/server.db"
    with pytest.raises(click.UsageError):
        options(["ludoteca", "server", "--no-such-option"])


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not on this machine")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "ludoteca.service").read_text("utf-8")
    unit = tmp_path / "ludoteca.service"
    unit.write_text(text.replace("/opt/ludoteca/bin/ludoteca", "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    complaints = [line for line in done.stderr.splitlines() if "ludoteca.service" in line]
    assert complaints == []


async def asked(url: str) -> None:
    headers = {"host": "play.example.org", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    async with httpx.AsyncClient(base_url=url, headers=headers) as http:
        answer = await http.get("/api/me")
        cookie = answer.headers["set-cookie"].casefold()
        assert all(word in cookie for word in ("httponly", "secure", "samesite=lax"))
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert (await http.get("/health")).json()["status"] == "ok"
        assert "ludoteca_tables" in (await http.get("/metrics")).text


def test_behind_a_proxy_cookies_are_sent_over_tls_only(tmp_path: Path) -> None:
    running = Running(str(tmp_path / "proxy.db"))
    running.settings.secure = True
    try:
        asyncio.run(asked(running.url))
    finally:
        running.stop()
