import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#client/boot/lazy-part.ts'
import { isText } from '../composer/outbox.ts'
import { Folded } from '../safety/folded.tsx'
import type { Bubble } from '../thread/bubbles.ts'
import { TextContent } from './text-content.tsx'
import { TranslationText } from './translation-text.tsx'

const RichContent = lazyPart(async () => ({ default: (await import('./rich-content.tsx')).RichContent }))

type MessageContentProps = {
  bubble: Bubble
  /** The other member's. */
  name: string
  conversation: string | undefined
}

/** What a bubble shows, by the kind of its message. What draws the others than texts comes with the first of them. */
export function MessageContent({ bubble, name, conversation }: MessageContentProps) {
  const { message, outgoing, body, own } = bubble
  if (message?.unsent) return <Unsent own={own} name={name} />
  if (message ? message.kind !== 'text' : outgoing && !isText(outgoing))
    return (
      <Folded text={body} own={own}>
        <Suspense fallback={<div className={(message ?? outgoing)?.gift ? 'h-23 w-60' : 'h-45 w-60'} />}>
          <RichContent bubble={bubble} name={name} conversation={conversation} />
        </Suspense>
      </Folded>
    )
  if (!message) return <TextContent body={body} />
  return (
    <Folded text={body} own={own}>
      <TextContent body={body} />
      {!own && <TranslationText conversation={conversation} number={message.number} />}
    </Folded>
  )
}

function Unsent({ own, name }: { own: boolean; name: string }) {
  const t = useTranslations('messageKinds.unsend')
  return <p className="text-14 text-muted italic">{own ? t('own') : t('theirs', { name })}</p>
}

/** Whether a picture fills the bubble to its edges. */
export function isPicture({ message, outgoing }: Bubble): boolean {
  const shown = message ? !message.unsent && message : outgoing
  return Boolean(shown && (shown.gif || shown.photo))
}
