import { useEffect, useState } from 'react'

const throttleMs = 200
const hideMs = 500

type LoadingBarProps = { active: boolean; label: string }

/** Waits 200 ms before it shows, runs for 5 s, and takes 500 ms to fill and go. */
export function LoadingBar({ active, label }: LoadingBarProps) {
  const [phase, setPhase] = useState<'idle' | 'running' | 'ending'>('idle')
  useEffect(() => {
    if (active) {
      const timer = setTimeout(() => setPhase('running'), throttleMs)
      return () => clearTimeout(timer)
    }
    setPhase((before) => (before === 'running' ? 'ending' : before))
    const timer = setTimeout(() => setPhase('idle'), hideMs)
    return () => clearTimeout(timer)
  }, [active])
  if (phase === 'idle') return null
  return <div role="status" aria-label={label} data-phase={phase} className="loading-bar" />
}
