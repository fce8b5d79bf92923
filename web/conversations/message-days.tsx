import { Fragment, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Chat } from '#common/conversations.ts'
import { useZone } from '../platform/page/use-zone.ts'
import { DaySeparator } from './day-separator.tsx'
import { GroupFoot } from './group-foot.tsx'
import { type Bubble, groupMessages } from './group-messages.ts'
import { MessageBubble } from './message-bubble.tsx'
import { NewMessagesLine } from './new-messages-line.tsx'

type MessageDaysProps = {
  profile: Chat['profile']
  seenNumber: number
  bubbles: Bubble[]
  newFrom: number | null
  onRetry: (bubble: Bubble) => void
}

/**
 * A conversation's bubbles by day and sender. They stand side by side, not inside their groups, so that a group that
 * grows at its beginning leaves them where they are: the browser keeps the place by them.
 */
export function MessageDays({ profile, seenNumber, bubbles, newFrom, onRetry }: MessageDaysProps) {
  const t = useTranslations('conversations')
  const zone = useZone()
  const days = useMemo(() => groupMessages(bubbles, zone ?? 'UTC', newFrom), [bubbles, zone, newFrom])
  const newCount = bubbles.filter(({ own, number }) => !own && (number ?? 0) >= (newFrom ?? Infinity)).length
  const foot = { seenNumber, fictional: profile.is_fictional, onRetry }
  return days.map(({ day, groups }) => (
    <Fragment key={day}>
      <DaySeparator day={day} />
      {groups.flatMap((group) => {
        const last = group.bubbles.at(-1)
        if (!last) return []
        const author = group.own ? t('you_wrote') : t('name_wrote', { name: profile.name })
        return [
          group.startsNew && <NewMessagesLine key="new" count={newCount} />,
          ...group.bubbles.map((bubble) => (
            <MessageBubble key={bubble.key} bubble={bubble} author={author} last={bubble === last} />
          )),
          <GroupFoot key={`${last.key} foot`} last={last} {...foot} />,
        ]
      })}
    </Fragment>
  ))
}
