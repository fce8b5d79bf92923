/** A number from 0 to `below` that is always the same for the same text. */
export function steadyNumber(text: string, below: number): number {
  let sum = 7
  for (const char of text) sum = (sum * 31 + char.charCodeAt(0)) % 1_000_003
  return sum % below
}
