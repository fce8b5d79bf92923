import { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Api } from './api.ts'

/** What every loader works with, on the server and in the browser alike. */
export type PageData = {
  api: Api
  queries: QueryClient
  /** On the server only, but for the cookies. */
  nonce?: string
  /** What was rendered, once it is. */
  html?: string
  cookies: string
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

/** The one cache. Retries belong to the API client; freshness to live events and the periodic refresh. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
