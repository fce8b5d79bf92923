import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Profile } from '#common/wire/profiles.ts'
import { Icon } from '#ui/icon.tsx'
import { chevronRight, messageCircle } from '#ui/icons.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { startDraft } from '../composer/draft.ts'
import { useOpeners } from './openers.ts'

/** An opener that links to the chat, where it can be changed and sent. */
export function OpenerCard({ profile }: { profile: Profile }) {
  const t = useTranslations('openers')
  const user = useUser()
  const [opener] = useOpeners(profile, 1)
  if (!user || !opener) return null
  return (
    <Link
      to={`/members/${profile.id}/chat`}
      state={{ writing: true }}
      onClick={() => startDraft(user.id, profile.id, opener)}
      className="group mt-4 flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-text no-underline transition-colors first:mt-0 hover:border-primary-text sm:px-5"
    >
      <Icon icon={messageCircle} size={22} className="flex-none text-primary-text" />
      <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
        <span className="block font-bold">{opener}</span>{' '}
        <span className="mt-0.5 block text-14 text-muted">{t('card')}</span>
      </span>
      <Icon
        icon={chevronRight}
        size={22}
        className="flex-none text-primary-text transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  )
}
