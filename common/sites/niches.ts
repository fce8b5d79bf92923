export const niches = {
  1: 'general',
  2: 'women',
  3: 'bdsm',
  4: 'bbw',
  5: 'gilf',
  6: 'milf',
  7: 'gay',
} as const

export type NicheId = keyof typeof niches
export type NicheName = (typeof niches)[NicheId]

const byNumber = new Map<number, NicheName>(Object.entries(niches).map(([id, name]) => [Number(id), name]))

/** The niche of a number as the wire has it; the general one where there is none of that number. */
export function nicheNamed(id: number | undefined): NicheName {
  return byNumber.get(id ?? 1) ?? niches[1]
}
