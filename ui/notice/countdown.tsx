import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from '../class-names.ts'

type CountdownProps = {
  /** Milliseconds since 1970, by the server's clock. */
  endsAt: number
  /** Milliseconds the server's clock is ahead of this device's. Null: not known yet, so that it stands. */
  clockOffset?: number | null | undefined
  /** By the server's clock: what server and browser show first. */
  startsAt?: number | undefined
  onEnd?: () => void
  label?: string | undefined
  className?: string | undefined
}

function format(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

export function Countdown({ endsAt, clockOffset = 0, startsAt, onEnd, label, className }: CountdownProps) {
  const [left, setLeft] = useState(() => endsAt - (startsAt ?? Date.now() + (clockOffset ?? 0)))
  const ended = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (clockOffset === null) return
    const offset = clockOffset
    let timer: ReturnType<typeof setTimeout>
    function tick() {
      const now = endsAt - Date.now() - offset
      setLeft(now)
      // Set for the next whole second, so that a late timer never shows a second twice.
      if (now > 0) timer = setTimeout(tick, now % 1000 || 1000)
      else ended()
    }
    tick()
    return () => clearTimeout(timer)
  }, [endsAt, clockOffset])
  return (
    <span
      role="timer"
      aria-label={label}
      suppressHydrationWarning
      className={classNames('font-extrabold tabular-nums', className)}
    >
      {format(left)}
    </span>
  )
}
