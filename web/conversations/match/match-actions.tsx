import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { check } from '#ui/icons.ts'
import { useSettings, useUser } from '#web/site/api/site-and-user.tsx'
import { CostMark } from '../composer/cost-mark.tsx'
import { startDraft } from '../composer/draft.ts'

type MatchOpenersProps = {
  openers: string[]
  chosen: string | null
  onChoose: (opener: string | null) => void
}

/** Openers to take into the chat. Pressing the chosen one again chooses none. */
export function MatchOpeners({ openers, chosen, onChoose }: MatchOpenersProps) {
  const t = useTranslations('openers')
  const id = useId()
  if (openers.length === 0) return null
  return (
    <fieldset aria-labelledby={id} className="mt-6 grid min-w-0 gap-2 text-left">
      <p id={id} className="mb-0.5 text-14 text-on-night-muted">
        {t('begin')}
      </p>
      {openers.map((opener) => {
        const pressed = opener === chosen
        return (
          <button
            key={opener}
            type="button"
            aria-pressed={pressed}
            onClick={() => onChoose(pressed ? null : opener)}
            className={classNames(
              'flex min-h-12 items-center gap-3 rounded-card border-2 px-4 py-2 text-left leading-snug font-semibold wrap-anywhere transition active:scale-[0.985]',
              pressed ? 'border-white bg-white/20' : 'border-white/25 bg-white/10 hover:border-white/60',
            )}
          >
            <span className="min-w-0 flex-1">{opener}</span>
            <Icon icon={check} size={20} className={classNames('flex-none', !pressed && 'invisible')} />
          </button>
        )
      })}
    </fieldset>
  )
}

type WayToChatProps = {
  member: ProfileCard
  /** The chosen opener, which becomes the draft. */
  opener: string | null
  onLeave: () => void
}

/** The link to the chat, with the cost of a message. */
export function WayToChat({ member, opener, onLeave }: WayToChatProps) {
  const t = useTranslations('likes.popup')
  const openers = useTranslations('openers')
  const user = useUser()
  const cost = useSettings()?.message_credits ?? 0
  const id = useId()

  function leave() {
    if (user && opener) startDraft(user.id, member.id, opener)
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
