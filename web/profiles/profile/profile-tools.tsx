import { useTranslations } from 'use-intl'
import type { Profile } from '#common/wire/profiles.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { ellipsis } from '#ui/icons.ts'
import { DropdownMenu } from '#ui/overlay/dropdown-menu.tsx'
import { useSafety } from '#web/safety/use-safety.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { FavouriteButton } from '../saved/favourite-button.tsx'
import { useRecordVisit } from '../visitors/use-record-visit.ts'
import { reportable } from './reportable.ts'

type ProfileToolsProps = {
  profile: Profile
  /** The way to answer the photo, of a noun to the right. */
  children: Elements
}

/** On the photo: answer it, save the member, and a menu to block and report. A member's own profile has none. */
export function ProfileTools({ profile, children }: ProfileToolsProps) {
  const user = useUser()
  if (user?.id === profile.id) return null
  return (
    <Tools profile={profile} signedIn={user !== null}>
      {children}
    </Tools>
  )
}

function Tools({ profile, signedIn, children }: ProfileToolsProps & { signedIn: boolean }) {
  const t = useTranslations('safety')
  const safety = useSafety(reportable(profile), { subject: 'profile', leaveTo: '/members' })
  useRecordVisit(signedIn ? profile.id : null)
  return (
    <div className="absolute top-6 right-3 z-4 flex gap-2">
      {signedIn && children}
      {signedIn && <FavouriteButton profile={profile} />}
      <DropdownMenu
        trigger={(props) => (
          <IconButton
            {...props}
            variant="photo"
            label={t('menu', { name: profile.name })}
            icon={<Icon icon={ellipsis} size={22} />}
          />
        )}
      >
        {safety.entries}
      </DropdownMenu>
      {safety.dialogs}
    </div>
  )
}
