import type { MouseEvent } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDeviceText } from '#client/page/device-text.ts'
import { writtenText } from '#common/text/written-text.ts'
import type { Chat } from '#common/wire/conversations.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { bellOff, ellipsisVertical, pin } from '#ui/icons.ts'
import { Badge } from '#ui/notice/badge.tsx'
import { DropdownMenu } from '#ui/overlay/dropdown-menu.tsx'
import { FictionalLabel } from '#web/profiles/card/fictional.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { draftKey } from '../composer/draft.ts'
import { usePreview } from '../kinds/use-preview.ts'
import { TypingOr } from '../live/typing-words.tsx'
import { ProfileAvatar } from '../profile-avatar.tsx'
import { ChatOptions } from './chat-options.tsx'

const rowStyle =
  'mark-beside flex min-h-17 min-w-0 flex-1 items-center gap-3 py-2 pr-1 pl-2.5 text-text no-underline ' +
  'rounded-card focus-visible:-outline-offset-3'

type ChatRowProps = {
  chat: Chat
  /** Empty until the browser's time zone is known. */
  time: string
  /** The query of the address, which names the list. */
  search: string
}

/** A conversation in the list, with its menu. A long press on a touch screen opens the menu too. */
export function ChatRow({ chat, time, search }: ChatRowProps) {
  const t = useTranslations('chatHome')
  function pressed(event: MouseEvent<HTMLAnchorElement>) {
    if (!(event.nativeEvent instanceof PointerEvent) || event.nativeEvent.pointerType !== 'touch') return
    event.preventDefault()
    event.currentTarget.parentElement?.querySelector('button')?.click()
  }
  return (
    <div className="flex items-center rounded-card transition-colors hover:bg-control/10 has-[[aria-current=page]]:bg-primary-tint">
      <NavLink
        to={{ pathname: `/chats/${chat.conversation}`, search }}
        viewTransition
        onContextMenu={pressed}
        className={rowStyle}
      >
        <ProfileAvatar profile={chat.profile} />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
          <NameLine chat={chat} time={time} />
          <LastLine chat={chat} />
        </span>
      </NavLink>
      <DropdownMenu
        trigger={(props) => (
          <IconButton
            {...props}
            label={t('row_menu', { name: chat.profile.name })}
            icon={<Icon icon={ellipsisVertical} size={18} />}
            className="-mr-1 w-9 text-muted"
          />
        )}
      >
        {() => <ChatOptions chat={chat} />}
      </DropdownMenu>
    </div>
  )
}

function NameLine({ chat, time }: { chat: Chat; time: string }) {
  const t = useTranslations('chatHome')
  const last = chat.messages[0]
  const isUnread = chat.num_unread_messages > 0
  return (
    <span className="flex items-center gap-2">
      <span
        className={classNames(
          'min-w-0 truncate',
          isUnread && !chat.muted ? 'font-extrabold' : 'font-semibold',
          chat.muted && 'text-muted',
        )}
      >
        {chat.profile.name}
      </span>
      {chat.muted && <Mark icon={bellOff} label={t('muted')} />}
      {chat.pinned && <Mark icon={pin} label={t('pinned')} />}
      <time
        dateTime={last?.sent_at}
        className={classNames(
          'ml-auto flex-none text-12 tabular-nums',
          isUnread && !chat.muted ? 'font-bold text-unread' : 'text-muted',
        )}
      >
        {last && time}
      </time>
    </span>
  )
}

function Mark({ icon, label }: { icon: typeof pin; label: string }) {
  return (
    <span className="flex-none text-muted" title={label}>
      <Icon icon={icon} size={14} />
      <span className="sr-only">{label}</span>
    </span>
  )
}

function LastLine({ chat }: { chat: Chat }) {
  const t = useTranslations('conversations')
  const preview = usePreview()
  const { profile, num_unread_messages: unread } = chat
  const last = chat.messages[0]
  return (
    <span className="flex min-h-5 items-center gap-2">
      {profile.is_fictional && (
        <span className="flex-none">
          <FictionalLabel on="surface" />
        </span>
      )}
      <span
        dir="auto"
        className={classNames(
          'min-w-0 flex-1 truncate text-14',
          unread > 0 && !chat.muted ? 'font-semibold text-text' : 'text-muted',
        )}
      >
        <TypingOr chat={chat.conversation}>
          <DraftOr to={profile.id} isUnread={unread > 0}>
            <span>{last && (last.own ? t('you', { text: preview(last) }) : preview(last))}</span>
          </DraftOr>
        </TypingOr>
      </span>
      <Badge
        count={unread}
        tone={chat.muted ? 'quiet' : 'unread'}
        label={t('unread', { count: unread })}
        className="flex-none"
      />
    </span>
  )
}

/** What was typed and not sent, unless something new is to be read. */
function DraftOr({ to, isUnread, children }: { to: string; isUnread: boolean; children: Elements }) {
  const t = useTranslations('chatSending')
  const user = useUser()
  const [draft] = useDeviceText(draftKey(user?.id ?? '', to))
  if (isUnread || !writtenText(draft)) return children
  return <span className="text-primary-text">{t('draft', { text: draft.trim() })}</span>
}
