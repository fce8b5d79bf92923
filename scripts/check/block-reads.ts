const NAME = String.raw`(?:public\.)?"?block"?(?![\w-])`
const OTHER = String.raw`(?:"?\w+"?(?:\s+(?:as\s+)?\w+)?\s*,\s*)`
const IN_SQL = new RegExp(
  String.raw`(?<!\bdelete\s+)\b(?:from|join|using)\s+(?:lateral\s+)?${OTHER}*${NAME}`,
  'gi',
)
const IN_DRIZZLE = /(?:\.from|\b\w*[jJ]oin\w*|\.using|\balias|\bjoined)\(\s*blocks\b|\.query\.blocks\b/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g

/**
 * The lines of a TypeScript source that read the table `block`, by SQL or by Drizzle's builder. Writing to it is
 * allowed.
 */
export function blockReads(source: string): number[] {
  const code = source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
  const places = [IN_SQL, IN_DRIZZLE].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ index }) => index),
  )
  const lines = places.map((place) => code.slice(0, place).split('\n').length)
  return [...new Set(lines)].sort((a, b) => a - b)
}
