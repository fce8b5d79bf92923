import { Suspense, useDeferredValue, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '#client/api/api.ts'
import { lazyPart } from '#client/boot/lazy-part.ts'
import type { Chat, Message } from '#common/wire/conversations.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import type { Elements } from '#ui/elements.ts'
import { useStable } from '#ui/use-stable.ts'
import { SeldomDrawing } from '#web/brand/seldom-drawing.tsx'
import { PremiumAlert } from '#web/members/premium-alert.tsx'
import { FictionalNote } from '#web/profiles/card/fictional.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { Composer } from '../composer/composer.tsx'
import { type Outgoing, removeOutgoing } from '../composer/outbox.ts'
import { isRefusal, returnToDraft } from '../composer/send-outbox.ts'
import { useSend } from '../composer/use-send.ts'
import { TypingBubble } from '../live/typing-bubble.tsx'
import { useBubbles } from './bubbles.ts'
import type { FailedAct } from './group-foot.tsx'
import { type History, noHistory } from './history.ts'
import { MessageDays } from './message-days.tsx'
import { MessageLog } from './message-log.tsx'
import { NewMessageStatus } from './new-message-status.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { ThreadMenu } from './thread-menu.tsx'
import { UnreadBelow } from './unread-below.tsx'
import { useInSteps } from './use-in-steps.ts'
import { useJump } from './use-jump.ts'
import { useReading, useShown } from './use-reading.ts'

const SendRefused = lazyPart(async () => ({
  default: (await import('../composer/send-refused.tsx')).SendRefused,
}))

const RequestBar = lazyPart(async () => ({ default: (await import('../list/request-bar.tsx')).RequestBar }))

type ThreadViewProps = {
  profile: ProfileCard
  /** Null while nothing has been written yet. */
  chat: Chat | null
  messages: Message[]
  history?: History
  /** The error of the last attempt to load the conversation again. */
  error?: Error | null
  onSent?: (conversation: string) => void
  /** Rendered until the first message; its argument focuses the composer. */
  whenEmpty?: (focusComposer: () => void) => Elements
}

/** Why the member cannot write here, known before they do. */
function closedBy(chat: Chat | null) {
  if (chat?.open === false) return 'ended'
  return chat?.answerable === false ? 'unconfirmed' : null
}

/** A conversation on the screen: header, messages, composer. */
export function ThreadView(props: ThreadViewProps) {
  const { profile, chat, messages, history = noHistory, error, onSent, whenEmpty } = props
  const t = useTranslations('conversations')
  const user = useUser()
  const end = useRef<HTMLDivElement>(null)
  const atEnd = useShown(end)
  const parties = { me: user?.id ?? '', to: profile.id }
  // A page of history is rendered in the pauses between two frames, so that scrolling goes on.
  const loaded = useBubbles(messages, parties)
  const bubbles = useDeferredValue(useInSteps(loaded))
  const isLive = !history.newer.more
  const newFrom = useReading(chat, messages, { shown: atEnd.looking, isLive })
  const jump = useJump(bubbles, history)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [sent, setSent] = useState(0)
  const [focusRequests, setFocusRequests] = useState(0)
  const { put, resume } = useSend(parties, {
    onSent: (conversation) => onSent?.(conversation),
    onRefused: setRefusal,
  })
  const onFailed = useStable(({ bubble, act }: FailedAct) => {
    const message = bubble.outgoing
    if (!message) return
    if (act === 'retry') return send(message)
    if (act === 'delete') removeOutgoing(parties, message.client_id)
    else {
      returnToDraft(parties, message)
      setFocusRequests((count) => count + 1)
    }
    resume()
  })
  if (!user) return null

  function send(message: Outgoing) {
    setRefusal(null)
    setSent((count) => count + 1)
    if (!isLive) history.go(null)
    put(message)
  }

  const barred = error instanceof ApiError && isRefusal(error) ? error : refusal
  return (
    <section aria-label={t('with', { name: profile.name })} className="flex min-h-0 min-w-0 flex-col bg-bg">
      <ThreadHeader
        profile={profile}
        menu={<ThreadMenu profile={profile} chat={chat} />}
        back={chat ? undefined : `/members/${profile.id}`}
      />
      <MessageLog
        end={end}
        atEnd={atEnd.inView}
        history={history}
        rendered={bubbles === loaded}
        unread={<UnreadBelow id={chat?.conversation} />}
        sent={sent}
        whenEmpty={bubbles.length === 0 && whenEmpty?.(() => setFocusRequests((count) => count + 1))}
      >
        {history.hidden && !history.older.more && (
          <PremiumAlert className="mx-auto my-3 max-w-prose">{t('history_hidden')}</PremiumAlert>
        )}
        {bubbles.length === 0 && !whenEmpty && (
          <div className="mx-auto my-6 grid max-w-prose justify-items-center gap-3 text-center text-14 text-muted">
            <div className="w-48">
              <SeldomDrawing name="newConversation" />
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
          onFailed={onFailed}
          onJump={jump}
        />
        {chat && <TypingBubble chat={chat} />}
      </MessageLog>
      {chat && <NewMessageStatus chat={chat} messages={messages} isLive={isLive} />}
      {chat?.request && (
        <Suspense>
          <RequestBar chat={chat} />
        </Suspense>
      )}
      {profile.is_fictional && <FictionalNote className="flex-none rounded-none" />}
      <Composer
        focusRequests={focusRequests}
        user={user}
        to={profile}
        opens={chat === null}
        free={chat?.reply_free === true}
        closed={closedBy(chat)}
        barred={barred}
        onSend={send}
        onSent={(conversation) => {
          setSent((count) => count + 1)
          if (!isLive) history.go(null)
          if (conversation) onSent?.(conversation)
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
