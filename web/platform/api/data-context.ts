import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
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

export const dataContext = createContext<PageData>()
