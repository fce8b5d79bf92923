import type { LoaderFunctionArgs } from 'react-router'
import { dataContext, type LoadData } from '../api/page-data.tsx'
import { unlessOffline } from '../api/unless-offline.ts'
import { ensureMessages, type Namespace } from '../texts/messages.ts'

type Arguments = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>
export type Loading = LoadData & { url: URL; params: Record<string, string | undefined> }

/** What is to be thrown for an error, such as a redirect to the login. */
type AsPageError = (error: unknown, url: URL, page: LoadData) => unknown

/**
 * Makes what makes a front end's loaders. A page's loader is the same on the server and in the browser: it fills the query
 * cache and loads the page's texts.
 */
export function pageLoaderWith(asPageError: AsPageError) {
  return (
    namespaces: readonly Namespace[],
    load: (loading: Loading) => Promise<unknown> = async () => null,
  ) =>
    async ({ request, params, context }: Arguments): Promise<null> => {
      const page = (context as { get: (key: typeof dataContext) => LoadData }).get(dataContext)
      const url = new URL(request.url)
      try {
        const all = () => Promise.all([ensureMessages(page, namespaces), load({ ...page, url, params })])
        if (!page.kept) await all()
        else {
          const keep = await unlessOffline(page.kept.noteAsked(all), url)
          if (!request.signal.aborted) keep?.(page.queries)
        }
      } catch (error) {
        throw asPageError(error, url, page)
      }
      return null
    }
}
