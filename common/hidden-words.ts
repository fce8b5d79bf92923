import { foldText } from './fold-text.ts'

/** Whether a text contains one of the words or groups of words, whole, in whatever case and with accents or without. */
export function hasHiddenWord(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const plain = wordsOf(text)
  return words.map(wordsOf).some((word) => word.trim() !== '' && plain.includes(word))
}

/** The words with a gap before and after each, so that a part of a word is none. */
function wordsOf(text: string): string {
  return ` ${
    foldText(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
}
