import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { dataContext } from './platform/data-context.ts'
import { PageStateProvider } from './platform/page-state.tsx'
import { PageDataProvider } from './platform/use-page-data.tsx'

/** Renders the page once its loaders have filled the query cache, and sends the cache along with it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const page = context.get(dataContext)
  const state = JSON.stringify(dehydrate(page.queries)).replaceAll('<', '\\u003c')
  let failed = false
  const body = await renderToReadableStream(
    <PageDataProvider value={page}>
      <PageStateProvider value={{ state, nonce: page.nonce }}>
        <QueryClientProvider client={page.queries}>
          <ServerRouter context={routerContext} url={request.url} nonce={page.nonce} />
        </QueryClientProvider>
      </PageStateProvider>
    </PageDataProvider>,
    {
      nonce: page.nonce,
      onError: (error) => {
        failed = true
        console.error('page not rendered', request.url.split('?')[0], error)
      },
    },
  )
  await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { headers, status: failed && status === 200 ? 500 : status })
}
