import type { BrowserContext, Page } from 'playwright-core'

/** Translates each page that opens from now on as soon as its HTML is there, before it is hydrated. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(`addEventListener('DOMContentLoaded', () => (${translate.toString()})())`)
}

export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(translate)
}

/**
 * Does to a page what browsers' translators do: puts two `font` elements with other words in the place of each text, and
 * of each text that comes later. The other words begin with the old ones, so that a story finds them.
 */
function translate(): void {
  const left = 'script, style, noscript, textarea, title, svg, font'
  const translateIn = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(left)) found.push(node)
    if (root instanceof Text && root.data.trim() && !root.parentElement?.closest(left)) found.push(root)
    for (const text of found) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = `${text.data} ~`
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  translateIn(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) translateIn(node)
  }).observe(document.body, { childList: true, subtree: true })
}
