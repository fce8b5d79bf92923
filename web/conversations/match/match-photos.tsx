import userRound from 'lucide/dist/esm/icons/user-round.mjs'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Photo as PhotoData, ProfileCard } from '#common/profiles.ts'
import { useUser } from '#web/platform/api/site-and-user.tsx'
import { FictionalLabel } from '#web/profiles/card/fictional.tsx'
import { photoSource } from '#web/profiles/card/photo-source.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Photo } from '#web/ui/media/photo.tsx'

type MatchPhotosProps = { member: ProfileCard; onOpen: () => void }

/** Both photos in arched frames; the other member's links to the profile. */
export function MatchPhotos({ member, onOpen }: MatchPhotosProps) {
  const t = useTranslations('likes.popup')
  const user = useUser()
  return (
    <div className="flex items-end justify-center">
      <span className="match-own relative h-42 w-30 overflow-hidden rounded-t-full bg-night-2 sm:h-46 sm:w-34">
        <Face photo={user?.profile.main_image ?? null} />
      </span>
      <Link
        to={`/members/${member.id}`}
        onClick={onOpen}
        aria-label={t('photo', { name: member.name })}
        className="match-other relative z-1 -ml-3 block h-50 w-36 overflow-hidden rounded-t-full border-6 border-b-0 border-night bg-night-2 sm:h-54 sm:w-40"
      >
        <Face photo={member.main_image} />
        {member.is_fictional && (
          <span className="absolute inset-x-1 bottom-9 grid justify-items-center">
            <FictionalLabel />
          </span>
        )}
      </Link>
    </div>
  )
}

function Face({ photo }: { photo: PhotoData | null }) {
  if (photo) return <Photo photo={photoSource(photo, true)} alt="" eager />
  return (
    <span className="absolute inset-0 grid place-items-center text-on-night-muted">
      <Icon icon={userRound} size={56} />
    </span>
  )
}
