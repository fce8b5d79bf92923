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
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7f]/gu, (letter) => letters[letter] ?? letter)
    .replaceAll(/[\s'’.,/()-]+/gu, ' ')
    .trim()
}
