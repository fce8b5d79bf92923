import { createContext, use } from 'react'

type PageState = { state: string; nonce?: string | undefined }

/** In the browser the nonce is empty, as browsers hide it. */
const PageStateContext = createContext<PageState>({ state: '', nonce: '' })

export const PageStateProvider = PageStateContext

export const pageStateId = 'page-state'

/** The query cache as the server has filled it, in a script element of type JSON. entry.client.tsx reads it. */
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
