import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Chat, Message } from '#common/conversations.ts'
import type { ProfileCard } from '#common/profiles.ts'
import { NewConversation } from '#web/brand/drawings/new-conversation.tsx'
import { ApiError } from '#web/platform/api/api.ts'
import { useUser } from '#web/platform/api/site-and-user.tsx'
import { FictionalNote } from '#web/profiles/card/fictional.tsx'
import { Composer } from '../composer/composer.tsx'
import type { Outgoing } from '../composer/outbox.ts'
import { isRefusal, useSend } from '../composer/use-send.ts'
import { TypingBubble } from '../live/typing-bubble.tsx'
import { type Bubble, useBubbles } from './bubbles.ts'
import { MessageDays } from './message-days.tsx'
import { MessageLog } from './message-log.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { ThreadMenu } from './thread-menu.tsx'
import { useReading, useShown } from './use-reading.ts'

const SendRefused = lazy(async () => ({
  default: (await import('../composer/send-refused.tsx')).SendRefused,
}))

type Older = { more: boolean; loading: boolean; failed: boolean; load: () => void; hidden: boolean }

type ThreadViewProps = {
  profile: ProfileCard
  /** Null while nothing has been written yet. */
  chat: Chat | null
  messages: Message[]
  older?: Older
  /** The error of the last attempt to load the conversation again. */
  error?: Error | null
  onSent?: (conversation: string) => void
  /** Rendered until the first message; its argument focuses the composer. */
  whenEmpty?: (focusComposer: () => void) => ReactNode
}

const noOlder: Older = { more: false, loading: false, failed: false, load: () => undefined, hidden: false }

/** A conversation on the screen: header, messages, composer. */
export function ThreadView(props: ThreadViewProps) {
  const { profile, chat, messages, older = noOlder, error, onSent, whenEmpty } = props
  const t = useTranslations('conversations')
  const user = useUser()
  const end = useRef<HTMLDivElement>(null)
  const atEnd = useShown(end)
  const parties = { me: user?.id ?? '', to: profile.id }
  const bubbles = useBubbles(messages, parties)
  const newFrom = useReading(chat, messages, atEnd.looking)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [sent, setSent] = useState(0)
  const [focusRequests, setFocusRequests] = useState(0)
  const { mutate } = useSend(parties)
  if (!user) return null

  function send(message: Outgoing) {
    setRefusal(null)
    setSent((count) => count + 1)
    mutate(message, {
      onSuccess: ({ conversation }) => onSent?.(conversation),
      onError: (failure) => isRefusal(failure) && setRefusal(failure),
    })
  }
  function retry({ key, body, quote, sentAt }: Bubble) {
    send({ client_id: key, body, quote, at: Date.parse(sentAt) })
  }

  const barred = error instanceof ApiError && isRefusal(error) ? error : refusal
  return (
    <section aria-label={t('with', { name: profile.name })} className="flex min-h-0 min-w-0 flex-col bg-bg">
      <ThreadHeader profile={profile} menu={<ThreadMenu profile={profile} chat={chat} />} />
      <MessageLog
        end={end}
        atEnd={atEnd.inView}
        hasOlder={older.more}
        loadingOlder={older.loading}
        olderFailed={older.failed}
        onOlder={older.load}
        sent={sent}
        whenEmpty={bubbles.length === 0 && whenEmpty?.(() => setFocusRequests((count) => count + 1))}
      >
        {older.hidden && !older.more && (
          <p className="mx-auto my-3 max-w-prose text-center text-14 text-muted">{t('history_hidden')}</p>
        )}
        {bubbles.length === 0 && !whenEmpty && (
          <div className="mx-auto my-6 grid max-w-prose justify-items-center gap-3 text-center text-14 text-muted">
            <div className="w-48">
              <NewConversation />
            </div>
            <p>{t('first_words', { name: profile.name })}</p>
          </div>
        )}
        <MessageDays
          profile={profile}
          chat={chat}
          me={user.id}
          bubbles={bubbles}
          newFrom={newFrom}
          onRetry={retry}
        />
        {chat && <TypingBubble chat={chat} />}
      </MessageLog>
      {profile.is_fictional && <FictionalNote className="flex-none rounded-none" />}
      <Composer
        focusRequests={focusRequests}
        user={user}
        to={profile}
        opens={chat === null}
        free={chat?.reply_free === true}
        closed={chat?.open === false}
        barred={barred}
        onSend={send}
        onSent={(conversation) => {
          setSent((count) => count + 1)
          onSent?.(conversation)
        }}
      />
      {refusal && (
        <Suspense>
          <SendRefused refusal={refusal} onClose={() => setRefusal(null)} />
        </Suspense>
      )}
    </section>
  )
}
