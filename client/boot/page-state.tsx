import { createContext, use } from 'react'

/** `missing`: the files of texts that the loaders did not bring, and the server had to load after all. */
type PageState = { state: string; missing?: string; nonce?: string | undefined }

/** In the browser the nonce is empty, as browsers hide it. */
const PageStateContext = createContext<PageState>({ state: '', nonce: '' })

export const PageStateProvider = PageStateContext

export const pageStateId = 'page-state'

/** The query cache as the server has filled it, in a script element of type JSON. entry.client.tsx reads it. */
export function PageState() {
  const { state, missing } = use(PageStateContext)
  return (
    <script
      type="application/json"
      id={pageStateId}
      data-missing={missing || undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: state }}
    />
  )
}

export function useNonce(): string | undefined {
  return use(PageStateContext).nonce
}
