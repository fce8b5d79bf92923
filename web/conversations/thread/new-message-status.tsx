import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Chat, Message } from '#common/wire/conversations.ts'
import { usePreview } from '../kinds/use-preview.ts'

type NewMessageStatusProps = { chat: Chat; messages: Message[]; isLive: boolean }

/**
 * Says a message that arrives to screen readers, once. The list of messages itself is silent: what is loaded while one scrolls
 * would be read out too.
 */
export function NewMessageStatus({ chat, messages, isLive }: NewMessageStatusProps) {
  const t = useTranslations('conversations')
  const preview = usePreview()
  const [from] = useState(chat.messages[0]?.number ?? 0)
  const newest = isLive ? messages.findLast(({ own, unsent }) => !own && !unsent) : undefined
  const isNew = newest && newest.number > from
  return (
    <p role="status" className="sr-only">
      {isNew && `${t('name_wrote', { name: chat.profile.name })} ${preview(newest)}`}
    </p>
  )
}
