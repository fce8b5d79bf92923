import { useTranslations } from 'use-intl'
import type { Profile } from '#common/wire/profiles.ts'
import { OnlineDot } from '#ui/media/photo-marks.tsx'
import { useCountryName } from '#web/site/texts/country-names.ts'
import { FictionalLabel } from '../card/fictional.tsx'
import { VerifiedLabel } from '../card/verified.tsx'
import { useIsOnline } from '../presence.ts'

type ProfileHeadProps = { profile: Profile; on: 'photo' | 'bg' }

/** Name, age and place, how far away and when last here. */
export function ProfileHead({ profile, on }: ProfileHeadProps) {
  const t = useTranslations('profiles.card')
  const fields = useTranslations('fields')
  const theirs = useTranslations('theirProfile')
  const countryName = useCountryName()
  const { name, age } = profile
  const online = useIsOnline(profile)
  const place = [profile.city ?? profile.region, countryName(profile.country)].filter(Boolean).join(', ')
  const near = profile.distance !== null && theirs('distance', { km: profile.distance })
  const active = profile.active && theirs(`active.${profile.active === 'now' ? 'today' : profile.active}`)
  return (
    <>
      {profile.is_fictional && (
        <p className="mb-2">
          <FictionalLabel on={on === 'photo' ? 'photo' : 'surface'} />
        </p>
      )}
      {profile.verified && (
        <p className="mb-2">
          <VerifiedLabel on={on === 'photo' ? 'photo-words' : 'surface'} />
        </p>
      )}
      <h1 className="text-32 font-extrabold wrap-anywhere lg:text-40">
        {t('name_age', { name, age })}
        {online && <OnlineDot label="" on={on} className="ml-3 size-3! align-middle" />}
      </h1>
      <p className={on === 'photo' ? 'text-14 font-semibold' : 'text-muted'}>
        {[place, near, online ? fields('online') : active].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}
