import type { Languages } from '#client/texts/messages.ts'

/**
 * One list of text files per language, each in a chunk of its own. A page with all lists would carry 2 kB for the ten
 * other languages.
 */
export const memberTexts: Languages = import.meta.glob<Awaited<ReturnType<Languages[string]>>>('./??.ts')
