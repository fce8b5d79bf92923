import { useTranslations } from 'use-intl'
import type { FoundCard } from '#common/wire/profiles.ts'
import { Icon } from '#ui/icon.tsx'
import { heart, userRound, x } from '#ui/icons.ts'
import { PhotoCard } from '#ui/media/photo-card.tsx'
import { PhotoLabel } from '#ui/media/photo-marks.tsx'
import { FictionalLabel } from '#web/profiles/card/fictional.tsx'
import { photoSource } from '#web/profiles/card/photo-source.ts'
import { usePlace } from '#web/profiles/card/use-place.ts'
import { VerifiedLabel } from '#web/profiles/card/verified.tsx'
import { useIsOnline } from '#web/profiles/presence.ts'

/** A card of the stack, with the two stamps that a pull brings out. */
export function SwipeCard({ member }: { member: FoundCard }) {
  const t = useTranslations('games.swipe')
  const card = useTranslations('profiles.card')
  const fields = useTranslations('fields')
  const place = usePlace(member)
  const online = useIsOnline(member)
  const { main_image: photo, like_state, is_fictional, verified } = member
  const likesMe = like_state === 'received'
  return (
    <div className="relative overflow-hidden rounded-card shadow-2">
      <PhotoCard
        big
        eager
        photo={photo && photoSource(photo)}
        fallback={<Icon icon={userRound} size={96} />}
        title={member.name}
        titleEnd={card('age', { age: member.age })}
        subtitle={place}
        subtitleEnd={member.distance ? `\u00a0${card('distance', { km: member.distance })}` : undefined}
        online={online ? fields('online') : undefined}
        locked={photo?.locked ? card('photo_locked') : undefined}
        heading="h2"
        label={
          (is_fictional || verified || likesMe) && (
            <>
              {is_fictional && <FictionalLabel />}
              {verified && <VerifiedLabel />}
              {likesMe && <PhotoLabel>{card('likes_you')}</PhotoLabel>}
            </>
          )
        }
      />
      <Stamp way="like" icon={heart} label={t('like')} />
      <Stamp way="pass" icon={x} label={t('pass')} />
    </div>
  )
}

const stamps = {
  like: 'swipe-stamp-like left-4 -rotate-6 text-primary',
  pass: 'swipe-stamp-pass right-4 rotate-6 text-on-secondary',
}

function Stamp({ way, icon, label }: { way: 'like' | 'pass'; icon: typeof heart; label: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute top-14 z-4 flex items-center gap-2 rounded-full bg-white px-4 py-2 text-20 font-extrabold shadow-1 ${stamps[way]}`}
    >
      <Icon icon={icon} size={22} className={way === 'like' ? 'fill-current' : ''} />
      {label}
    </span>
  )
}
