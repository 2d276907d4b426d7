"""axe-core in a page: what it finds wrong in both themes, in a few words."""

from __future__ import annotations

from playwright.sync_api import Page

import build_web

SOURCE = build_web.WEB / "node_modules" / "axe-core" / "axe.min.js"
#: All rules in the theme that is shown; in the other one only colours can differ.
RUN = """async () => {
  const root = document.documentElement
  const theme = root.dataset.theme
  const line = (id, node) => `${root.dataset.theme} ${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`
  const told = (each) => each.nodes.slice(0, 3).map((node) => line(each.id, node))
  const run = async (more) => {
    const found = await globalThis.axe.run(document, { resultTypes: ['violations'], ...more })
    return found.violations.flatMap(told)
  }
  const here = await run({})
  root.dataset.theme = theme === 'dark' ? 'light' : 'dark'
  const there = await run({ runOnly: ['color-contrast'] })
  root.dataset.theme = theme
  return [...here, ...there]
}"""


def violations(page: Page) -> list[str]:
    """Nothing that anybody could not read, reach or understand, in either theme."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    return list(page.evaluate(RUN))
