import { useEffect, useState } from 'react'
import { limits } from '#common/limits.ts'

type Picked = { file: File; src: string }

/** The picture that was chosen on this device, with an address to show it by, or what was wrong with it: a field's key. */
export function usePickedPhoto() {
  const [picked, setPicked] = useState<Picked | null>(null)
  const [problem, setProblem] = useState<string>()
  const src = picked?.src
  useEffect(() => () => (src ? URL.revokeObjectURL(src) : undefined), [src])

  function pick(file: File): void {
    const tooLarge = file.size > limits.photoBytes
    setProblem(tooLarge ? 'photo_too_large' : undefined)
    setPicked(tooLarge ? null : { file, src: URL.createObjectURL(file) })
  }
  function refuse(reason: string): void {
    setProblem(reason === 'photo_format' && isHeic(picked?.file) ? 'photo_heic' : reason)
    setPicked(null)
  }
  function drop(): void {
    setProblem(undefined)
    setPicked(null)
  }
  return { picked, problem, pick, refuse, drop }
}

/** Most browsers cannot show it, and so cannot say what it is either. */
function isHeic(file: File | undefined): boolean {
  return file !== undefined && (/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name))
}
