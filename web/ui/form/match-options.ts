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

/** Normalizes a text for the search: small letters, no accents, single spaces. @internal For the test. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7f]/gu, (letter) => letters[letter] ?? letter)
    .replaceAll(/[\s'’.,/()-]+/gu, ' ')
    .trim()
}

/** The options that match the typed text: first those that begin with it, then those with a later word that does. */
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

/** The option that equals the typed text but for accents and capitals, if there is exactly one. */
export function sameOption(options: ComboboxOption[], typed: string): ComboboxOption | undefined {
  const sought = foldText(typed)
  const same = options.filter(({ label }) => foldText(label) === sought)
  return same.length === 1 ? same[0] : undefined
}
