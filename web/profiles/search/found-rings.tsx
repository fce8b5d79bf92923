import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { distanceRings } from '#common/distance-rings.ts'
import type { FoundCard } from '#common/profiles.ts'
import { useCountryName } from '#web/platform/texts/country-names.ts'
import { MemberGrid } from '../card/member-grid.tsx'
import type { FilledSearch } from './search-state.ts'

type FoundRingsProps = {
  members: FoundCard[]
  filled: FilledSearch
  actionOf: (member: FoundCard) => ReactNode
}

/** The people of a search: by distance under a heading for each ring, otherwise in one grid. */
export function FoundRings({ members, filled, actionOf }: FoundRingsProps) {
  const t = useTranslations('profiles.search')
  const ringName = useRingName(filled.country)
  if (filled.sort !== 'near' || filled.town === null)
    return <MemberGrid label={t('results')} members={members} actionOf={actionOf} />
  const rings = [...Map.groupBy(members, ({ distance }) => distance)]
  return rings.map(([distance, people], index) => (
    <PeopleGroup
      key={distance ?? 'beyond'}
      title={ringName(distance)}
      members={people}
      actionOf={actionOf}
      later={index > 0}
    />
  ))
}

type PeopleGroupProps = Omit<FoundRingsProps, 'filled'> & { title: string; later: boolean }

export function PeopleGroup({ title, members, actionOf, later }: PeopleGroupProps) {
  return (
    <section className="not-first:mt-7">
      <h2 className="mb-2.5 text-16 lg:text-18">{title}</h2>
      <MemberGrid label={title} members={members} actionOf={actionOf} later={later} heading="h3" />
    </section>
  )
}

function useRingName(country: string) {
  const t = useTranslations('search')
  const countryName = useCountryName()
  return (distance: number | null) => {
    if (distance === null) return t('ring_beyond', { country: countryName(country) })
    const nearer = distanceRings[distanceRings.findIndex((ring) => ring === distance) - 1]
    return nearer === undefined
      ? t('ring_first', { km: distance })
      : t('ring_between', { from: nearer, to: distance })
  }
}
