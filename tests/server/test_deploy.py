"""``deploy/``, as far as a machine without containers can try it."""

from __future__ import annotations

import asyncio
import os
import shlex
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import httpx
import msgspec
import pytest
import yaml
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludoteca.cli.server import command
from tests.server.chaos import Killed
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


# -- the proxies, where they are on this machine --


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Killed]:
    """A server as the unit and compose start it, for a proxy on this machine."""
    server = Killed(tmp_path / "behind.db", "--secure")
    server.start()
    asyncio.run(server.ready(60))
    yield server
    server.close()


def nginx_site(folder: Path, server: int, port: int) -> list[str]:
    """``deploy/nginx.conf`` as it is, but for its ports and a certificate of this machine's own."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    asked = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=ludoteca.example"]
    subprocess.run([*asked, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    exchanged = {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "127.0.0.1:8000": f"127.0.0.1:{server}",
        "/etc/ssl/certs/ludoteca.pem": str(certificate),
        "/etc/ssl/private/ludoteca.key": str(key),
    }
    for before, after in exchanged.items():
        assert site.count(before) == 1, before
        site = site.replace(before, after)
    whole = folder / "whole.conf"
    files = " ".join(f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy"))
    whole.write_text(
        f"pid {folder}/pid; error_log {folder}/errors; daemon off;\nevents {{}}\n"
        f"http {{ access_log off; {files}\n{site}\n}}\n"
    )
    checked = subprocess.run(["nginx", "-t", "-c", str(whole)], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    return ["nginx", "-c", str(whole)]


def caddy_site(folder: Path, server: int, port: int) -> list[str]:
    """``deploy/Caddyfile`` as it is, but for where the server is, with a certificate of Caddy's own."""
    site = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert site.count("server:8000") == 1
    whole = folder / "Caddyfile"
    private = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tlocal_certs\n}\n"
    whole.write_text(private + site.replace("server:8000", f"127.0.0.1:{server}"))
    os.environ["LUDOTECA_HOST"] = f"https://ludoteca.example:{port}"
    return ["caddy", "run", "--config", str(whole), "--adapter", "caddyfile"]


async def played_through(port: int, host: str) -> None:
    """A guest, a table, a WebSocket and a choice, all through the proxy; a page of another origin is kept out."""
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    extensions = {"sni_hostname": "ludoteca.example"}
    async with httpx.AsyncClient(base_url=f"https://127.0.0.1:{port}", verify=trusting, headers={"host": host}) as http:
        me = await http.get("/api/me", extensions=extensions)
        assert "secure" in me.headers["set-cookie"].casefold()
        cookie = me.headers["set-cookie"].split(";")[0]
        body = {"game": "dice_masters", "seats": [{"sitter": "me"}, {"sitter": "here"}]}
        said = {"cookie": cookie, "origin": f"https://{host}", "content-type": "application/json"}
        made = await http.post("/api/tables", json=body, headers=said, extensions=extensions)
        assert made.status_code == 201, made.text
    address = f"wss://{host}/api/tables/{made.json()['id']}/live"
    way = {"host": "127.0.0.1", "port": port, "ssl": trusting, "server_hostname": "ludoteca.example"}
    with pytest.raises(InvalidStatus) as refused:
        async with connect(address, additional_headers={"cookie": cookie}, origin="https://evil.example", **way):
            pass
    assert refused.value.response.status_code == 403
    async with connect(address, additional_headers={"cookie": cookie}, origin=f"https://{host}", **way) as live:
        await live.send('{"type":"hello","protocol":1,"lang":"en","salt":"x"}')
        while True:
            message = msgspec.json.decode(await asyncio.wait_for(live.recv(), 60))
            if message["type"] == "view" and message["view"].get("decision", {}).get("options"):
                break
        option = message["view"]["decision"]["options"][0]["notation"]
        chosen = {"type": "choose", "id": 7, "step": message["step"], "choice": option, "seat": message["seat"]}
        await live.send(msgspec.json.encode(chosen).decode())
        while (answer := msgspec.json.decode(await asyncio.wait_for(live.recv(), 60))).get("id") != 7:
            pass
        assert answer["type"] == "done", answer


@pytest.mark.parametrize(("proxy", "site"), [("nginx", nginx_site), ("caddy", caddy_site)])
def test_people_play_through_the_proxy(proxy: str, site: Any, behind: Killed, tmp_path: Path) -> None:
    if shutil.which(proxy) is None:
        pytest.skip(f"{proxy} is not on this machine")
    port = free_port()
    words = site(tmp_path, behind.port, port)
    home = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    with (tmp_path / "proxy.log").open("wb") as log:
        process = subprocess.Popen(words, env=home, stdout=log, stderr=log)
        try:
            for _ in range(100):
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.1)
            # nginx passes the name on without its port, Caddy with it
            asyncio.run(played_through(port, "ludoteca.example" if proxy == "nginx" else f"ludoteca.example:{port}"))
        finally:
            process.terminate()
            process.wait()


@pytest.mark.skipif(shutil.which("docker-compose") is None, reason="docker-compose is not on this machine")
def test_compose_understands_its_file() -> None:
    given = {**os.environ, "LUDOTECA_HOST": "play.example.org", "POSTGRES_PASSWORD": "x"}
    words = ["docker-compose", "--file", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    done = subprocess.run(words, env=given, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    missing = subprocess.run(words, env={"PATH": os.environ["PATH"]}, capture_output=True, text=True)
    assert missing.returncode != 0 and "set" in missing.stderr, "a password and a name must be given"
