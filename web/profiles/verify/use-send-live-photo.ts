import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { uploadFile } from '#web/site/api/upload-file.ts'
import { verificationQuery } from '../photo-review-query.ts'

/** Sends the photo in the asked pose; the page shows what the server then says. */
export function useSendLivePhoto() {
  const { api } = usePageData()
  const queries = useQueryClient()
  const words = useErrorText()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: Blob): Promise<void> {
    running.current = new AbortController()
    setBusy(true)
    setError(null)
    try {
      await uploadFile('/api/live-photo.php', file, { onSent: () => {}, signal: running.current.signal })
    } catch (caught) {
      setError(asApiError(caught))
    }
    // Also after a failure: the pose may be over.
    await queries.invalidateQueries({ queryKey: verificationQuery(api).queryKey })
    setBusy(false)
  }
  const wrong = error && (words.field(error.fields.photo) ?? words.text(error))
  return { send, busy, wrong, clear: () => setError(null) }
}
