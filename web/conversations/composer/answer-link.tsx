import { useTranslations } from 'use-intl'
import type { Quote } from '#common/wire/conversations.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { messageCircle } from '#ui/icons.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { startQuote } from './quote-draft.ts'

type AnswerLinkProps = { to: string; quote: Quote; label: string }

/** Opens the chat with a member, with a part of their profile quoted in the composer. Nothing for oneself or a visitor. */
export function AnswerLink({ to, quote, label }: AnswerLinkProps) {
  const t = useTranslations('theirProfile')
  const user = useUser()
  if (!user || user.id === to) return null
  return (
    <ButtonLink
      to={`/members/${to}/chat`}
      state={{ writing: true }}
      onClick={() => startQuote(user.id, to, quote)}
      variant="outline"
      size="sm"
      aria-label={label}
      className="bg-surface"
    >
      <Icon icon={messageCircle} size={18} className="text-primary-text" />
      {t('answer')}
    </ButtonLink>
  )
}
