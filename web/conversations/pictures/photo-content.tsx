import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { MessagePhoto } from '#common/wire/conversations.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { eye, x } from '#ui/icons.ts'
import { Photo } from '#ui/media/photo.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { useBackCloses } from '#ui/overlay/use-back-closes.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { photoColor, photoUrl } from '#web/profiles/card/photo-source.ts'
import { changeMessage } from '../conversations-query.ts'

type PhotoContentProps = {
  photo: MessagePhoto | null
  own: boolean
  name: string
  conversation: string | undefined
  number: number
}

/** A photo in its bubble: blurred with a button, as long as its receiver has not asked to see it; a tap enlarges it. */
export function PhotoContent({ photo, own, name, conversation, number }: PhotoContentProps) {
  const t = useTranslations('messageKinds')
  const [open, setOpen] = useState(false)
  useBackCloses(open, () => setOpen(false))
  if (!photo) return <p className="text-14 text-muted italic">{t('photo.gone')}</p>
  const source = {
    src: photoUrl(photo.filename),
    width: photo.width,
    height: photo.height,
    color: photoColor(photo.placeholder),
  }
  const alt = own ? t('photo.own') : t('photo.theirs', { name })
  if (photo.veiled && conversation)
    return (
      <div className="relative w-60 max-w-full" style={frameOf(photo)}>
        <Photo photo={source} alt={alt} />
        <Veil conversation={conversation} number={number} />
      </div>
    )
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative block w-60 max-w-full cursor-zoom-in focus-visible:-outline-offset-3"
        style={frameOf(photo)}
      >
        <Photo photo={source} alt={alt} />
        <span className="sr-only">{t('photo.larger')}</span>
      </button>
      <Modal open={open} onClose={() => setOpen(false)} aria-label={alt} className="modal-full on-night">
        <div className="relative min-h-0 flex-1">
          <Photo photo={source} alt={alt} fit="contain" />
        </div>
        <IconButton
          variant="photo"
          label={t('close')}
          icon={<Icon icon={x} size={24} />}
          onClick={() => setOpen(false)}
          className="absolute! top-6 right-3 z-4"
        />
      </Modal>
    </>
  )
}

/** As the picture is, but neither a strip nor a tower. */
function frameOf({ width, height }: MessagePhoto) {
  return { aspectRatio: Math.min(1.6, Math.max(0.7, width / height)) }
}

function Veil({ conversation, number }: { conversation: string; number: number }) {
  const t = useTranslations('messageKinds.photo')
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const errors = useErrorText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api['photo-message.php'].$put({ json: { conversation, number } })),
    onSuccess: ({ photo }) =>
      changeMessage(queries, { chat: conversation, number }, (message) => ({ ...message, photo })),
    onError: (error) => toast({ text: errors.text(error) }),
  })
  return (
    <div className="absolute inset-0 grid content-center justify-items-center gap-3 bg-ink/45 p-4 text-center text-white">
      <p className="text-14 font-semibold text-balance">{t('veiled')}</p>
      <Button variant="night" size="sm" loading={isPending} onClick={() => mutate()}>
        <Icon icon={eye} size={18} />
        {t('show')}
      </Button>
    </div>
  )
}
