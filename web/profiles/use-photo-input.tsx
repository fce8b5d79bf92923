import { type ChangeEvent, useRef } from 'react'
import type { Elements } from '#ui/elements.ts'

/** Named one by one: asked for any picture, an iPhone would hand over HEIC, which it turns into JPEG for these. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
/** Elsewhere a HEIC file would only be grey in the picker; chosen, it is converted or refused in words. */
const withHeic = `${accepted},image/heic,image/heif,.heic,.heif`

type PhotoInput = { inputs: Elements; openGallery: () => void; openCamera: () => void }

/** The browser's own ways to a picture. `inputs` are to be rendered; no one sees them. */
export function usePhotoInput(onPick: (files: File[]) => void, multiple = false): PhotoInput {
  const gallery = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  function picked({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again.
    target.value = ''
    if (files.length > 0) onPick(files)
  }
  function openGallery() {
    if (!gallery.current) return
    gallery.current.accept = isAppleTouch() ? accepted : withHeic
    gallery.current.click()
  }
  const shared = { type: 'file', accept: accepted, hidden: true, onChange: picked } as const
  return {
    inputs: (
      <>
        <input {...shared} multiple={multiple} ref={gallery} />
        <input {...shared} ref={camera} capture="user" />
      </>
    ),
    openGallery,
    openCamera: () => camera.current?.click(),
  }
}

/** An iPad calls itself a Macintosh. */
function isAppleTouch(): boolean {
  return /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
}
