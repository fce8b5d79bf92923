import type { Message } from '#common/conversations.ts'
import { GifContent } from '../gifs/gif-content.tsx'
import { GiftContent } from '../gifts/gift-content.tsx'
import { PhotoContent } from '../pictures/photo-content.tsx'

type RichContentProps = { message: Message; name: string; conversation: string | undefined }

/** A message that is no text. */
export function RichContent({ message, name, conversation }: RichContentProps) {
  const { gift, gif, photo, own, number, body } = message
  if (gift)
    return (
      <GiftContent
        gift={gift}
        note={body}
        own={own}
        name={name}
        messageId={message.client_id}
        sentAt={message.sent_at}
      />
    )
  if (gif) return <GifContent gif={gif} />
  return <PhotoContent photo={photo} own={own} name={name} conversation={conversation} number={number} />
}
