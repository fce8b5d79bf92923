import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { FieldNotes } from '#ui/form/field.tsx'
import { ownPhotosQuery } from './own-photos-query.ts'
import { PhotoFrame } from './photo-frame.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { PhotoPlacing } from './photo-placing.tsx'
import { PhotoReady } from './photo-ready.tsx'
import { PhotoTips } from './photo-tips.tsx'
import { useDeletePhoto } from './use-delete-photo.ts'
import { usePhotoInput } from './use-photo-input.tsx'
import { usePhotoUpload } from './use-photo-upload.ts'
import { usePickedPhoto } from './use-picked-photo.ts'

const whole = '0,0,1,1'

type PhotoStepProps = {
  /** The member has a photo and goes on. */
  onDone: () => void
  onSkip: () => void
}

/**
 * The signup's question for a photo: choose or take one, move it into place, upload it; or skip. The page's loader
 * brings ownPhotosQuery and the texts `photos`.
 */
export function PhotoStep({ onDone, onSkip }: PhotoStepProps) {
  const t = useTranslations('photos')
  const all = useTranslations('app')
  const words = useErrorText()
  const { api } = usePageData()
  const [photo] = useSuspenseQuery(ownPhotosQuery(api)).data.photos
  const { picked, problem, pick, refuse, drop } = usePickedPhoto()
  const { upload, sent, error, clear } = usePhotoUpload()
  const { mutate: remove, isPending } = useDeletePhoto()
  const [crop, setCrop] = useState(whole)
  const { inputs, openGallery, openCamera } = usePhotoInput(([file]) => {
    if (!file) return
    clear()
    setCrop(whole)
    pick(file)
  })
  const errorId = useId()
  const wrong = words.field(problem)

  async function send(file: Blob) {
    const failure = await upload(file, crop)
    if (!failure) return drop()
    const unfit = failure.code === 'too_large' ? 'photo_too_large' : failure.fields.photo
    if (unfit) refuse(unfit)
  }

  if (photo)
    return (
      <PhotoFrame
        part="ready"
        title={t('ready.title')}
        hint={t(`ready.${photo.status === 'active' ? 'automatic' : 'staff'}`)}
        buttons={twoButtons(
          <Button variant="outline" size="lg" block loading={isPending} onClick={() => remove(photo.id)}>
            {t('remove')}
          </Button>,
          <Button size="lg" block onClick={onDone}>
            {all('continue')}
          </Button>,
        )}
      >
        <PhotoReady photo={photo} />
      </PhotoFrame>
    )
  if (picked)
    return (
      <PhotoFrame
        part="placing"
        title={t('crop.title')}
        hint={t('crop.hint')}
        buttons={twoButtons(
          <Button variant="outline" size="lg" block disabled={sent !== null} onClick={openGallery}>
            {t('crop.another')}
          </Button>,
          <Button size="lg" block loading={sent !== null} onClick={() => void send(picked.file)}>
            {error ? all('retry') : t('crop.use')}
          </Button>,
        )}
      >
        <PhotoPlacing
          key={picked.src}
          src={picked.src}
          sent={sent}
          error={error ? (error.code === 'offline' ? t('lost') : words.text(error)) : undefined}
          onCrop={setCrop}
          onUnfit={refuse}
        />
        {inputs}
      </PhotoFrame>
    )
  return (
    <PhotoFrame
      part="empty"
      title={t('title')}
      hint={t('hint')}
      buttons={twoButtons(
        <Button variant="outline" size="lg" block onClick={onSkip}>
          {t('skip')}
        </Button>,
        <Button size="lg" block onClick={openGallery}>
          {t('choose')}
        </Button>,
      )}
    >
      <div className="grid justify-items-center gap-3">
        <PhotoPicker describedBy={wrong && errorId} onGallery={openGallery} onCamera={openCamera} />
        <FieldNotes hintId="" errorId={errorId} error={wrong} />
      </div>
      <PhotoTips />
      {inputs}
    </PhotoFrame>
  )
}

const twoButtons = (left: Elements, right: Elements) => (
  <>
    {left}
    {right}
  </>
)
