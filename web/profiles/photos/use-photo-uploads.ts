import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { asApiError } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { uploadFile } from '#web/site/api/upload-file.ts'
import { refreshUser } from '#web/site/api/user-query.ts'
import { ownPhotosQuery } from '../own-photos-query.ts'
import { type PhotoUpload, useUploadList } from './use-upload-list.ts'

/** Uploads photos one after the other, in the order in which they were chosen. */
export function usePhotoUploads() {
  const { api } = usePageData()
  const queries = useQueryClient()
  const problemOf = useProblem()
  const { uploads, put, change, forget } = useUploadList()
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const stops = running.current
    return () => {
      for (const stop of stops.values()) stop.abort()
    }
  }, [])

  async function send(upload: PhotoUpload, { signal }: AbortController): Promise<void> {
    if (signal.aborted) return
    const query = new URLSearchParams({ client_id: upload.id, ...(upload.crop && { crop: upload.crop }) })
    change(upload.id, { sent: 0 })
    try {
      const onSent = (sent: number) => change(upload.id, { sent })
      await uploadFile(`/api/photo.php?${query}`, upload.file, { onSent, signal })
      await queries.fetchQuery({ ...ownPhotosQuery(api), staleTime: 0 })
      forget(upload)
      void refreshUser(queries)
    } catch (error) {
      if (!signal.aborted) change(upload.id, { sent: null, ...problemOf(error) })
      // It may have arrived all the same.
      else void queries.invalidateQueries({ queryKey: ownPhotosQuery(api).queryKey })
    } finally {
      running.current.delete(upload.id)
    }
  }

  function start(upload: PhotoUpload) {
    const stop = new AbortController()
    running.current.set(upload.id, stop)
    change(upload.id, { sent: null, problem: null })
    line.current = line.current.then(() => send(upload, stop))
  }

  function add(file: Blob, crop: string | null = null) {
    const upload = put(file, crop)
    if (upload.problem === null) start(upload)
  }

  function cancel(upload: PhotoUpload) {
    running.current.get(upload.id)?.abort()
    forget(upload)
  }
  return {
    uploads,
    add,
    refuse: (file: Blob, wrong: string) => void put(file, null, wrong),
    cancel,
    retry: start,
  }
}

/** What a failed upload's place says. */
function useProblem() {
  const t = useTranslations('photos')
  const words = useErrorText()
  return (error: unknown): Partial<PhotoUpload> => {
    const failure = asApiError(error)
    const field = failure.code === 'too_large' ? 'photo_too_large' : failure.fields.photo
    if (field) return { problem: words.field(field) ?? null, again: false }
    const problem = failure.code === 'offline' ? t('lost') : words.text(failure)
    return { problem, again: failure.code !== 'photos_used_up' }
  }
}
