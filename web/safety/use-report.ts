import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { asApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { ReportReason } from '#common/reports.ts'
import { writtenText } from '#common/text/written-text.ts'

export type Report = ReturnType<typeof useReport>

/** A report that is being filled in. It keeps its id until it has arrived, so that sending it again makes no second one. */
export function useReport(id: string, subject: 'profile' | 'conversation', firstPhoto?: string) {
  const { api } = usePageData()
  const words = useErrorText()
  const requestId = useRef<string | null>(null)
  const [photo, setPhoto] = useState(firstPhoto)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [details, setDetails] = useState('')
  /** What is missing, before anything is sent. */
  const [missing, setMissing] = useState<{ reason?: string; details?: string }>({})
  const sending = useMutation({
    mutationFn: (chosen: ReportReason) => {
      requestId.current ??= crypto.randomUUID()
      const about = photo ? { subject: 'photo' as const, photo } : { subject }
      const json = { request_id: requestId.current, id, ...about, reason: chosen, details }
      return unwrap(api['report.php'].$post({ json }))
    },
  })

  function send() {
    if (sending.isPending) return
    if (sending.error) sending.reset()
    if (!reason) return setMissing({ reason: 'choose_one' })
    if (reason === 'other' && !writtenText(details)) return setMissing({ details: 'required' })
    setMissing({})
    sending.mutate(reason)
  }
  /** Who changes a report that may have arrived sends another one. */
  function changing<T>(set: (value: T) => void) {
    return (value: T) => {
      set(value)
      setMissing({})
      if (sending.error) sending.reset()
      requestId.current = null
    }
  }
  function reset() {
    requestId.current = null
    setPhoto(firstPhoto)
    setReason(null)
    setDetails('')
    setMissing({})
    sending.reset()
  }
  const error = sending.error && asApiError(sending.error)
  const fields = { ...error?.fields, ...missing }
  const known = fields.reason ?? fields.details
  return {
    photo,
    choosePhoto: changing(setPhoto),
    reason,
    chooseReason: changing(setReason),
    details,
    write: changing(setDetails),
    busy: sending.isPending,
    sent: sending.isSuccess,
    problem: error && !known ? words.text(error) : undefined,
    reasonError: words.field(fields.reason),
    detailsError: words.field(fields.details),
    send,
    reset,
  }
}
