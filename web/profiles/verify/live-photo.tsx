import { useTranslations } from 'use-intl'
import type { Pose } from '#common/profiles/photo-review.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { camera as cameraIcon } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { usePhotoInput } from '../use-photo-input.tsx'
import { usePickedPhoto } from '../use-picked-photo.ts'
import { CameraView } from './camera-view.tsx'
import { PoseDrawing } from './pose-drawing.tsx'
import { useCamera } from './use-camera.ts'
import { useSendLivePhoto } from './use-send-live-photo.ts'

/** The asked pose, the camera, and the photo before it is sent. Where no camera opens, the phone's own app takes it. */
export function LivePhoto({ pose }: { pose: Pose }) {
  const t = useTranslations('photoReview.verify')
  const { picked, pick, drop } = usePickedPhoto()
  const camera = useCamera()
  const { inputs, openCamera } = usePhotoInput(([file]) => file && pick(file))
  const { send, busy, wrong, clear } = useSendLivePhoto()
  const taken = (file: File) => {
    pick(file)
    camera.close()
  }
  const again = () => {
    clear()
    drop()
    void camera.open()
  }
  return (
    <>
      <div className="flex items-center gap-4">
        <PoseDrawing pose={pose} />
        <div className="min-w-0">
          <h2>{t(`poses.${pose}`)}</h2>
          <p className="mt-1 text-muted">{t('hint')}</p>
        </div>
      </div>
      {wrong && (
        <Banner tone="danger" urgent>
          {wrong}
        </Banner>
      )}
      {camera.refused && !picked && <Banner tone="warning">{t('no_camera')}</Banner>}
      {picked && (
        <img
          src={picked.src}
          alt={t('preview')}
          className="aspect-3/4 max-h-[36svh] max-w-full justify-self-center rounded-card bg-sunken object-cover"
        />
      )}
      {picked ? (
        <div className="grid grid-cols-2 gap-3 *:px-4">
          <Button variant="outline" size="lg" disabled={busy} onClick={again}>
            {t('again')}
          </Button>
          <Button size="lg" loading={busy} onClick={() => void send(picked.file)}>
            {t('send')}
          </Button>
        </div>
      ) : camera.stream ? (
        <CameraView stream={camera.stream} onPhoto={taken} />
      ) : (
        <Button size="lg" onClick={() => (camera.refused ? openCamera() : void camera.open())}>
          <Icon icon={cameraIcon} size={20} />
          {t(camera.refused ? 'snap' : 'camera')}
        </Button>
      )}
      {inputs}
    </>
  )
}
