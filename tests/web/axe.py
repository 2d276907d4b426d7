"""axe-core in a page: what it finds wrong, in a few words."""

from __future__ import annotations

from playwright.sync_api import Page

import build_web

SOURCE = build_web.WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const found = await globalThis.axe.run(document, { resultTypes: ['violations'] })
  const told = (each) => each.nodes.slice(0, 3).map((node) => `${each.id}: ${node.html.slice(0, 160)}`)
  return found.violations.flatMap(told)
}"""


def violations(page: Page) -> list[str]:
    page.evaluate(SOURCE.read_text(encoding="utf-8"))
    return list(page.evaluate(RUN))
