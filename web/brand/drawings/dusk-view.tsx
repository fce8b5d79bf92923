import type { Elements } from '#ui/elements.ts'
import { Town } from './town.tsx'

type DuskViewProps = {
  /** Drawn in the sky. */
  children?: Elements
  moon?: boolean
  town?: Elements
}

/** The view from the window: evening sky with stars and moon over a town. */
export function DuskView({ children, moon = true, town = <Town /> }: DuskViewProps) {
  return (
    <>
      <path d="M42 8h156v158H42Z" fill="var(--dusk-1)" />
      <path d="M42 80c32-16 54 6 84-2s42-12 72-2v90H42Z" fill="var(--dusk-2)" />
      <path d="M42 106c28 6 50-8 82-2s46-2 74-6v70H42Z" fill="var(--dusk-3)" />
      <path d="M42 126c40-8 84 4 156-4v46H42Z" fill="var(--dusk-4)" />
      <path
        d="M98 36h.01M126 24h.01M84 58h.01M86 92h.01M156 92h.01M120 70h.01"
        stroke="var(--paint-cream)"
        strokeWidth="2.400"
      />
      <path
        d="m106 46 1.400 3.600 3.600 1.400-3.600 1.400-1.400 3.600-1.400-3.600-3.600-1.400 3.600-1.400Z"
        fill="var(--paint-cream)"
      />
      {moon && (
        <>
          <circle cx="138" cy="58" r="24" fill="var(--paint-cream)" opacity=".13" />
          <circle cx="138" cy="58" r="15" fill="var(--paint-cream)" />
          <path
            d="M133 52h.01M143 62h.01M135 65h.01"
            stroke="var(--paint-gold)"
            strokeWidth="4.500"
            opacity=".5"
          />
        </>
      )}
      {children}
      {town}
    </>
  )
}
