import type { NicheName } from '#common/niches.ts'
import { markSigns } from './mark-signs.ts'

export function MarkSign({ niche }: { niche: NicheName }) {
  return markSigns[niche].shapes.map(({ d, pen }) =>
    pen ? (
      <path
        key={d}
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth={pen}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      <path key={d} d={d} fill="currentColor" />
    ),
  )
}
