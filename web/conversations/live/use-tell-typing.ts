import { useRef } from 'react'
import { usePageData } from '#client/api/page-data.tsx'
import { writtenText } from '#common/text/written-text.ts'

const everyMs = 3_000

/** Tells the other one of a conversation that the member types: call it whenever the text has changed. */
export function useTellTyping(to: string): (text: string) => void {
  const { api } = usePageData()
  const told = useRef(0)
  return (text) => {
    if (!writtenText(text) || !navigator.onLine || Date.now() - told.current < everyMs) return
    told.current = Date.now()
    // It is of no use later: one try, and nothing to say when it fails.
    void api['typing.php']
      .$post({ json: { to } }, { init: { signal: AbortSignal.timeout(everyMs) } })
      .catch(() => {})
  }
}
