import { useEffect, useRef, useState } from 'react'
import type { Sendable } from '../sendable-picture.ts'

export type Waiting = Sendable & { src: string }

/**
 * Pictures of which the first is still to be cropped, because it becomes the main photo or cannot be shown whole; the
 * others wait behind it.
 */
export function useCropQueue(add: (file: Blob, crop?: string | null) => void) {
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const shown = useRef(new Set<string>())
  useEffect(() => {
    const addresses = shown.current
    return () => {
      for (const src of addresses) URL.revokeObjectURL(src)
    }
  }, [])

  function wait(pictures: Sendable[]) {
    const more = pictures.map((each) => ({ ...each, src: URL.createObjectURL(each.picture) }))
    for (const { src } of more) shown.current.add(src)
    setWaiting((before) => [...before, ...more])
  }
  /** Uploads the first as it was cropped, and then the others that can be shown whole. */
  function use(crop: string | null) {
    const [first, ...others] = waiting
    if (first) add(first.picture, crop)
    for (const { picture, narrow } of others) if (!narrow) add(picture, null)
    setWaiting(others.filter(({ narrow }) => narrow))
  }
  /** Leaves the first out: the next one is to be cropped. */
  const leave = () => setWaiting(waiting.slice(1))
  return { first: waiting[0], count: waiting.length, wait, use, leave }
}
