import { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Api } from './api.ts'

/** What loaders and components share during the life of a page: the API client, the query cache and the cookies. */
export type PageData = {
  api: Api
  queries: QueryClient
  /** The nonce of inline scripts; on the server only. */
  nonce?: string
  /** The rendered HTML, once there is; on the server only. */
  html?: string
  cookies: string
  /** Of the built pages; on the server only. */
  version?: string
}

export const dataContext = createRouterContext<PageData>()

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
 * current.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
