import { offlineCache, offlinePath } from '#web/site/page/kept-names.ts'
import type { FetchEvent } from './worker-scope.ts'

/** Fetches the offline page in the browser's language and brand, with the style sheets and the script that it names. */
export async function keepOfflinePage(): Promise<void> {
  const page = await fetch(offlinePath, { cache: 'reload' })
  if (!page.ok) throw new Error(`the offline page answered ${page.status}`)
  const html = await page.clone().text()
  const files = new Set(
    [...html.matchAll(/"(\/assets\/[\w.-]+\.(?:css|js|woff2))"/g)].map(([, path = '']) => path),
  )
  const kept = await caches.open(offlineCache)
  await kept.addAll([...files])
  await kept.put(offlinePath, page)
  for (const { url } of await kept.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== offlinePath && !files.has(pathname)) await kept.delete(url)
  }
}

/** Whether the page on the screen is the offline page, whose files come from what is kept. */
let shown = false

/** A page from the server, or the offline page when none answers. */
export async function answerNavigation({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const answer = (await preloadResponse) ?? (await fetch(request))
    shown = false
    return answer
  } catch (error) {
    const kept = await caches.match(offlinePath, { cacheName: offlineCache })
    if (!kept) throw error
    shown = true
    return kept
  }
}

/** Everything but the offline page's own files is left to the browser. */
export function isFileOfOfflinePage({ request }: FetchEvent): boolean {
  return shown && new URL(request.url).pathname.startsWith('/assets/')
}

export async function answerFile({ request }: FetchEvent): Promise<Response> {
  return (await caches.match(request, { cacheName: offlineCache, ignoreVary: true })) ?? fetch(request)
}
