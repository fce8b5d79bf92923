import { useDeviceText, writeDeviceText } from '#client/page/device-text.ts'
import type { Quote, QuoteDraft } from '#common/wire/conversations.ts'

function quoteKey(me: string, to: string): string {
  return `quote.${me}.${to}`
}

/** Stores what the next message to a member answers. */
export function startQuote(me: string, to: string, quote: Quote | null): void {
  writeDeviceText(quoteKey(me, to), quote ? JSON.stringify(quote) : '')
}

/** What the next message to a member answers, or null. */
export function useQuoteDraft(me: string, to: string): Quote | null {
  const [text] = useDeviceText(quoteKey(me, to))
  // Written by this site's own pages.
  const quote: Quote | null = text ? JSON.parse(text) : null
  return quote
}

/** The quote as it is sent. */
export function sentQuote(quote: Quote | null | undefined): QuoteDraft | null {
  if (!quote) return null
  if ('prompt' in quote) return { prompt: quote.prompt }
  if ('message' in quote) return quote.message && { message: quote.message.number }
  return quote.photo && { photo: quote.photo.id }
}
