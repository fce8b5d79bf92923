import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { frameOf } from './layouts/frame.ts'
import { LastResort } from './layouts/last-resort.tsx'
import { dataContext } from './platform/data-context.ts'
import { PageStateProvider } from './platform/page-state.tsx'
import { scriptsAfterPaint } from './platform/scripts-after-paint.ts'
import { SiteAndUserProvider } from './platform/site-and-user.tsx'
import { PageDataProvider } from './platform/use-page-data.tsx'

/**
 * Renders the page once its loaders have filled the query cache, and sends the cache along with it. A page that is
 * the same for every visitor is marked, so that the server keeps it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const page = context.get(dataContext)
  const state = JSON.stringify(dehydrate(page.queries)).replaceAll('<', '\\u003c')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const route = routerContext.staticHandlerContext.matches.at(-1)?.route
  // What the figures name it by; the server takes it off again.
  headers.set('X-Page-Route', `/${route?.path ?? ''}`)
  let failed = false
  const rendering = renderToReadableStream(
    <PageDataProvider value={page}>
      <PageStateProvider value={{ state, nonce: page.nonce }}>
        <QueryClientProvider client={page.queries}>
          <SiteAndUserProvider>
            <ServerRouter context={routerContext} url={request.url} nonce={page.nonce} />
          </SiteAndUserProvider>
        </QueryClientProvider>
      </PageStateProvider>
    </PageDataProvider>,
    {
      nonce: page.nonce,
      // All of it is waited for: nothing is sent as a script that moves it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failed = true
        // The address stays out of the log: a mailed link opens doors.
        console.error('page not rendered', route?.id, error instanceof Error ? error.stack : '')
      },
    },
  )
  const { errors, matches } = routerContext.staticHandlerContext
  try {
    const body = await rendering
    await body.allReady
    const html = scriptsAfterPaint(await new Response(body).text(), page.nonce ?? '')
    if (failed && status === 200) return new Response(html, { headers, status: 500 })
    if (status === 200 && frameOf(matches.map(({ route }) => route)).light) headers.set('X-Anonymous', '1')
    return new Response(html, { headers, status })
  } catch (error) {
    // Thrown on, the router answers with the error page; that one has nothing behind it but this.
    if (!errors) throw error
    return new Response(`<!doctype html>${renderToStaticMarkup(<LastResort />)}`, { headers, status: 500 })
  }
}
