import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Outgoing } from '../composer/outbox.ts'
import { readOutgoingPhoto } from '../composer/outbox-photos.ts'
import { GifContent } from '../gifs/gif-content.tsx'
import { GiftContent } from '../gifts/gift-content.tsx'

/** A message that is no text and waits on this device. */
export function WaitingContent({ outgoing, name }: { outgoing: Outgoing; name: string }) {
  const { gift, gif, photo, body, client_id, at } = outgoing
  if (gift)
    return (
      <GiftContent
        gift={gift}
        note={body}
        own
        name={name}
        messageId={client_id}
        sentAt={new Date(at).toISOString()}
      />
    )
  if (gif) return <GifContent gif={gif} />
  return photo ? <WaitingPhoto name={photo} /> : null
}

function WaitingPhoto({ name }: { name: string }) {
  const t = useTranslations('messageKinds.photo')
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let left = false
    async function show() {
      const picture = await readOutgoingPhoto(name)
      if (left || !picture) return
      made = URL.createObjectURL(picture)
      setSrc(made)
    }
    show().catch(() => undefined)
    return () => {
      left = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [name])
  return src ? (
    <img src={src} alt={t('own')} className="block max-h-72 w-60 max-w-full object-cover" />
  ) : (
    <div className="h-45 w-60 max-w-full" />
  )
}
