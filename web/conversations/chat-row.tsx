import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Chat } from '#common/conversations.ts'
import { FictionalLabel } from '../profiles/fictional-label.tsx'
import { classNames } from '../ui/class-names.ts'
import { Badge } from '../ui/notice/badge.tsx'
import { ProfileAvatar } from './profile-avatar.tsx'

const rowStyle =
  'flex min-h-17 items-center gap-3 rounded-card px-2.5 py-2 no-underline transition-colors ' +
  'hover:bg-control/10 focus-visible:-outline-offset-3 aria-[current=page]:bg-primary-tint'

/** A conversation in the list. `time` is empty until the browser has said what time it is there. */
export function ChatRow({ chat, time }: { chat: Chat; time: string }) {
  const t = useTranslations('conversations')
  const { profile, num_unread_messages: unread } = chat
  const last = chat.messages[0]
  const isUnread = unread > 0
  return (
    <NavLink to={`/chats/${chat.conversation}`} viewTransition className={rowStyle}>
      <ProfileAvatar profile={profile} />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex items-center gap-2">
          <span className={classNames('min-w-0 truncate', isUnread ? 'font-extrabold' : 'font-semibold')}>
            {profile.name}
          </span>
          {profile.is_fictional && (
            <span className="flex-none">
              <FictionalLabel on="surface" />
            </span>
          )}
          <time
            dateTime={last?.sent_at}
            className={classNames(
              'ml-auto flex-none text-12 tabular-nums',
              isUnread ? 'font-bold text-unread' : 'text-muted',
            )}
          >
            {last && time}
          </time>
        </span>
        <span className="flex min-h-5 items-center gap-2">
          <span
            dir="auto"
            className={classNames(
              'min-w-0 flex-1 truncate text-14',
              isUnread ? 'font-semibold text-text' : 'text-muted',
            )}
          >
            {last && (last.own ? t('you', { text: last.body }) : last.body)}
          </span>
          <Badge count={unread} tone="unread" label={t('unread', { count: unread })} className="flex-none" />
        </span>
      </span>
    </NavLink>
  )
}
