import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { camera, image } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { ProgressBar } from '#ui/notice/progress.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { FictionalNote } from '#web/profiles/card/fictional.tsx'
import { usePhotoInput } from '#web/profiles/use-photo-input.tsx'
import { usePickedPhoto } from '#web/profiles/use-picked-photo.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import type { AttachmentSheetProps } from '../composer/attachment-sheet-props.ts'
import { SendBar, SendProblem } from '../composer/send-bar.tsx'
import { useSendKind } from '../composer/use-send-kind.ts'

/** Chooses a picture, shows it, and sends it. Its price is on the button before it is charged. */
export function PhotoSheet({ me, to, quote, open, onClose, onSent }: AttachmentSheetProps) {
  const t = useTranslations('messageKinds.photo')
  const kinds = useTranslations('messageKinds')
  const errors = useErrorText()
  const cost = useSettings()?.photo_credits ?? 0
  const [clientId, setClientId] = useState<string>(() => crypto.randomUUID())
  const [share, setShare] = useState(0)
  const { picked, problem, pick, drop } = usePickedPhoto()
  const { mutate, isPending, error, reset } = useSendKind({ me, to: to.id })
  const { inputs, openGallery, openCamera } = usePhotoInput(([file]) => {
    if (!file) return
    setClientId(crypto.randomUUID())
    if (error) reset()
    pick(file)
  })

  function send() {
    if (!picked) return
    const message = { client_id: clientId, body: '', quote, at: Date.now() }
    setShare(0)
    mutate(
      { message, photo: { file: picked.file, onShare: setShare } },
      {
        onSuccess: (answer) => {
          drop()
          setClientId(crypto.randomUUID())
          onSent(answer?.conversation ?? null)
        },
      },
    )
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('title', { name: to.name })}
      closeLabel={kinds('close')}
      footer={<SendBar cost={cost} disabled={!picked} loading={isPending} onSend={send} />}
    >
      {inputs}
      <SendProblem error={error} />
      {problem && (
        <Banner tone="danger" urgent className="mb-3">
          {errors.field(problem)}
        </Banner>
      )}
      {to.is_fictional && <FictionalNote className="mb-4" />}
      {picked && (
        <img
          src={picked.src}
          alt={t('preview')}
          className="mx-auto mb-3 block max-h-[45dvh] max-w-full rounded-card object-contain"
        />
      )}
      {isPending && <ProgressBar value={share} max={1} label={t('button')} className="mb-3" />}
      <div className="my-3 flex flex-wrap justify-center gap-2">
        <Button variant="outline" onClick={openGallery} disabled={isPending}>
          <Icon icon={image} size={20} />
          <span>{picked ? t('other') : t('choose')}</span>
        </Button>
        <span className="hidden pointer-coarse:block">
          <Button variant="ghost" onClick={openCamera} disabled={isPending}>
            <Icon icon={camera} size={20} />
            {t('camera')}
          </Button>
        </span>
      </div>
      <p className="text-center text-14 text-balance text-muted">{t('arrives', { name: to.name })}</p>
    </Sheet>
  )
}
