import { useEffect, useRef, useState } from 'react'

export type Waiting = { file: Blob; src: string }

/** Pictures of which the first is still to be cropped, because it becomes the main photo; the others wait behind it. */
export function useCropQueue(add: (file: Blob, crop?: string | null) => void) {
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const shown = useRef(new Set<string>())
  useEffect(() => {
    const addresses = shown.current
    return () => {
      for (const src of addresses) URL.revokeObjectURL(src)
    }
  }, [])

  function wait(files: Blob[]) {
    const more = files.map((file) => ({ file, src: URL.createObjectURL(file) }))
    for (const { src } of more) shown.current.add(src)
    setWaiting((before) => [...before, ...more])
  }
  /** Uploads the first as it was cropped, and then the others. */
  function use(crop: string | null) {
    for (const { file } of waiting) add(file, file === waiting[0]?.file ? crop : null)
    setWaiting([])
  }
  /** Leaves the first out: the next one is to be cropped. */
  const leave = () => setWaiting(waiting.slice(1))
  return { first: waiting[0], count: waiting.length, wait, use, leave }
}
