import { createContext, use } from 'react'

type PageState = { state: string; nonce?: string | undefined }

/** In the browser a nonce reads as empty: a document hides them. */
const PageStateContext = createContext<PageState>({ state: '', nonce: '' })

export const PageStateProvider = PageStateContext

export const pageStateId = 'page-state'

/** The query cache as the server filled it, as inert JSON that the browser's start reads. */
export function PageState() {
  const { state } = use(PageStateContext)
  return (
    <script
      type="application/json"
      id={pageStateId}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: state }}
    />
  )
}

export function useNonce(): string | undefined {
  return use(PageStateContext).nonce
}
