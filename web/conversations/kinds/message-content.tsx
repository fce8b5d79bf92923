import { useTranslations } from 'use-intl'
import type { Message } from '#common/conversations.ts'
import { GifContent } from '../gifs/gif-content.tsx'
import { GiftContent } from '../gifts/gift-content.tsx'
import { PhotoContent } from '../pictures/photo-content.tsx'
import { Folded } from '../safety/folded.tsx'
import type { Bubble } from '../thread/bubbles.ts'
import { TextContent } from './text-content.tsx'
import { TranslationText } from './translation-text.tsx'

type MessageContentProps = {
  bubble: Bubble
  /** The other member's. */
  name: string
  conversation: string | undefined
}

/** What a bubble shows, by the kind of its message. */
export function MessageContent({ bubble, name, conversation }: MessageContentProps) {
  const { message, body, own, key: messageId, sentAt } = bubble
  if (!message) return <TextContent body={body} />
  const { gift, gif, unsent, photo, kind, number } = message
  if (unsent) return <Unsent own={own} name={name} />
  if (gift)
    return (
      <Folded text={body} own={own}>
        <GiftContent gift={gift} note={body} own={own} name={name} messageId={messageId} sentAt={sentAt} />
      </Folded>
    )
  if (gif) return <GifContent gif={gif} />
  if (kind === 'photo')
    return <PhotoContent photo={photo} own={own} name={name} conversation={conversation} number={number} />
  return (
    <Folded text={body} own={own}>
      <TextContent body={body} />
      {!own && <TranslationText conversation={conversation} number={number} />}
    </Folded>
  )
}

function Unsent({ own, name }: { own: boolean; name: string }) {
  const t = useTranslations('messageKinds.unsend')
  return <p className="text-14 text-muted italic">{own ? t('own') : t('theirs', { name })}</p>
}

/** Whether a picture fills the bubble to its edges. */
export function isPicture(message: Message | undefined): boolean {
  return Boolean(message && !message.unsent && (message.gif || message.photo))
}
