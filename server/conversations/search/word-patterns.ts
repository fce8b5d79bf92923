import { limits } from '#common/limits.ts'

/** What may stand for a letter that is typed without its accent, in the site's languages. */
const variants: Record<string, string> = {
  a: 'aàáâãäåą',
  c: 'cçćč',
  e: 'eèéêëę',
  i: 'iìíîï',
  l: 'lł',
  n: 'nñńň',
  o: 'oòóôõöøő',
  s: 'sśš',
  u: 'uùúûüů',
  y: 'yýÿ',
  z: 'zźżž',
}
const pairs: Record<string, string> = { ss: 'ß', ae: 'æ', oe: 'œ' }

/**
 * A regular expression for each word of a search, that PostgreSQL and JavaScript read alike: whatever is no letter or
 * digit stands for itself. A letter with an accent finds only itself.
 */
export function wordPatterns(query: string): string[] {
  const words = query
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
  return [...new Set(words)].slice(0, limits.chatSearchWords).map(patternOf)
}

function patternOf(word: string): string {
  return [...word.matchAll(/ss|ae|oe|./gsu)].map(([part]) => pieceOf(part)).join('')
}

function pieceOf(part: string): string {
  const pair = pairs[part]
  if (pair) return `(?:${[...part].map(pieceOf).join('')}|${pair})`
  const letters = variants[part]
  if (letters) return `[${letters}]`
  return /[\p{L}\p{N}]/u.test(part) ? part : part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
}
