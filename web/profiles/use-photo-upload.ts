import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { uploadFile } from '../site/api/upload-file.ts'
import { userQuery } from '../site/api/user-query.ts'
import { ownPhotosQuery } from './own-photos-query.ts'

/** Uploads a photo. `sent` is the share that has gone out, null while nothing is under way; 1 means that it is prepared. */
export function usePhotoUpload() {
  const { api } = usePageData()
  const queries = useQueryClient()
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const latest = useRef({ file: new Blob(), crop: '', id: '' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** What went wrong, or null. The same file with the same crop keeps its id, so that a retry makes no second one. */
  async function upload(file: Blob, crop: string): Promise<ApiError | null> {
    if (latest.current.file !== file || latest.current.crop !== crop)
      latest.current = { file, crop, id: crypto.randomUUID() }
    const query = new URLSearchParams({ client_id: latest.current.id, crop })
    running.current = new AbortController()
    setError(null)
    setSent(0)
    try {
      await uploadFile(`/api/photo.php?${query}`, file, { onSent: setSent, signal: running.current.signal })
      await queries.fetchQuery({ ...ownPhotosQuery(api), staleTime: 0 })
      void queries.invalidateQueries({ queryKey: userQuery(api).queryKey })
      return null
    } catch (caught) {
      const failure = asApiError(caught)
      setError(failure)
      return failure
    } finally {
      setSent(null)
    }
  }
  return { upload, sent, error, clear: () => setError(null) }
}
