import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Photo as PhotoData, ProfileCard } from '#common/wire/profiles.ts'
import { Photo } from '#ui/media/photo.tsx'
import { FictionalLabel } from '#web/profiles/card/fictional.tsx'
import { photoSource } from '#web/profiles/card/photo-source.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'

type MatchPhotosProps = { member: ProfileCard; onOpen?: (() => void) | undefined }

/** Both photos in arched frames; the other member's links to the profile. */
export function MatchPhotos({ member, onOpen }: MatchPhotosProps) {
  const user = useUser()
  return (
    <div className="flex items-end justify-center">
      <span className="match-own relative h-42 w-30 overflow-hidden rounded-t-full bg-night-2 sm:h-46 sm:w-34">
        <Face photo={user?.profile.main_image ?? null} name={user?.profile.name ?? ''} />
      </span>
      <PhotoLink member={member} onOpen={onOpen} className="match-other -ml-3" />
    </div>
  )
}

type PhotoLinkProps = MatchPhotosProps & { className?: string }

/** The other member's photo in an arched frame, which opens the profile. */
export function PhotoLink({ member, onOpen, className = '' }: PhotoLinkProps) {
  const t = useTranslations('likes.popup')
  return (
    <Link
      to={`/members/${member.id}`}
      onClick={onOpen}
      aria-label={t('photo', { name: member.name })}
      className={`relative z-1 block h-50 w-36 overflow-hidden rounded-t-full border-6 border-b-0 border-night bg-night-2 sm:h-54 sm:w-40 ${className}`}
    >
      <Face photo={member.main_image} name={member.name} />
      {member.is_fictional && (
        <span className="absolute inset-x-1 bottom-9 grid justify-items-center">
          <FictionalLabel />
        </span>
      )}
    </Link>
  )
}

/** A photo; for whoever has none the first letter of the name, as an evening's window. */
function Face({ photo, name }: { photo: PhotoData | null; name: string }) {
  if (photo) return <Photo photo={photoSource(photo, true)} alt="" eager />
  const [letter = ''] = name
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 grid place-items-center bg-linear-to-b from-primary-hover to-primary text-on-primary"
    >
      <span className="display text-56 uppercase">{letter}</span>
    </span>
  )
}
