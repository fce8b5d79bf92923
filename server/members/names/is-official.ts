import { normalName } from '#common/text/normal-name.ts'
import { nameKeys } from './name-keys.ts'
import { officialAlone, officialNames } from './official-words.ts'

const anywhere = new Set(officialNames.map(plain))
const alone = new Set(officialAlone.map(plain))

/** Whether a name speaks for the site: its own name or an official word is in it, however it is spelled or spaced. */
export function isOfficial(name: string, siteName: string): boolean {
  const site = plain(siteName)
  const parts = normalName(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[ ._'-]+/)
  const words = parts.flatMap((_, from) =>
    parts.slice(from).map((_part, length) => parts.slice(from, from + length + 1).join('')),
  )
  const isOne = (word: string) => word === site || anywhere.has(word)
  return (
    words.some((word) => spellings(word).some(isOne)) ||
    spellings(parts.join('')).some((word) => alone.has(word))
  )
}

/** A word with digits in place of letters, and one with digits around it. */
function spellings(word: string): string[] {
  return [plain(word), plain(word.replace(/^\d+|\d+$/g, ''))]
}

/** Its look without spaces and accents, where any i may stand for an l. */
function plain(words: string): string {
  return nameKeys(words)
    .nameLook.replace(/[\p{M}\s]/gu, '')
    .replaceAll('i', 'l')
}
