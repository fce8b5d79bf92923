import { foldText } from '#common/text/fold-text.ts'
import { warningWords } from './warning-words.ts'

export type Warning = 'money' | 'crypto' | 'elsewhere'

/** Addresses and numbers by which two can go on elsewhere. A date or a price has fewer digits. */
const addresses = [
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/iu,
  /\b(?:wa\.me|t\.me|discord\.gg)\//iu,
  /(?:\+|\b00)\d(?:[\s./()-]?\d){7,13}\b/u,
]

const patterns = Object.entries(warningWords).map(
  ([warning, words]) => [warning, new RegExp(` (?:${words.join('|')}) `, 'u')] as const,
)

/**
 * Finds what the receiver of a text should be warned of: it asks for money or crypto, or to go on in another service.
 * The words of all the site's languages count at once, since people do not write in the one of their account.
 */
export function findWarning(body: string): Warning | null {
  const words = ` ${
    foldText(body)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
  for (const [warning, pattern] of patterns) if (pattern.test(words)) return toWarning(warning)
  return addresses.some((address) => address.test(body)) ? 'elsewhere' : null
}

function toWarning(name: string): Warning {
  return name === 'money' || name === 'crypto' ? name : 'elsewhere'
}
