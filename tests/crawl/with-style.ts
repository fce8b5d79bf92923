import type { Page } from 'playwright-core'

/** Works on the open page under these rules, and takes them back. The page's policy lets no style element in, but a script's own sheet. */
export async function withStyle<T>(page: Page, rules: string, work: () => Promise<T>): Promise<T> {
  const sheet = await page.evaluateHandle((css) => {
    const own = new CSSStyleSheet()
    own.replaceSync(css)
    document.adoptedStyleSheets.push(own)
    return own
  }, rules)
  try {
    return await work()
  } finally {
    await sheet.evaluate((own) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== own)
    })
    await sheet.dispose()
  }
}
