type Part = { text: string; hit: boolean }

const before = 30
const most = 120

/** A message in one line around the first word that was found, with what was found marked. */
export function excerptOf(body: string, patterns: string[]): Part[] {
  const line = body.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
  const hits = [...line.matchAll(new RegExp(patterns.join('|'), 'giu'))]
  const start = beginOf(line, hits[0]?.index ?? 0)
  const end = start + most
  const parts: Part[] = []
  let at = start
  for (const { index, 0: found } of hits) {
    if (index < at || index + found.length > end) continue
    parts.push({ text: line.slice(at, index), hit: false }, { text: found, hit: true })
    at = index + found.length
  }
  // A sign of two units is not cut in half.
  const rest = line.slice(at, Math.max(at, end)).replace(/[\uD800-\uDBFF]$/, '')
  parts.push({ text: at + rest.length < line.length ? `${rest}…` : rest, hit: false })
  if (start > 0) parts.unshift({ text: '…', hit: false })
  return parts.filter(({ text }) => text !== '')
}

/** The beginning of a word, some way before the hit. */
function beginOf(line: string, hit: number): number {
  if (hit <= before) return 0
  const gap = line.indexOf(' ', hit - before)
  return gap >= 0 && gap < hit ? gap + 1 : hit
}
