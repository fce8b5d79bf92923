import { foldText } from '#common/text/fold-text.ts'

const spelledOut: [RegExp, string][] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
  [/å/g, 'aa'],
  [/ø/g, 'oe'],
]
const saint: Record<string, string> = { AT: 'sankt', CH: 'sankt', DE: 'sankt', FR: 'saint', LU: 'saint' }

/**
 * The folded spellings of a town's name: without accents (munchen), with letters spelled out (muenchen), and with St.
 * written in full.
 */
export function cityKeys(name: string, country: string): string[] {
  const lower = name.toLowerCase().normalize('NFC')
  const long = spelledOut.reduce((text, [letter, letters]) => text.replace(letter, letters), lower)
  const keys = [foldText(lower), foldText(long)]
  const inFull = keys.map((key) => key.replace(/^st /, `${saint[country] ?? 'saint'} `))
  // A name in two languages is found by either.
  const parts = name.includes('/') ? name.split('/').map(foldText) : []
  return [...new Set([...keys, ...inFull, ...parts])].filter(Boolean)
}
