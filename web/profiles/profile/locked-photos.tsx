import { useTranslations } from 'use-intl'
import type { Profile, Photo as ProfilePhoto } from '#common/wire/profiles.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Photo } from '#ui/media/photo.tsx'
import { LockMark } from '#ui/media/photo-marks.tsx'
import { premiumPath } from '#web/members/premium-path.ts'
import { useJoinLink } from '#web/members/use-join-link.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { useOpenToVisitors } from '#web/site/page/use-open-to-visitors.ts'
import { photoSource } from '../card/photo-source.ts'

type LockedPhotosProps = {
  profile: Profile
  photos: ProfilePhoto[]
  /** What a member pays at least to see them. */
  price: string | undefined
}

/** The photos that the viewer may not see clear, as one card that says what opens them. */
export function LockedPhotos({ profile, photos, price }: LockedPhotosProps) {
  const t = useTranslations('theirProfile.locked')
  const words = useTranslations('profiles.profile')
  const alert = useTranslations('app.premiumAlert')
  const user = useUser()
  const join = useJoinLink({ person: profile })
  const { signups } = useOpenToVisitors()
  const [first] = photos
  if (!first) return null
  return (
    <div className="relative grid min-h-70 overflow-hidden rounded-card bg-sunken text-white">
      <div aria-hidden="true" className="absolute inset-0">
        <Photo photo={photoSource(first)} alt="" sizes="360px" />
      </div>
      <div className="z-1 grid content-center justify-items-center gap-2 bg-ink/70 p-5 text-center">
        <LockMark />
        <h2 className="text-20">{t('title', { n: photos.length })}</h2>
        {user && <p className="text-14 font-bold">{alert('title')}</p>}
        <p className="max-w-80 text-14 text-balance">{user ? t('text') : words('locked_visitor')}</p>
        {user ? (
          <>
            <ButtonLink to={premiumPath(`/members/${profile.id}`)}>{t('button')}</ButtonLink>
            {price && <p className="text-14 font-bold">{t('price', { price })}</p>}
          </>
        ) : (
          signups && <ButtonLink {...join}>{words('join')}</ButtonLink>
        )}
      </div>
    </div>
  )
}
