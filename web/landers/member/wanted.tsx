import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import type { Profile } from '#common/wire/profiles.ts'
import { Photo } from '#ui/media/photo.tsx'
import { Mark } from '#web/brand/mark.tsx'
import { FictionalLabel } from '#web/profiles/card/fictional.tsx'
import { photoUrl } from '#web/profiles/card/photo-source.ts'
import { profileQuery } from '#web/profiles/profiles-query.ts'
import { useCountryName } from '#web/site/texts/country-names.ts'
import { useLanderNiche } from '../lander-niche.ts'

export type Wanted = {
  /** Undefined where visitors may not look at members. */
  person: Profile | undefined
  /** The member's name, or a word for somebody who is not named. */
  name: string
  place: string
  signup: string
}

/** Whom the lander is about. */
export function useWanted(): Wanted {
  const t = useTranslations('landers.member')
  const { api } = usePageData()
  const { id = '' } = useParams()
  const { data: person } = useQuery({ ...profileQuery(api, id), enabled: false })
  const countryName = useCountryName()
  const place = person ? (person.city ?? person.region ?? countryName(person.country)) : ''
  return { person, name: person?.name ?? t('somebody'), place, signup: `/members/${id}/signup` }
}

/** The member's main photo as this visitor may see it, labelled where the site runs the profile. Fills its parent. */
export function WantedPhoto({ person, small }: { person: Profile | undefined; small?: boolean }) {
  const niche = useLanderNiche()
  const image = person?.main_image
  if (!image)
    return (
      <span className="wanted-mark">
        <Mark niche={niche} />
      </span>
    )
  const { width, height } = image
  const src = photoUrl(small ? image.thumb_filename : image.filename)
  return (
    <>
      <Photo photo={{ src, width, height }} alt={person.name} eager />
      {person.is_fictional && !small && (
        <span className="wanted-label">
          <FictionalLabel />
        </span>
      )}
    </>
  )
}
