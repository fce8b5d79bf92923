const longestRead = 20_000
const longest = 1_000
const kinds = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'])

const place = String.raw`(?:\$\d+|\?|default)`
const row = String.raw`\(${place}(?:, ${place})*\)`
const manyRows = new RegExp(`(${row})(?:, ${row})+`, 'g')
const longList = new RegExp(`(${place})(?:, ${place}){7,}`, 'g')

/** The word that a statement begins with, one of a few. */
export function statementKind(text: string): string {
  const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? ''
  return kinds.has(word) ? word : 'other'
}

/** A statement as it may be logged: on one line, without any value or comment, lists cut short, at most 1,000 characters. */
export function normaliseStatement(text: string): string {
  return text
    .slice(0, longestRead)
    .replace(/\$([a-z_]*)\$.*?(?:\$\1\$|$)/gis, '?')
    .replace(/'(?:[^'\\]|''|\\.)*'?/gs, '?')
    .replace(/--.*$/gm, '')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?/g, '?')
    .replace(/\s+/g, ' ')
    .replace(manyRows, '$1, …')
    .replace(longList, '$1, …')
    .trim()
    .slice(0, longest)
}
