export type Outcome = 'sent' | 'refused' | 'unknown'

/** One message that a client wanted to send, and every answer it got to its attempts. */
export type Attempted = {
  clientId: string
  from: number
  to: number
  body: string
  /** Sent as the note of a gift instead of a text. */
  gift: boolean
  /** A status, or null for an attempt that was never answered. */
  answers: (number | null)[]
}

/**
 * What the client may rely on. One success is enough; a refusal counts only where no attempt was left unanswered,
 * because that one may still have been carried out.
 */
export function outcomeOf({ answers }: Attempted): Outcome {
  if (answers.includes(200)) return 'sent'
  const uncertain = answers.length === 0 || answers.some((status) => status === null || status >= 500)
  return uncertain ? 'unknown' : 'refused'
}

/** How the whole history went, for the report. */
export function countOutcomes(history: Attempted[]): Record<Outcome | 'retried', number> {
  const counted = { sent: 0, refused: 0, unknown: 0, retried: 0 }
  for (const attempted of history) {
    counted[outcomeOf(attempted)] += 1
    if (attempted.answers.length > 1) counted.retried += 1
  }
  return counted
}
