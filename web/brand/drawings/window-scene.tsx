import { useId } from 'react'
import type { Elements } from '#ui/elements.ts'
import { Curtains } from './curtains.tsx'

type WindowSceneProps = {
  /** Drawn behind the window. */
  view: Elements
  curtains?: Elements
  /** Drawn on the window sill. */
  front?: Elements
}

const opening = 'M46 162V88a74 74 0 0 1 148 0v74Z'

/** The arched window that is the frame of every drawing. Its sill is at y = 159. */
export function WindowScene({ view, curtains = <Curtains />, front }: WindowSceneProps) {
  const clip = useId()
  return (
    <svg
      viewBox="16 4 208 192"
      aria-hidden="true"
      className="w-full"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <clipPath id={clip}>
        <path d={opening} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {view}
        {curtains}
        <path d="M194 88a74 74 0 0 0-148 0v74h7V94a70 70 0 0 1 141-6Z" fill="var(--paint-shade)" />
      </g>
      <path d={opening} fill="none" stroke="var(--dusk-edge)" strokeWidth="10" />
      <path d={opening} fill="none" stroke="var(--dusk-frame)" strokeWidth="7" />
      <path d="M36 168h168l-6 8H42Z" fill="var(--dusk-edge)" stroke="var(--dusk-edge)" strokeWidth="3" />
      <path d="M30 163.500h180" stroke="var(--dusk-frame)" strokeWidth="9" />
      {front}
    </svg>
  )
}
