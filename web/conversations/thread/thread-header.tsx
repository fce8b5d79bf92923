import chevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ProfileCard } from '#common/profiles.ts'
import { FictionalLabel } from '#web/profiles/card/fictional.tsx'
import { usePlace } from '#web/profiles/card/use-place.ts'
import { useIsOnline } from '#web/profiles/presence.ts'
import { IconLink } from '#web/ui/button/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProfileAvatar } from '../profile-avatar.tsx'

/** The other member's name and place, with a link to the profile. */
export function ThreadHeader({ profile, menu }: { profile: ProfileCard; menu?: ReactNode }) {
  const t = useTranslations('conversations')
  const place = usePlace(profile)
  const online = useIsOnline(profile)
  return (
    <header className="flex flex-none items-center gap-1 border-b border-line bg-surface px-1.5 py-1.5 lg:px-4">
      <ThreadBack />
      <Link
        to={`/members/${profile.id}`}
        className="flex min-w-0 flex-1 items-center gap-2.5 rounded-card p-1 no-underline hover:bg-control/10"
      >
        <ProfileAvatar profile={profile} size="sm" />
        <span className="min-w-0">
          <h1 className="truncate text-16 font-bold">{profile.name}</h1>
          {profile.is_fictional ? (
            // In the place of a town: beside the name it would cut it.
            <FictionalLabel on="surface" />
          ) : (
            <span className="block truncate text-12 text-muted">
              {online ? t('place_online', { place }) : place}
            </span>
          )}
        </span>
      </Link>
      {menu}
    </header>
  )
}

/** The link back to the list, on screens where the list is not beside the conversation. */
export function ThreadBack() {
  const t = useTranslations('conversations')
  return (
    <IconLink
      to="/chats"
      viewTransition
      label={t('back')}
      icon={<Icon icon={chevronLeft} size={24} />}
      className="lg:hidden"
    />
  )
}
