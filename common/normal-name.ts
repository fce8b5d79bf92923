/** A name as it is kept and looked for: one spelling of what Unicode holds equal, one space where there are several. */
export function normalName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, ' ').trim()
}
