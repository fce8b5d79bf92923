import { useTranslations } from 'use-intl'
import { distanceRings } from '#common/profiles/distance-rings.ts'
import type { FoundCard } from '#common/wire/profiles.ts'
import type { Elements } from '#ui/elements.ts'
import { useCountryName } from '#web/site/texts/country-names.ts'
import { MemberGrid } from '../card/member-grid.tsx'
import type { FilledSearch } from './search-state.ts'

/** The desktop's cards in a row. */
const row = 4

type FoundRingsProps = {
  members: FoundCard[]
  filled: FilledSearch
  actionOf: (member: FoundCard) => Elements
}

/** The people of a search: by distance under a heading for each ring, otherwise in one grid. */
export function FoundRings({ members, filled, actionOf }: FoundRingsProps) {
  const t = useTranslations('profiles.search')
  const ringName = useRingName(filled.country)
  if (filled.sort !== 'near' || filled.town === null)
    return <MemberGrid label={t('results')} members={members} actionOf={actionOf} />
  return inGroups(members).map(({ from, to, people }, index) => (
    <PeopleGroup
      key={from}
      title={ringName(from, to)}
      members={people}
      actionOf={actionOf}
      later={index > 0}
    />
  ))
}

type Group = { from: number; to: number | null; people: FoundCard[] }

/** Rings of a few people are put together until they fill a row; nobody beyond the last ring is among those within. */
function inGroups(members: FoundCard[]): Group[] {
  const groups: Group[] = []
  for (const [to, people] of Map.groupBy(members, ({ distance }) => distance)) {
    const last = groups.at(-1)
    if (last && last.people.length < row && to !== null) {
      last.to = to
      last.people.push(...people)
    } else groups.push({ from: innerEdge(to), to, people: [...people] })
  }
  return groups
}

/** Where a ring begins, in kilometres. */
function innerEdge(to: number | null): number {
  const edges: (number | null)[] = [0, ...distanceRings, null]
  return edges[edges.indexOf(to) - 1] ?? 0
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
  return (from: number, to: number | null) => {
    if (to === null) return t('ring_beyond', { country: countryName(country) })
    return from === 0 ? t('ring_first', { km: to }) : t('ring_between', { from, to })
  }
}
