import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import type { OwnPhoto } from '#common/wire/photos.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { badgeCheck, camera, chevronRight, hourglass, lock, triangleAlert } from '#ui/icons.ts'
import { Photo } from '#ui/media/photo.tsx'
import { photoSource } from '../card/photo-source.ts'
import { ownPhotosQuery } from '../own-photos-query.ts'

/** As many as fit into two rows. */
const shown = 6

/** The own photos, with the ways to the pages on which they are changed, kept private and compared with their owner. */
export function PhotosSection() {
  const t = useTranslations('ownProfile.photos')
  const { api } = usePageData()
  const { photos } = useSuspenseQuery(ownPhotosQuery(api)).data
  return (
    <section id="photos" className="scroll-mt-24">
      <h2 className="mb-3">{t('title')}</h2>
      <Card flush className="overflow-hidden">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
          {photos.length > 0 ? (
            <>
              <Thumbs photos={photos} />
              <ButtonLink to="/profile/photos">{t('manage')}</ButtonLink>
            </>
          ) : (
            <Link
              to="/profile/photos"
              className="grid aspect-3/2 place-content-center justify-items-center gap-3 rounded-card border-2 border-dashed border-control bg-primary-tint/40 font-bold text-primary-text no-underline hover:border-primary-text hover:bg-primary-tint"
            >
              <Icon icon={camera} size={32} />
              {t('add')}
            </Link>
          )}
        </div>
        <ul className="divide-y divide-line border-t border-line">
          <WayRow to="/profile/album" icon={lock} label={t('private')} />
          <WayRow to="/profile/verify" icon={badgeCheck} label={t('verify')} />
        </ul>
      </Card>
    </section>
  )
}

function Thumbs({ photos }: { photos: OwnPhoto[] }) {
  const t = useTranslations('ownProfile.photos')
  const more = photos.length - shown
  return (
    <ul className="grid grid-cols-3 gap-2">
      {photos.slice(0, shown).map((photo, index) => (
        <li key={photo.id} className="relative aspect-3/4 overflow-hidden rounded-input bg-sunken">
          <Photo photo={photoSource(photo, true)} alt={t('alt', { position: index + 1 })} />
          <PhotoState photo={photo} />
          {more > 0 && index === shown - 1 && (
            <span
              aria-hidden="true"
              className="absolute inset-0 grid place-items-center bg-ink/60 text-20 font-bold text-white"
            >
              +{more}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

const states = {
  private: { icon: lock, look: 'bg-ink/75 text-white' },
  pending: { icon: hourglass, look: 'bg-warning-tint text-warning' },
  rejected: { icon: triangleAlert, look: 'bg-danger-tint text-danger' },
}

/** A mark on what not everybody sees. */
function PhotoState({ photo }: { photo: OwnPhoto }) {
  const t = useTranslations('ownProfile.photos')
  const state = photo.status === 'active' ? photo.private && 'private' : photo.status
  if (!state) return null
  const { icon, look } = states[state]
  return (
    <span
      title={t(`states.${state}`)}
      className={`absolute top-1.5 left-1.5 grid size-7 place-items-center rounded-full ${look}`}
    >
      <Icon icon={icon} size={16} />
      <span className="sr-only">{t(`states.${state}`)}</span>
    </span>
  )
}

type WayRowProps = { to: string; icon: Parameters<typeof Icon>[0]['icon']; label: string }

function WayRow({ to, icon, label }: WayRowProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-14 items-center gap-3 px-5 py-2 font-semibold text-text no-underline hover:bg-control/8 focus-visible:-outline-offset-3"
      >
        <Icon icon={icon} size={20} className="flex-none text-primary-text" />
        <span className="min-w-0 flex-1 hyphens-auto wrap-anywhere">{label}</span>
        <Icon icon={chevronRight} size={20} className="flex-none text-muted" />
      </Link>
    </li>
  )
}
