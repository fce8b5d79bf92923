export type ComboboxOption = { value: string; label: string; hint?: string | undefined }

/** Writes a text the way two texts are compared, such as in small letters and without accents. */
export type Fold = (text: string) => string

/** The options that match the typed text: first those that begin with it, then those with a later word that does. */
export function matchOptions(options: ComboboxOption[], typed: string, fold: Fold): ComboboxOption[] {
  const sought = fold(typed)
  if (!sought) return options
  const ranks: ComboboxOption[][] = [[], [], []]
  for (const option of options) {
    const label = fold(option.label)
    if (label.startsWith(sought)) ranks[0]?.push(option)
    else if (label.includes(` ${sought}`)) ranks[1]?.push(option)
    else if (label.includes(sought)) ranks[2]?.push(option)
  }
  return ranks.flat()
}

/** The option that equals the typed text when both are folded, if there is exactly one. */
export function sameOption(options: ComboboxOption[], typed: string, fold: Fold): ComboboxOption | undefined {
  const sought = fold(typed)
  const same = options.filter(({ label }) => fold(label) === sought)
  return same.length === 1 ? same[0] : undefined
}
