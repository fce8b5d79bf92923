import { useEffect, useRef, useState } from 'react'
import { limits } from '#common/limits.ts'
import { sendablePicture } from './sendable-picture.ts'

type Picked = { file: Blob; src: string }

/** The picture that was chosen on this device, with an address to show it by, or what was wrong with it: a field's key. */
export function usePickedPhoto() {
  const [picked, setPicked] = useState<Picked | null>(null)
  const [problem, setProblem] = useState<string>()
  const latest = useRef<File>(undefined)
  const src = picked?.src
  useEffect(() => () => (src ? URL.revokeObjectURL(src) : undefined), [src])

  async function pick(chosen: File): Promise<void> {
    latest.current = chosen
    const sendable = await sendablePicture(chosen)
    // Another one was chosen while this one was converted.
    if (latest.current !== chosen) return
    if (!sendable) return refuse('photo_heic')
    const file = sendable.picture
    if (file.size > limits.photoBytes) return refuse('photo_too_large')
    setProblem(undefined)
    setPicked({ file, src: URL.createObjectURL(file) })
  }
  function refuse(reason: string): void {
    setProblem(reason)
    setPicked(null)
  }
  function drop(): void {
    latest.current = undefined
    setProblem(undefined)
    setPicked(null)
  }
  return { picked, problem, pick: (file: File) => void pick(file), refuse, drop }
}
