import { useTranslations } from 'use-intl'
import type { Profile } from '#common/wire/profiles.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { userRound } from '#ui/icons.ts'
import { Gallery } from '#ui/media/gallery.tsx'
import type { GalleryPhoto } from '#ui/media/gallery-parts.tsx'
import { Lightbox } from '#ui/media/lightbox.tsx'
import { premiumPath } from '#web/members/premium-path.ts'
import { useJoinLink } from '#web/members/use-join-link.ts'
import { ReportPhoto } from '#web/safety/report-photo.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { useOpenToVisitors } from '#web/site/page/use-open-to-visitors.ts'
import { photoSource } from '../card/photo-source.ts'
import { ProfileHead } from './profile-head.tsx'
import { reportable } from './reportable.ts'

type ProfileGalleryProps = {
  profile: Profile
  /** The photo that is shown large, or null. */
  opened: number | null
  onOpen: (photo: number | null) => void
  /** What a member pays at least to see the locked ones. */
  price?: string | undefined
}

/** The main photo, and all of them large. A locked one is blurred, with a button to where it is unlocked. */
export function ProfileGallery({ profile, opened, onOpen, price }: ProfileGalleryProps) {
  const t = useTranslations('profiles.profile')
  const photos = useGalleryPhotos(profile, price)
  const person = reportable(profile)
  const own = useUser()?.id === profile.id
  const { name } = profile
  if (photos.length === 0)
    return (
      <div className="grid aspect-square place-content-center justify-items-center gap-3 bg-primary-tint p-6 text-center text-primary-text md:rounded-panel">
        <Icon icon={userRound} size={96} />
        <p>{t('no_photo', { name })}</p>
      </div>
    )
  const shared = {
    label: t('photos', { name }),
    photos,
    previousLabel: t('photo_previous'),
    nextLabel: t('photo_next'),
    countLabel: (position: number, total: number) => t('photo_position', { position, total }),
  }
  return (
    <div className="md:max-lg:overflow-hidden md:max-lg:rounded-panel">
      <Gallery
        {...shared}
        photos={photos.slice(0, 1)}
        overlay={<ProfileHead profile={profile} on="photo" />}
        onOpen={onOpen}
        openLabel={t('photo_open')}
      />
      <Lightbox
        {...shared}
        open={opened !== null}
        start={opened ?? 0}
        onClose={() => onOpen(null)}
        closeLabel={t('photos_close')}
        action={own ? undefined : (index) => <ReportPhoto person={person} photo={person.photos[index]?.id} />}
      />
    </div>
  )
}

function useGalleryPhotos(profile: Profile, price: string | undefined): GalleryPhoto[] {
  const t = useTranslations('profiles.profile')
  const theirs = useTranslations('theirProfile')
  const user = useUser()
  const join = useJoinLink({ person: profile })
  const { signups } = useOpenToVisitors()
  const { name, photos } = profile
  const way = (
    <span className="grid justify-items-center gap-2">
      {t(user ? 'locked_member' : 'locked_visitor')}
      {(user || signups) && (
        <ButtonLink size="sm" {...(user ? { to: premiumPath(`/members/${profile.id}`) } : join)}>
          {user ? theirs('locked.button') : t('join')}
        </ButtonLink>
      )}
      {user && price && <span>{theirs('locked.price', { price })}</span>}
    </span>
  )
  return photos.map((photo, index) => ({
    ...photoSource(photo),
    alt: t('photo', { position: index + 1, name }),
    locked: photo.locked ? way : undefined,
  }))
}
