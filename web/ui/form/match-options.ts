import { foldText } from '#common/fold-text.ts'

export type ComboboxOption = { value: string; label: string; hint?: string | undefined }

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
