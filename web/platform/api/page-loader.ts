import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { ensureMessages } from '../texts/messages.ts'
import { ApiError } from './api-error.ts'
import { dataContext, type PageData } from './data-context.ts'
import { withTracking } from './tracking.ts'

type Arguments = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>
export type Loading = PageData & { url: URL; params: Record<string, string | undefined> }

/**
 * A page's loader, the same on the server and in the browser: it fills the query cache and the texts that the page
 * needs, and answers what an error of the API means for a page (login, or the error page with its status).
 */
export function pageLoader(
  namespaces: string[],
  load: (loading: Loading) => Promise<unknown> = async () => null,
) {
  return async ({ request, params, context }: Arguments): Promise<null> => {
    const page = (context as { get: (key: typeof dataContext) => PageData }).get(dataContext)
    const url = new URL(request.url)
    try {
      await Promise.all([ensureMessages(page, namespaces), load({ ...page, url, params })])
    } catch (error) {
      throw asPageError(error, url, page)
    }
    return null
  }
}

function asPageError(error: unknown, url: URL, { queries }: PageData): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.code === 'login_required' || error.code === 'authentication_required') {
    queries.setQueryData(['user'], null)
    return redirect(withTracking(`/login?to=${encodeURIComponent(url.pathname + url.search)}`, url.search))
  }
  // An address with a malformed id is one that leads nowhere.
  if (error.code === 'invalid') return data({ error: 'not_found' }, { status: 404 })
  return data({ error: error.code, params: error.params }, { status: error.status || 503 })
}
