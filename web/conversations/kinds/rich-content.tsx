import { GifContent } from '../gifs/gif-content.tsx'
import { GiftContent } from '../gifts/gift-content.tsx'
import { PhotoContent } from '../pictures/photo-content.tsx'
import type { Bubble } from '../thread/bubbles.ts'
import { WaitingContent } from './waiting-content.tsx'

type RichContentProps = { bubble: Bubble; name: string; conversation: string | undefined }

/** A message that is no text, as the server has it or as it waits on this device. */
export function RichContent({ bubble, name, conversation }: RichContentProps) {
  const { message, outgoing } = bubble
  if (!message) return outgoing && <WaitingContent outgoing={outgoing} name={name} />
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
