import { QueryCache, QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { PostedForm } from '#common/posted-form.ts'
import type { Api, ReadApi } from './api.ts'
import type { PageQueryCache } from './kept-answers.ts'

/** What loaders share during the life of a page: the API client, the query cache and the cookies. */
export type LoadData = {
  /** Loaders run on the server too, which has a client that only reads. */
  api: ReadApi
  queries: QueryClient
  /** The cache of `queries`; in the browser only. */
  kept?: PageQueryCache
  /** Files of texts that were wanted and not loaded. */
  missing: Set<string>
  /** The nonce of inline scripts; on the server only. */
  nonce?: string
  /** The rendered HTML, once there is; on the server only. */
  html?: string
  cookies: string
  /** The language of the site, for who has chosen none. */
  siteLanguage?: () => Promise<string | undefined>
  /** Of the built pages; on the server only. */
  version?: string
  /** A form of this page that was sent without scripts; on the server only. */
  posted?: PostedForm
}

/** The same for components, which write when somebody does something. */
export type PageData = LoadData & { api: Api }

export const dataContext = createRouterContext<LoadData>()

const PageDataContext = createContext<PageData | null>(null)

export function PageDataProvider({ value, children }: { value: PageData; children: ReactNode }) {
  return <PageDataContext value={value}>{children}</PageDataContext>
}

/** The API client and the query cache, for components. */
export function usePageData(): PageData {
  const value = useContext(PageDataContext)
  if (!value) throw new Error('usePageData outside of the page')
  return value
}

/**
 * The one query cache. It retries nothing, as the API client does; live events and the periodic refresh keep it
 * current. Answers whose key begins with one of `lasting` stay the same as long as the page lives, as the texts do.
 */
export function createQueryClient(
  queryCache = new QueryCache(),
  lasting: readonly string[] = [],
): QueryClient {
  const queries = new QueryClient({
    queryCache,
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  // What has come with the page's HTML is told here alone how long it lasts, since its query is not known yet.
  for (const name of ['messages', ...lasting])
    queries.setQueryDefaults([name], {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    })
  return queries
}
