import { useEffect, useState } from 'react'

/** The front camera. `refused`: there is none, or the page may not use it. */
export function useCamera() {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [refused, setRefused] = useState(false)
  useEffect(() => () => endStream(stream), [stream])

  async function open(): Promise<void> {
    try {
      const video = { facingMode: 'user', width: { ideal: 1080 }, height: { ideal: 1440 } }
      setStream(await navigator.mediaDevices.getUserMedia({ video }))
      setRefused(false)
    } catch {
      // No camera, no permission, or no secure connection: the phone's own camera app is left.
      setRefused(true)
    }
  }
  return { stream, refused, open, close: () => setStream(null) }
}

function endStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
