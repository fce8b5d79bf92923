import type { NicheName } from '#common/niches.ts'

const files = import.meta.glob<string>('./portraits/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const chosen: Record<NicheName, string[]> = {
  general: ['p063', 'p047', 'p011', 'p038'],
  women: ['p070', 'p064', 'p051', 'p082'],
  bdsm: ['p055', 'p024', 'p015', 'p081'],
  bbw: ['p052', 'p071', 'p008', 'p039'],
  gilf: ['p066', 'p068', 'p061', 'p011'],
  milf: ['p074', 'p027', 'p070', 'p031'],
  gay: ['p034', 'p035', 'p060', 'p057'],
}

/** The four people in a brand's windows, as addresses of pictures. */
export function indexPortraits(niche: NicheName): string[] {
  return chosen[niche].map((name) => files[`./portraits/${name}.webp`]!)
}
