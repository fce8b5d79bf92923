import { Fragment, useMemo } from 'react'
import type { Chat } from '#common/conversations.ts'
import { useZone } from '../platform/use-zone.ts'
import { DaySeparator } from './day-separator.tsx'
import { type Bubble, groupMessages } from './group-messages.ts'
import { MessageGroup } from './message-group.tsx'
import { NewMessagesLine } from './new-messages-line.tsx'

type MessageDaysProps = {
  profile: Chat['profile']
  seenNumber: number
  bubbles: Bubble[]
  newFrom: number | null
  onRetry: (bubble: Bubble) => void
}

/** A conversation's bubbles by day and sender. */
export function MessageDays({ profile, seenNumber, bubbles, newFrom, onRetry }: MessageDaysProps) {
  const zone = useZone()
  const days = useMemo(() => groupMessages(bubbles, zone ?? 'UTC', newFrom), [bubbles, zone, newFrom])
  const newCount = bubbles.filter(({ own, number }) => !own && (number ?? 0) >= (newFrom ?? Infinity)).length
  return days.map(({ day, groups }) => (
    <Fragment key={day}>
      <DaySeparator day={day} />
      {groups.map((group) => (
        <Fragment key={group.key}>
          {group.startsNew && <NewMessagesLine count={newCount} />}
          <MessageGroup
            group={group}
            name={profile.name}
            seenNumber={seenNumber}
            fictional={profile.is_fictional}
            onRetry={onRetry}
          />
        </Fragment>
      ))}
    </Fragment>
  ))
}
