import { useLayoutEffect, useRef, useState } from 'react'
import { useStable } from '#ui/use-stable.ts'
import type { Bubble } from './bubbles.ts'
import type { History } from './history.ts'

/** The id of a message's element. */
export function elementOf(number: number | undefined): string | undefined {
  return number === undefined ? undefined : `message-${number}`
}

/**
 * Brings a message to the middle of the screen, takes the focus there and marks it for a moment; one that is not loaded is
 * loaded first. Begins with the one that the address names.
 */
export function useJump(bubbles: Bubble[], { around, go }: History): (number: number) => void {
  const [wanted, setWanted] = useState(() => ({ number: around }))
  const [known, setKnown] = useState(around)
  if (around !== known) {
    setKnown(around)
    if (around !== wanted.number) setWanted({ number: around })
  }
  const done = useRef<typeof wanted>(null)
  const isLoaded = wanted.number !== null && bubbles.some(({ number }) => number === wanted.number)
  useLayoutEffect(() => {
    if (wanted.number === null || !isLoaded || done.current === wanted) return
    done.current = wanted
    show(wanted.number)
  }, [wanted, isLoaded])
  return useStable((number: number) => {
    setWanted({ number })
    if (!bubbles.some((bubble) => bubble.number === number)) go(number)
  })
}

function show(number: number): void {
  const element = document.getElementById(elementOf(number) ?? '')
  if (!element) return
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  element.focus({ preventScroll: true })
  element.animate([{ backgroundColor: 'var(--color-warning-tint)' }, { backgroundColor: 'transparent' }], {
    duration: 2_000,
    easing: 'ease-in',
  })
}
