import { createContext, type ReactNode, useContext } from 'react'
import type { PageData } from './data-context.ts'

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
