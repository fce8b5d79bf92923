import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Gone } from './swipe-deck.tsx'
import type { Pull, Way } from './use-drag.ts'
import type { useSwipe } from './use-swipe.ts'

const still: Pull = { dx: 0, dy: 0 }

/** What fingers, buttons and keys do to the stack, and the cards that are leaving because of it. */
export function useDeck({ stack, like, pass, undo }: ReturnType<typeof useSwipe>) {
  const [gone, setGone] = useState<Gone[]>([])
  const count = useRef(0)
  const onGone = useCallback((done: Gone) => setGone((all) => all.filter((each) => each !== done)), [])

  function decide(way: Way, pull = still): boolean {
    const [member] = stack.members
    if (!member || !(way === 'like' ? like(member) : pass(member))) return false
    count.current += 1
    const key = count.current
    setGone((all) => [...all, { member, way, pull, key }])
    return true
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isElsewhere(event)) return
    if (event.key === 'ArrowRight') decide('like')
    else if (event.key === 'ArrowLeft') decide('pass')
    else if (event.key === 'Backspace') undo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return { gone, onGone, decide }
}

/** The key is meant for a dialog, a menu or a field, or for the browser; or it is being held down. */
function isElsewhere({ target, altKey, ctrlKey, metaKey, shiftKey, repeat }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey || repeat) return true
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest('input, textarea, select, [role="menu"]') !== null
}
