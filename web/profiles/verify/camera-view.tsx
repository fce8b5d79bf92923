import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { camera as cameraIcon } from '#ui/icons.ts'

type CameraViewProps = { stream: MediaStream; onPhoto: (file: File) => void }

/** What the camera sees, as in a mirror, and the button that takes the photo. */
export function CameraView({ stream, onPhoto }: CameraViewProps) {
  const t = useTranslations('photoReview.verify')
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!video.current) return
    video.current.srcObject = stream
    // It is refused only where the element is gone already.
    video.current.play().catch(() => {})
  }, [stream])
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        className="aspect-3/4 max-h-[36svh] max-w-full -scale-x-100 justify-self-center rounded-card bg-sunken object-cover"
      />
      <Button size="lg" onClick={() => video.current && void takePhoto(video.current).then(onPhoto)}>
        <Icon icon={cameraIcon} size={20} />
        {t('snap')}
      </Button>
    </>
  )
}

function takePhoto(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => {
    const made = (blob: Blob | null) => blob && resolve(new File([blob], 'live.jpg', { type: 'image/jpeg' }))
    canvas.toBlob(made, 'image/jpeg', 0.92)
  })
}
