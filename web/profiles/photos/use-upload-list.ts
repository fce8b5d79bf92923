import { useEffect, useRef, useState } from 'react'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { limits } from '#common/limits.ts'

export type PhotoUpload = {
  /** The server knows the upload by it, so that a retry makes no second photo. */
  id: string
  file: Blob
  src: string
  crop: string | null
  /** The share that has gone out; null while it waits for the others. */
  sent: number | null
  /** What went wrong, in words. */
  problem: string | null
  /** Whether the same file may do better another time. */
  again: boolean
}

/** The uploads that the page shows, each with an address of its picture. */
export function useUploadList() {
  const words = useErrorText()
  const [uploads, setUploads] = useState<PhotoUpload[]>([])
  const addresses = useRef(new Set<string>())
  useEffect(() => {
    const shown = addresses.current
    return () => {
      for (const src of shown) URL.revokeObjectURL(src)
    }
  }, [])

  /** `wrong`: the key of what is known to be wrong with it already. */
  function put(file: Blob, crop: string | null, wrong?: string): PhotoUpload {
    const src = URL.createObjectURL(file)
    addresses.current.add(src)
    const problem = words.field(file.size > limits.photoBytes ? 'photo_too_large' : wrong) ?? null
    const upload = { id: crypto.randomUUID(), file, src, crop, sent: null, problem, again: false }
    setUploads((all) => [...all, upload])
    return upload
  }
  const change = (id: string, changes: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)))

  function forget({ id, src }: PhotoUpload) {
    setUploads((all) => all.filter((each) => each.id !== id))
    URL.revokeObjectURL(src)
    addresses.current.delete(src)
  }
  return { uploads, put, change, forget }
}
