import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ApiError, ApiErrorCode } from '#client/api/api.ts'
import { useDeviceText } from '#client/page/device-text.ts'
import { NeedsScripts } from '#client/page/scripted-form.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { writtenText } from '#common/text/written-text.ts'
import type { Quote } from '#common/wire/conversations.ts'
import type { User } from '#common/wire/members.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { x } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { creditsPath } from '#web/credits/return-address.ts'
import { premiumPath } from '#web/members/premium-path.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { useTellTyping } from '../live/use-tell-typing.ts'
import { QuoteBlock } from '../thread/quote-block.tsx'
import { AskFictional } from './ask-fictional.tsx'
import { Attachments } from './attachments.tsx'
import { ComposerForm } from './composer-form.tsx'
import { draftKey } from './draft.ts'
import type { Outgoing } from './outbox.ts'
import { startQuote, useQuoteDraft } from './quote-draft.ts'

type ComposerProps = {
  focusRequests: number
  user: User
  to: ProfileCard
  /** Whether the next message starts the conversation. */
  opens: boolean
  /** Texts cost nothing here: the other one wrote first. */
  free: boolean
  /** The other member is gone, or has not confirmed the address yet. */
  closed: 'ended' | 'unconfirmed' | null
  barred: ApiError | null
  onSend: (message: Outgoing) => void
  /** What is no text has arrived; null: it waits in the outbox. */
  onSent: (conversation: string | null) => void
}

const ending = new Set<ApiErrorCode>(['blocked_by', 'not_found'])
const payable = new Set<ApiErrorCode>(['not_enough_credits', 'conversations_used_up'])

/** The form for a message with its cost, or the reason why none can be written. */
export function Composer({
  focusRequests,
  user,
  to,
  opens,
  free,
  closed,
  barred,
  onSend,
  onSent,
}: ComposerProps) {
  const t = useTranslations('conversations')
  const errors = useErrorText()
  const failures = useTranslations('errors')
  const settings = useSettings()
  const notesId = useId()
  // The field takes the focus from the button that it replaces.
  const [known, setKnown] = useState(0)
  const [draft, setDraft] = useDeviceText(draftKey(user.id, to.id))
  const cost = free ? 0 : (settings?.message_credits ?? 0)
  const max = settings?.message_length ?? 1
  const left = max - [...writtenText(draft)].length
  const { body, quote: quoteError } = barred?.fields ?? {}
  const bodyError = body ?? quoteError
  const quote = useQuoteDraft(user.id, to.id)
  const tellTyping = useTellTyping(to.id)
  const usedUp = opens && user.conversations_left === 0

  function send() {
    const body = writtenText(draft)
    if (!body || left < 0) return
    onSend({ client_id: crypto.randomUUID(), body, quote, at: Date.now() })
    setDraft('')
    startQuote(user.id, to.id, null)
  }

  if (barred && ending.has(barred.code))
    return (
      <Closed>{barred.code === 'blocked_by' ? errors.text(barred) : t('closed', { name: to.name })}</Closed>
    )
  if (closed === 'ended') return <Closed>{t('closed', { name: to.name })}</Closed>
  if (closed === 'unconfirmed') return <Closed>{failures('recipient_unconfirmed', { name: to.name })}</Closed>
  if (to.is_fictional && !user.fictional_known && cost > 0)
    return <AskFictional name={to.name} cost={cost} onKnown={() => setKnown(1)} />
  return (
    <div className="flex-none border-t border-line bg-surface px-3 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] md:px-4">
      {barred && !payable.has(barred.code) && (
        <Banner tone="danger" urgent className="mb-2">
          {bodyError ? errors.field(bodyError, barred.params) : errors.text(barred)}
        </Banner>
      )}
      {quote && <ComposerQuote quote={quote} onRemove={() => startQuote(user.id, to.id, null)} />}
      <NeedsScripts />
      <ComposerForm
        // Who answers a part of the profile can type on, also where the way led through a redirect.
        focusRequests={focusRequests + known + (quote ? 1 : 0)}
        draft={draft}
        name={to.name}
        cost={cost}
        ready={writtenText(draft) !== '' && left >= 0}
        notesId={notesId}
        onDraft={(text) => {
          setDraft(text)
          if (!opens) tellTyping(text)
        }}
        onSend={send}
        attachments={
          <Attachments
            me={user.id}
            to={to}
            quote={quote}
            onSent={(conversation) => {
              startQuote(user.id, to.id, null)
              onSent(conversation)
            }}
          />
        }
      />
      <div id={notesId} className="mt-1 flex flex-wrap gap-x-4 text-12 text-muted">
        <p className="min-w-0 flex-1 basis-48">
          <Price user={user} cost={cost} />
          {opens && user.conversations_left !== null && (
            <span>{t('allowance', { n: user.conversations_left })} </span>
          )}
          <ShortOfCredits user={user} cost={cost} usedUp={usedUp} />
        </p>
        <p className={left < 0 ? 'font-semibold text-danger tabular-nums' : 'tabular-nums'}>
          {left < 0 ? t('too_long', { n: -left }) : t('left', { n: left })}
        </p>
      </div>
    </div>
  )
}

/** What the next message answers, with a button that leaves it out. */
function ComposerQuote({ quote, onRemove }: { quote: Quote; onRemove: () => void }) {
  const t = useTranslations('theirProfile.quote')
  return (
    <div className="mb-2 flex items-start gap-2 rounded-input bg-sunken p-2.5">
      <div className="min-w-0 flex-1">
        <QuoteBlock quote={quote} />
      </div>
      <IconButton label={t('remove')} icon={<Icon icon={x} size={18} />} onClick={onRemove} />
    </div>
  )
}

/** What a message costs and what is left. Who has bought nothing yet still has the credits of the signup: free messages. */
function Price({ user, cost }: { user: User; cost: number }) {
  const t = useTranslations('conversations')
  const words = () => {
    if (cost <= 0) return t('price_free')
    if (user.credits < cost) return t('price', { n: cost })
    if (!user.paid_user) return t('free_left', { n: Math.floor(user.credits / cost) })
    return `${t('price', { n: cost })} ${t('balance', { n: user.credits })}`
  }
  return <span>{words()} </span>
}

/** Shows the error that the server would return, before the member sends. */
function ShortOfCredits({ user, cost, usedUp }: { user: User; cost: number; usedUp: boolean }) {
  const t = useTranslations('conversations')
  const premium = useTranslations('app.premiumAlert')
  const { pathname } = useLocation()
  if (usedUp) return <TextLink to={premiumPath(pathname)}>{premium('button')}</TextLink>
  if (user.credits >= cost) return null
  return (
    <span className="font-semibold text-text">
      {t('balance', { n: user.credits })} <TextLink to={creditsPath(pathname)}>{t('buy_credits')}</TextLink>
    </span>
  )
}

function Closed({ children }: { children: string }) {
  return (
    <div className="flex-none border-t border-line bg-surface p-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
      <Banner>{children}</Banner>
    </div>
  )
}
