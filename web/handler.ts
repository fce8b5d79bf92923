import * as build from 'virtual:react-router/server-build'
import { QueryCache } from '@tanstack/react-query'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { createQueryClient, dataContext, type LoadData } from '#client/api/page-data.tsx'
import { type CallApi, createServerApi } from '#client/api/server-api.ts'
import { localeCookie } from '#common/limits.ts'
import { isLocale } from '#common/locales.ts'
import type { PostedForm } from '#common/posted-form.ts'
import { localeParameter } from '#common/sites/indexed-pages.ts'
import { lastingAnswers, siteLanguage } from './site/api/site-queries.ts'

type About = { nonce: string; callApi: CallApi; posted?: PostedForm | undefined }

export type PageAnswer = { status: number; headers: Headers; body: string | Uint8Array }

// The build's module may name what it leaves undefined, which the type of the same library does not allow for.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said
const answer = createRequestHandler(build as ServerBuild, import.meta.env.MODE)

/** Renders a page for a request: the only function that the server imports from the built pages. */
export async function handlePage(request: Request, { nonce, callApi, posted }: About): Promise<PageAnswer> {
  const api = createServerApi((path, query) => callApi(path, withPageQuery(path, query, request)))
  const queries = createQueryClient(new QueryCache(), lastingAnswers)
  const page: LoadData = {
    api,
    queries,
    missing: new Set(),
    nonce,
    cookies: cookiesOf(request),
    siteLanguage: siteLanguage(queries, api),
    version: build.assets.version,
    ...(posted && { posted }),
  }
  const context = new RouterContextProvider()
  context.set(dataContext, page)
  try {
    const response = await answer(request, context)
    const body = page.html ?? new Uint8Array(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, body }
  } finally {
    // A cached query holds a timer for minutes, and with it the memory of the whole page.
    page.queries.clear()
  }
}

/** The page reads its language from the cookies. One that the address names is put before them. */
function cookiesOf(request: Request): string {
  const cookies = request.headers.get('cookie') ?? ''
  const asked = new URL(request.url).searchParams.get(localeParameter)
  return isLocale(asked) ? `${localeCookie}=${asked}; ${cookies}` : cookies
}

/** The settings are requested with the page's own query (spec §7): traffic source and forced domain. */
function withPageQuery(
  path: string,
  query: Record<string, string>,
  request: Request,
): Record<string, string> {
  return path === '/api/settings.php' ? Object.fromEntries(new URL(request.url).searchParams) : query
}
