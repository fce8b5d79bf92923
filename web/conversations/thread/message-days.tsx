import { Fragment, memo, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useZone } from '#client/page/use-zone.ts'
import type { Chat } from '#common/wire/conversations.ts'
import { classNames } from '#ui/class-names.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { DaySeparator } from '../days.tsx'
import { BubbleMenu } from '../kinds/bubble-menu.tsx'
import { isPicture, MessageContent } from '../kinds/message-content.tsx'
import { ReactionMarks } from '../kinds/reaction-marks.tsx'
import { MessageWarning } from '../safety/message-warning.tsx'
import { type Bubble, groupMessages } from './bubbles.ts'
import { GroupFoot, type GroupFootProps } from './group-foot.tsx'
import { QuoteBlock } from './quote-block.tsx'
import { elementOf } from './use-jump.ts'

type MessageDaysProps = {
  profile: Chat['profile']
  /** Null until the first message. */
  chat: Chat | null
  me: string
  bubbles: Bubble[]
  newFrom: number | null
  onFailed: GroupFootProps['onFailed']
  /** Shows an earlier message, by its number. */
  onJump: (number: number) => void
}

/**
 * A conversation's bubbles by day and sender. All are siblings in the DOM, not nested in their groups, so that the
 * browser can keep the scroll position when older messages join a group. Memoised: thousands of messages are not looked
 * through again because something else of the conversation has changed.
 */
export const MessageDays = memo(function MessageDays(props: MessageDaysProps) {
  const { profile, chat, me, bubbles, newFrom, onFailed, onJump } = props
  const t = useTranslations('conversations')
  // The days are the server's too, or the conversation would move when the browser names its zone.
  const expected = useUser()?.time_zone ?? 'UTC'
  const zone = useZone() ?? expected
  const days = useMemo(() => groupMessages(bubbles, zone, newFrom), [bubbles, zone, newFrom])
  const newCount = bubbles.filter(({ own, number }) => !own && (number ?? 0) >= (newFrom ?? Infinity)).length
  const foot = { marks: chat, fictional: profile.is_fictional, onFailed }
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
            <MessageBubble
              key={bubble.key}
              bubble={bubble}
              author={author}
              last={bubble === last}
              profile={profile}
              conversation={chat?.conversation}
              open={chat?.open === true && chat.answerable}
              unread={isUnread(bubble, chat)}
              me={me}
              onJump={onJump}
            />
          )),
          <GroupFoot key={`${last.key} foot`} last={last} {...foot} />,
        ]
      })}
    </Fragment>
  ))
})

/** The line before the messages that have come since the member last looked. */
function NewMessagesLine({ count }: { count: number }) {
  const t = useTranslations('conversations')
  return (
    <p className="my-3 flex items-center gap-3 text-12 font-bold text-unread before:h-px before:flex-1 before:bg-unread after:h-px after:flex-1 after:bg-unread">
      {t('new_messages', { count })}
    </p>
  )
}

/** Whether the other one has not read it yet, as far as that may be known. */
function isUnread({ number }: Bubble, chat: Chat | null): boolean {
  return chat !== null && number !== undefined && chat.shows_seen && number > chat.seen_number
}

type MessageBubbleProps = Pick<MessageDaysProps, 'profile' | 'me' | 'onJump'> & {
  bubble: Bubble
  author: string
  last: boolean
  conversation: string | undefined
  /** Whether the other member can be reached. */
  open: boolean
  unread: boolean
}

/**
 * One message. The last of a group has the corner that points to its sender. It is memoised, and so receives of the
 * conversation only what it shows: a long history would else be rendered anew with every page and every mark.
 */
const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { bubble, author, last, profile, conversation, open, unread, me, onJump } = props
  const { own, error, quote, message } = bubble
  const filled = isPicture(bubble)
  return (
    <>
      <div
        id={elementOf(bubble.number)}
        tabIndex={-1}
        className={classNames(
          'group -mx-3 mb-0.5 flex rounded-small px-3 outline-none md:-mx-6 md:px-6',
          own ? 'flex-row-reverse' : 'flex-row',
        )}
      >
        <span className="sr-only">{author}</span>
        <div
          className={classNames(
            'w-fit max-w-[min(78%,520px)] rounded-[18px] border',
            filled ? 'overflow-hidden' : 'px-3.5 py-2',
            own ? 'bg-bubble-me' : 'border-line bg-bubble-you',
            own && (error ? 'border-danger' : 'border-transparent'),
            last && (own ? 'rounded-br-[6px]' : 'rounded-bl-[6px]'),
          )}
        >
          {quote && (
            <div className={filled ? 'px-3.5 py-2' : 'mb-1.5'}>
              <QuoteBlock quote={quote} onJump={onJump} />
            </div>
          )}
          <MessageContent bubble={bubble} name={profile.name} conversation={conversation} />
        </div>
        {message && !message.unsent && open && conversation && (
          <BubbleMenu
            message={message}
            conversation={conversation}
            me={me}
            profile={profile}
            unread={unread}
          />
        )}
      </div>
      <MessageWarning warning={message?.notice} />
      {message && <ReactionMarks reactions={message.reactions} own={own} name={profile.name} />}
    </>
  )
})
