import { useRef, useState } from 'react'
import type { ReportReason } from '#common/reports.ts'
import { writtenText } from '#common/written-text.ts'
import { ApiError, asApiError, unwrap } from '#web/platform/api/api.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { useErrorText } from '#web/platform/texts/use-error-text.ts'

export type Report = ReturnType<typeof useReport>

/** A report that is being filled in. It keeps its id until it has arrived, so that sending it again makes no second one. */
export function useReport(id: string, subject: 'profile' | 'conversation', firstPhoto?: string) {
  const { api } = usePageData()
  const words = useErrorText()
  const requestId = useRef<string | null>(null)
  const [photo, setPhoto] = useState(firstPhoto)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [details, setDetails] = useState('')
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  const [error, setError] = useState<ApiError | null>(null)

  const refuse = (fields: Record<string, string>) => setError(new ApiError(422, { error: 'invalid', fields }))
  async function send(): Promise<void> {
    if (state === 'busy') return
    if (!reason) return refuse({ reason: 'choose_one' })
    if (reason === 'other' && !writtenText(details)) return refuse({ details: 'required' })
    requestId.current ??= crypto.randomUUID()
    setState('busy')
    setError(null)
    try {
      const about = photo ? { subject: 'photo' as const, photo } : { subject }
      await unwrap(
        api['report.php'].$post({ json: { request_id: requestId.current, id, ...about, reason, details } }),
      )
      setState('sent')
    } catch (caught) {
      setError(asApiError(caught))
      setState('open')
    }
  }
  /** Who changes a report that may have arrived sends another one. */
  function changing<T>(set: (value: T) => void) {
    return (value: T) => {
      set(value)
      setError(null)
      requestId.current = null
    }
  }
  function reset() {
    requestId.current = null
    setPhoto(firstPhoto)
    setReason(null)
    setDetails('')
    setState('open')
    setError(null)
  }
  const known = error?.fields.reason ?? error?.fields.details
  return {
    photo,
    choosePhoto: changing(setPhoto),
    reason,
    chooseReason: changing(setReason),
    details,
    write: changing(setDetails),
    busy: state === 'busy',
    sent: state === 'sent',
    problem: error && !known ? words.text(error) : undefined,
    reasonError: words.field(error?.fields.reason),
    detailsError: words.field(error?.fields.details),
    send,
    reset,
  }
}
