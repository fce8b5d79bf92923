import type { NicheName } from '#common/niches.ts'

/** The four people in a brand's windows: files in portraits/. */
export const chosenPeople: Record<NicheName, string[]> = {
  general: ['p063', 'p047', 'p011', 'p038'],
  women: ['p070', 'p064', 'p051', 'p082'],
  bdsm: ['p055', 'p024', 'p015', 'p081'],
  bbw: ['p052', 'p071', 'p008', 'p039'],
  gilf: ['p066', 'p068', 'p061', 'p011'],
  milf: ['p074', 'p027', 'p070', 'p031'],
  gay: ['p034', 'p035', 'p060', 'p057'],
}
