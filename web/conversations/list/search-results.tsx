import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import type { ChatSearch, FoundMessage } from '#common/wire/conversations.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { FictionalLabel } from '#web/profiles/card/fictional.tsx'
import { chatSearchQuery } from '../chat-lists-query.ts'
import { useListTime } from '../days.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { ProfileAvatar } from '../profile-avatar.tsx'
import { useHiddenWords } from '../safety/use-hidden-words.ts'
import { ListSkeleton } from './list-skeleton.tsx'

/** What a search has found: people by their name, and messages with the words marked. */
export function SearchResults({ query }: { query: string }) {
  const t = useTranslations('chatHome')
  const { api } = usePageData()
  const { data, error, refetch, isPlaceholderData } = useQuery(chatSearchQuery(api, query))
  if (error) return <LoadFailed error={error} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton />
  const none = data.members.length === 0 && data.messages.length === 0
  return (
    <div aria-busy={isPlaceholderData} className={classNames(isPlaceholderData && 'opacity-60')}>
      <p role="status" className={classNames(none ? 'px-2.5 py-6 break-words text-muted' : 'sr-only')}>
        {none ? t('found_none', { query }) : describe(data, t)}
      </p>
      {data.members.length > 0 && (
        <Found title={t('found_people')}>
          {data.members.map(({ conversation, profile }) => (
            <FoundRow key={conversation} to={`/chats/${conversation}`} profile={profile} />
          ))}
        </Found>
      )}
      {data.messages.length > 0 && (
        <Found title={t('found_messages')}>
          {data.messages.map((message) => (
            <MessageRow key={`${message.conversation} ${message.number}`} message={message} />
          ))}
        </Found>
      )}
      {data.more && <p className="px-2.5 py-3 text-14 text-muted">{t('found_more')}</p>}
    </div>
  )
}

function describe(
  { members, messages }: ChatSearch,
  t: ReturnType<typeof useTranslations<'chatHome'>>,
): string {
  return `${t('found_people')}: ${members.length}. ${t('found_messages')}: ${messages.length}.`
}

function Found({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="pb-3">
      <h2 className="px-2.5 py-1 text-14 font-bold">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

type FoundRowProps = { to: string; profile: ProfileCard; time?: string; children?: Elements }

function FoundRow({ to, profile, time, children }: FoundRowProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-17 items-center gap-3 rounded-card px-2.5 py-2 text-text no-underline hover:bg-control/10 focus-visible:-outline-offset-3"
      >
        <ProfileAvatar profile={profile} />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
          <span className="flex items-center gap-2">
            <span className="min-w-0 truncate font-semibold">{profile.name}</span>
            {profile.is_fictional && <FictionalLabel on="surface" />}
            {time && <span className="ml-auto flex-none text-12 text-muted tabular-nums">{time}</span>}
          </span>
          {children}
        </span>
      </Link>
    </li>
  )
}

/** What holds one of the reader's hidden words is found but not shown. */
function MessageRow({ message }: { message: FoundMessage }) {
  const t = useTranslations('conversations')
  const hidden = useTranslations('chatSafety.hidden')
  const isHidden = useHiddenWords()
  const time = useListTime()
  const { conversation, number, profile, own, body, excerpt, sent_at } = message
  const words = excerpt.map(({ text, hit }, place) =>
    hit ? (
      <mark key={place} className="rounded-xs bg-primary-tint font-semibold text-text">
        {text}
      </mark>
    ) : (
      <span key={place}>{text}</span>
    ),
  )
  return (
    <FoundRow to={`/chats/${conversation}?m=${number}`} profile={profile} time={time(sent_at)}>
      <span dir="auto" className="line-clamp-2 text-14 break-words text-muted">
        {own && <span>{t('you', { text: '' })}</span>}
        {!own && isHidden(body) ? <span>{hidden('listed')}</span> : words}
      </span>
    </FoundRow>
  )
}
