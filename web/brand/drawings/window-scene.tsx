import { type ReactNode, useId } from 'react'

type WindowSceneProps = {
  /** Seen through the glass. */
  view?: ReactNode
  /** Stands before the window or on its sill. */
  front?: ReactNode
  bars?: boolean
}

const glass = 'M36 146V74a44 44 0 0 1 88 0v72Z'

/** The arched window every drawing starts from. */
export function WindowScene({ view, front, bars = true }: WindowSceneProps) {
  const clip = useId()
  return (
    <svg
      viewBox="6 20 148 148"
      aria-hidden="true"
      className="w-full"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <clipPath id={clip}>
        <path d={glass} />
      </clipPath>
      <path d={glass} fill="var(--color-pane)" />
      <g clipPath={`url(#${clip})`}>{view}</g>
      {bars && (
        <path d="M80 30v116M36 90h88" fill="none" stroke="var(--color-on-night-muted)" strokeWidth="3" />
      )}
      <path d={glass} fill="none" stroke="var(--color-primary-text)" strokeWidth="5" />
      <path d="M24 149h112" stroke="var(--color-primary-text)" strokeWidth="7" />
      {front}
    </svg>
  )
}
