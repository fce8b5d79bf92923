export type Outcome = 'sent' | 'refused' | 'unknown'

/** One message that a client wanted to send, and every answer it got to its attempts. */
export type Attempted = {
  clientId: string
  from: number
  to: number
  kind: 'text' | 'gift' | 'gif' | 'photo'
  /** The text, or the note of a gift; empty for the kinds without words. */
  body: string
  /** A status, or null for an attempt that was never answered. */
  answers: (number | null)[]
  /** Whether its sender has taken it back: `unknown` when nobody answered. */
  takenBack: 'no' | 'unknown' | 'yes'
  /** What may stand on it as its receiver's sign: several after an attempt that was not answered. */
  signs: (string | null)[]
}

/** What a client may rely on after one more request: 200 settles it, no answer or a 5xx leaves it open. */
export function isOpen(status: number | null): boolean {
  return status === null || status >= 500
}

/**
 * What the client may rely on. One success is enough; a refusal counts only where no attempt was left unanswered,
 * because that one may still have been carried out.
 */
export function outcomeOf({ answers }: Attempted): Outcome {
  if (answers.includes(200)) return 'sent'
  return answers.length === 0 || answers.some(isOpen) ? 'unknown' : 'refused'
}

/** How the whole history went, for the report. */
export function countOutcomes(history: Attempted[]) {
  const counted = { sent: 0, refused: 0, unknown: 0, retried: 0, takenBack: 0, signed: 0 }
  const kinds = { text: 0, gift: 0, gif: 0, photo: 0 }
  for (const attempted of history) {
    const outcome = outcomeOf(attempted)
    counted[outcome] += 1
    if (outcome === 'sent') kinds[attempted.kind] += 1
    if (attempted.answers.length > 1) counted.retried += 1
    if (attempted.takenBack === 'yes') counted.takenBack += 1
    if (attempted.signs.some((sign) => sign !== null)) counted.signed += 1
  }
  return { ...counted, ...kinds }
}
