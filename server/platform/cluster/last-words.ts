/** The end of what a program said. */
export function lastWords(text: string): string {
  return text.trim().split('\n').slice(-8).join('\n')
}
