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
