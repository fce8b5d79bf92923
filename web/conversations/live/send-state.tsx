import { useTranslations } from 'use-intl'
import { useOnline } from '#client/live/use-online.ts'
import type { Chat } from '#common/wire/conversations.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { check, checkCheck, clock } from '#ui/icons.ts'
import type { Bubble } from '../thread/bubbles.ts'

export type Marks = Pick<Chat, 'seen_number' | 'delivered_number'>

/** How far an own message has come. */
export function SendState({ bubble, marks }: { bubble: Bubble; marks: Marks | null }) {
  const t = useTranslations('conversations')
  const live = useTranslations('chatLive')
  const sending = useTranslations('chatSending')
  const online = useOnline()
  const state = stateOf(bubble, marks)
  const icon = { sending: clock, sent: check, delivered: checkCheck, seen: checkCheck }[state]
  const waits = state === 'sending' && (bubble.behind || !online)
  return (
    <span className={classNames('inline-flex items-center gap-1', state === 'seen' && 'text-primary-text')}>
      <Icon icon={icon} size={14} />
      <span>{waits ? sending('waits') : state === 'delivered' ? live(state) : t(state)}</span>
    </span>
  )
}

function stateOf({ sending, number }: Bubble, marks: Marks | null) {
  if (sending) return 'sending'
  if (!marks || number === undefined) return 'sent'
  if (number <= marks.seen_number) return 'seen'
  return number <= marks.delivered_number ? 'delivered' : 'sent'
}
