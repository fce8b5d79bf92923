import type { Page } from 'playwright-core'

export type Medium = 'photos' | 'fonts'

const addresses: Record<Medium, string[]> = {
  photos: ['*/media/*', '*.webp', '*.avif'],
  fonts: ['*.woff2'],
}

/**
 * Lets the page's photos or fonts wait from `hold` until `release`. They are never taken from a cache, so that each page
 * has to wait for them; a route of Playwright's would take the cache away from the scripts too, and with it most of the speed.
 */
export async function holdMedia(page: Page, media: Medium[]) {
  const session = await page.context().newCDPSession(page)
  let held = false
  let waiting: (() => void)[] = []
  session.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    const uncached = responseHeaders.filter(({ name }) => name.toLowerCase() !== 'cache-control')
    const answer = responseStatusCode && {
      responseCode: responseStatusCode,
      responseHeaders: [...uncached, { name: 'Cache-Control', value: 'no-store' }],
    }
    // The page that asked may be gone.
    const goOn = () =>
      void session.send('Fetch.continueResponse', { requestId, ...answer }).catch(() => undefined)
    if (held) waiting.push(goOn)
    else goOn()
  })
  const patterns = media
    .flatMap((medium) => addresses[medium])
    .map((urlPattern) => ({ urlPattern, requestStage: 'Response' as const }))
  await session.send('Fetch.enable', { patterns })
  return {
    hold() {
      held = true
    },
    release() {
      held = false
      for (const goOn of waiting) goOn()
      waiting = []
    },
  }
}

export type HeldMedia = Awaited<ReturnType<typeof holdMedia>>
