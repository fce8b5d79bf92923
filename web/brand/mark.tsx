import type { NicheName } from '#common/sites/niches.ts'
import { arch, markSigns } from './mark-signs.ts'

type MarkProps = {
  niche: NicheName
  /** "current" draws the arch in the text's colour, with the sign in the background's. */
  tone?: 'accent' | 'current' | undefined
  className?: string
}

export function Mark({ niche, tone = 'accent', className = 'h-8' }: MarkProps) {
  return (
    <svg viewBox="0 0 48 56" aria-hidden="true" className={className}>
      <path d={arch} fill={tone === 'accent' ? 'var(--color-primary)' : 'currentColor'} />
      <g color={tone === 'accent' ? '#ffffff' : 'var(--color-bg)'}>
        <MarkSign niche={niche} />
      </g>
    </svg>
  )
}

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
