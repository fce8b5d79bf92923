import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { dataContext, type LoadData, type PageData, PageDataProvider } from '#client/api/page-data.tsx'
import { PageStateProvider } from '#client/boot/page-state.tsx'
import { renderPage } from '#client/boot/render-page.ts'
import { scriptsAfterPaint } from '#client/boot/scripts-after-paint.ts'
import { mendMessages } from '#client/texts/mend-messages.ts'
import { indexedPages } from '#common/sites/indexed-pages.ts'
import { LastResort } from './frame/errors/last-resort.tsx'
import { frameOf } from './frame/frame.ts'
import { SiteAndUserProvider } from './site/api/site-and-user.tsx'
import { cachedUser } from './site/api/user-query.ts'

/**
 * Renders the page after its loaders have filled the query cache, and sends that cache with it. A page that is the same
 * for every visitor is marked, so that the server caches it. The HTML is handed over in the page's data, since reading
 * it from the Response's stream would encode and decode it once more.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const page = context.get(dataContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { errors, matches } = routerContext.staticHandlerContext
  const route = matches.at(-1)?.route
  // The route's name in the metrics; the server removes the header.
  headers.set('X-Page-Route', `/${route?.path ?? ''}`)
  if (!indexedPages.includes(new URL(request.url).pathname)) headers.set('X-Robots-Tag', 'noindex')
  const answer = (html: string, answered = status) => {
    page.html = html
    return new Response(null, { headers, status: answered })
  }
  try {
    const pageOf = (router: EntryContext) =>
      withProviders(page, <ServerRouter context={router} url={request.url} nonce={page.nonce ?? ''} />)
    const { html, streamed, failed } = await renderPage(routerContext, {
      nonce: page.nonce,
      pageOf,
      mend: () => mendMissing(page),
    })
    // The address is not logged: a mailed link can contain a login token.
    if (failed) console.error('page not rendered', route?.id, failed instanceof Error ? failed.stack : '')
    else if (streamed) console.warn('page rendered as a stream', route?.id)
    if (failed && status === 200) return answer(html, 500)
    const { light, personal } = frameOf(
      matches.map((match) => match.route),
      Boolean(cachedUser(page.queries)),
    )
    if (status === 200 && light && !personal) headers.set('X-Anonymous', '1')
    return answer(scriptsAfterPaint(html, page.nonce ?? ''))
  } catch (error) {
    // The router answers a thrown error with the error page. If that has failed too, only static HTML is left.
    if (!errors) throw error
    const last = (
      <QueryClientProvider client={page.queries}>
        <LastResort />
      </QueryClientProvider>
    )
    return answer(`<!doctype html>${renderToStaticMarkup(last)}`, 500)
  }
}

/** Loads the texts that the page turned out to lack. Returns whether there were any. */
async function mendMissing(page: LoadData): Promise<boolean> {
  await Promise.all([...page.missing].map((file) => mendMessages(page, file)))
  return page.missing.size > 0
}

function withProviders(page: LoadData, router: ReactNode) {
  const state = JSON.stringify(dehydrate(page.queries)).replaceAll('<', '\\u003c')
  return (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- components write in event handlers, of which none runs here
    <PageDataProvider value={page as PageData}>
      <PageStateProvider value={{ state, missing: [...page.missing].join(' '), nonce: page.nonce }}>
        <QueryClientProvider client={page.queries}>
          <SiteAndUserProvider>{router}</SiteAndUserProvider>
        </QueryClientProvider>
      </PageStateProvider>
    </PageDataProvider>
  )
}
