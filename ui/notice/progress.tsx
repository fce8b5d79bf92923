import { useEffect, useState } from 'react'

const throttleMs = 200
const hideMs = 500

type LoadingBarProps = { active: boolean; label: string }

/** Appears after 200 ms, runs for 5 s, and takes 500 ms to fill and disappear. */
export function LoadingBar({ active, label }: LoadingBarProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(active), active ? throttleMs : hideMs)
    return () => clearTimeout(timer)
  }, [active])
  if (!shown) return null
  return (
    <div
      role="status"
      aria-label={label}
      data-phase={active ? 'running' : 'ending'}
      className="loading-bar"
    />
  )
}

type ProgressBarProps = { label: string; value: number; max: number; className?: string | undefined }

export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return (
    <div className={className}>
      <progress aria-label={label} value={value} max={max} className="progress" />
    </div>
  )
}
