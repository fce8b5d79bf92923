export type ComboboxOption = { value: string; label: string; hint?: string | undefined }

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

/** The text as somebody types it in a hurry: small letters, no accents, one kind of gap between words. @internal For the test. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7f]/gu, (letter) => letters[letter] ?? letter)
    .replaceAll(/[\s'’.,/()-]+/gu, ' ')
    .trim()
}

/** The options that contain what was typed: first those that begin with it, then those with a word that does. */
export function matchOptions(options: ComboboxOption[], typed: string): ComboboxOption[] {
  const sought = foldText(typed)
  if (!sought) return options
  const ranks: ComboboxOption[][] = [[], [], []]
  for (const option of options) {
    const label = foldText(option.label)
    if (label.startsWith(sought)) ranks[0]?.push(option)
    else if (label.includes(` ${sought}`)) ranks[1]?.push(option)
    else if (label.includes(sought)) ranks[2]?.push(option)
  }
  return ranks.flat()
}

/** The one option that is exactly what was typed, but for accents and capitals. */
export function sameOption(options: ComboboxOption[], typed: string): ComboboxOption | undefined {
  const sought = foldText(typed)
  const same = options.filter(({ label }) => foldText(label) === sought)
  return same.length === 1 ? same[0] : undefined
}
