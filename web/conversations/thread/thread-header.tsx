import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { IconLink } from '#ui/button/icon-button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { chevronLeft } from '#ui/icons.ts'
import { FictionalLabel } from '#web/profiles/card/fictional.tsx'
import { usePlace } from '#web/profiles/card/use-place.ts'
import { useIsOnline } from '#web/profiles/presence.ts'
import { useListName } from '../list/use-list-name.ts'
import { ProfileAvatar } from '../profile-avatar.tsx'

type ThreadHeaderProps = { profile: ProfileCard; menu?: Elements; back?: string | undefined }

/** The other member's name and place, with a link to the profile. */
export function ThreadHeader({ profile, menu, back }: ThreadHeaderProps) {
  const t = useTranslations('conversations')
  const place = usePlace(profile)
  const online = useIsOnline(profile)
  return (
    <header className="flex flex-none items-center gap-1 border-b border-line bg-surface px-1.5 py-1.5 lg:px-4">
      <ThreadBack to={back} />
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

/**
 * The link back on screens where the list is not beside the conversation: to the list, or from a conversation that is not
 * begun yet to the profile it would begin from.
 */
export function ThreadBack({ to = '/chats' }: { to?: string | undefined }) {
  const t = useTranslations('conversations')
  const list = useListName()
  return (
    <IconLink
      to={to === '/chats' && list !== 'inbox' ? `/chats?list=${list}` : to}
      viewTransition
      label={to === '/chats' ? t('back') : t('back_to_profile')}
      icon={<Icon icon={chevronLeft} size={24} />}
      className="lg:hidden"
    />
  )
}
