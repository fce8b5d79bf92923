import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { createApi } from './platform/api.ts'
import { dataContext } from './platform/data-context.ts'
import { createQueryClient } from './platform/query-client.ts'

type About = { nonce: string; apiFetch: (path: string, init?: RequestInit) => Promise<Response> }

const answer = createRequestHandler(build, import.meta.env.MODE)

/** The seam between server and pages: the only thing that the server imports of the built pages. */
export function handlePage(request: Request, about: About): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(dataContext, {
    api: createApi((url, init) => about.apiFetch(withPageQuery(url, request), init)),
    queries: createQueryClient(),
    nonce: about.nonce,
    cookies: request.headers.get('cookie') ?? '',
  })
  return answer(request, context)
}

/** Settings are asked for with the page's own query (spec §7): traffic source and forced domain. */
function withPageQuery(url: string, request: Request): string {
  return url === '/api/settings.php' ? url + new URL(request.url).search : url
}
