import type { NicheName } from '#common/niches.ts'

/** The four portraits of each brand: files in portraits/. Each must be recognisable as an adult at once. */
export const chosenPeople: Record<NicheName, string[]> = {
  general: ['p054', 'p047', 'p011', 'p038'],
  women: ['p070', 'p064', 'p051', 'p082'],
  bdsm: ['p055', 'p024', 'p046', 'p081'],
  bbw: ['p118', 'p071', 'p008', 'p039'],
  gilf: ['p066', 'p068', 'p061', 'p011'],
  milf: ['p093', 'p027', 'p070', 'p031'],
  gay: ['p034', 'p012', 'p132', 'p057'],
}
