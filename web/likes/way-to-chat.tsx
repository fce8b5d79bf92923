import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ProfileCard } from '#common/profiles.ts'
import { beginDraft } from '../conversations/begin-draft.ts'
import { CostMark } from '../conversations/cost-mark.tsx'
import { useSettings, useUser } from '../platform/api/site-and-user.tsx'
import { ButtonLink } from '../ui/button/button-link.tsx'

type WayToChatProps = {
  member: ProfileCard
  /** What becomes the draft there. */
  opener: string | null
  onLeave: () => void
}

/** To where a message is written, and what sending it will cost. */
export function WayToChat({ member, opener, onLeave }: WayToChatProps) {
  const t = useTranslations('likes.popup')
  const openers = useTranslations('openers')
  const user = useUser()
  const cost = useSettings()?.message_credits ?? 0
  const id = useId()

  function leave() {
    if (user && opener) beginDraft(user.id, member.id, opener)
    onLeave()
  }

  return (
    <>
      <ButtonLink
        to={`/members/${member.id}/chat`}
        state={opener ? { writing: true } : undefined}
        size="lg"
        block
        aria-describedby={cost > 0 ? id : undefined}
        onClick={leave}
      >
        {t('write', { name: member.name })}
        <CostMark cost={cost} />
      </ButtonLink>
      {cost > 0 && (
        <p id={id} className="mt-2 mb-1 text-12 text-on-night-muted">
          {openers('cost', { n: cost })}
        </p>
      )}
    </>
  )
}
