/**
 * A name as it is kept and looked for: one spelling of what Unicode holds equal, one space where there are several, and
 * plain marks.
 */
export function normalName(name: string): string {
  return withPlainMarks(name).normalize('NFKC').replace(/\s+/gu, ' ').trim()
}

/** The apostrophe and the hyphen of every keyboard for those that phones and writing programs make of them. */
export function withPlainMarks(text: string): string {
  return text.replace(/[\u2018-\u201b\u2032\u00b4`\uff07]/gu, "'").replace(/[\p{Pd}\u2212]/gu, '-')
}
