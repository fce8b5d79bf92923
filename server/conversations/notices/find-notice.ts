import { foldText } from '#common/text/fold-text.ts'
import { noticeWords } from './notice-words.ts'

export type Notice = 'money' | 'crypto' | 'elsewhere'

/** Addresses and numbers by which two can go on elsewhere. A date or a price has fewer digits. */
const addresses = [
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/iu,
  /\b(?:wa\.me|t\.me|discord\.gg)\//iu,
  /(?:\+|\b00)\d(?:[\s./()-]?\d){7,13}\b/u,
]

const patterns = Object.entries(noticeWords).map(
  ([notice, words]) => [notice, new RegExp(` (?:${words.join('|')}) `, 'u')] as const,
)

/**
 * What the receiver of a text should be warned of: it asks for money or crypto, or to go on in another service. Plain
 * words of all languages of the site at once, since people do not write in the one of their account.
 */
export function findNotice(body: string): Notice | null {
  const words = ` ${
    foldText(body)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
  for (const [notice, pattern] of patterns) if (pattern.test(words)) return toNotice(notice)
  return addresses.some((address) => address.test(body)) ? 'elsewhere' : null
}

function toNotice(name: string): Notice {
  return name === 'money' || name === 'crypto' ? name : 'elsewhere'
}
