import { type RefObject, useEffect, useRef, useState } from 'react'

/** The front camera in a video element. `refused`: there is none, or the page may not use it. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onPhoto: (file: File) => void) {
  const stream = useRef<MediaStream>(undefined)
  const [state, setState] = useState<'off' | 'running' | 'refused'>('off')

  const stop = () => endStream(stream)
  useEffect(() => () => endStream(stream), [])

  async function open(): Promise<void> {
    try {
      const ideal = { facingMode: 'user', width: { ideal: 1080 }, height: { ideal: 1440 } }
      stop()
      stream.current = await navigator.mediaDevices.getUserMedia({ video: ideal })
      if (!video.current) return stop()
      video.current.srcObject = stream.current
      await video.current.play()
      setState('running')
    } catch {
      // No camera, no permission, or no secure connection: the phone's own camera app is left.
      stop()
      setState('refused')
    }
  }

  function snap(): void {
    const { current: element } = video
    if (!element) return
    const canvas = document.createElement('canvas')
    canvas.width = element.videoWidth
    canvas.height = element.videoHeight
    canvas.getContext('2d')?.drawImage(element, 0, 0)
    canvas.toBlob(
      (blob) => {
        if (!blob) return
        stop()
        setState('off')
        onPhoto(new File([blob], 'live.jpg', { type: 'image/jpeg' }))
      },
      'image/jpeg',
      0.92,
    )
  }
  return { open, snap, running: state === 'running', refused: state === 'refused' }
}

function endStream(stream: RefObject<MediaStream | undefined>): void {
  for (const track of stream.current?.getTracks() ?? []) track.stop()
  stream.current = undefined
}
