"""The pages of the browser's table: files of ``static``, made by ``make web``; and the headers that guard them."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from ludoteca.server.problems import words
from ludoteca.server.requests import language_of

STATIC = Path(__file__).parent / "static"

#: Scripts only from here, and no text is ever taken for one.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


async def guarded(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; every other path is one of its own pages."""
    if not (STATIC / "index.html").is_file():
        text = words(language_of(request)).text("server-no-client")
        return Response(text.encode(), status_code=503, media_type="text/plain; charset=utf-8")
    wanted = (STATIC / path.lstrip("/")).resolve()
    if not path.strip("/") or not wanted.is_relative_to(STATIC) or not wanted.is_file():
        return file(STATIC / "index.html", "no-cache")
    lasting = "assets" in wanted.relative_to(STATIC).parts
    return file(wanted, "public, max-age=31536000, immutable" if lasting else "no-cache")


def file(path: Path, cache: str) -> Response[bytes]:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/javascript":
        kind += "; charset=utf-8"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": cache})


ROUTES = (page,)
