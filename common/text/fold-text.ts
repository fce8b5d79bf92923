const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** The text as somebody types it in a hurry: small letters, no accents, one kind of gap between words. */
export function foldText(text: string): string {
  return withPlainLetters(text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .replaceAll(/[\s'’.,/()-]+/gu, ' ')
    .trim()
}

/** The same for letters alone. A sign that another alphabet needs for a vowel stays: it is no accent. */
export function foldLetters(text: string): string {
  const small = text.toLowerCase().normalize('NFKD')
  return withPlainLetters(small.replaceAll(/(?=\p{M})[\p{sc=Zinh}\p{sc=Hebr}]/gu, ''))
}

function withPlainLetters(text: string): string {
  return text.replaceAll(/[^\x20-\x7f]/gu, (letter) => letters[letter] ?? letter)
}
