import { useTranslations } from 'use-intl'
import { regionTermOf } from '#common/countries.ts'
import { fieldKey } from '#common/profile-fields.ts'
import type { Profile } from '#common/profiles.ts'
import { useCountryName } from '../platform/use-country-name.ts'
import { DataList } from '../ui/data-list.tsx'

const choices = [
  ['sexuality', 'sexualities'],
  ['relationship_status', 'relationship_status'],
  ['hair_color', 'hair_color'],
  ['eye_color', 'eye_color'],
  ['body_type', 'body_type'],
] as const

/** What a member says in facts; what was left out takes no line. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useTranslations('profiles.profile')
  return (
    <section className="mt-7">
      <h2 className="mb-1">{t('facts')}</h2>
      <DataList columns={2} items={useFacts(profile)} />
    </section>
  )
}

type Fact = { key: string; term: string; value: string }

function useFacts(profile: Profile) {
  const t = useTranslations('fields')
  const countryName = useCountryName()
  const facts = choices.flatMap(([field, names]): Fact | Fact[] => {
    const value = profile[field]
    return value ? { key: field, term: t(`labels.${field}`), value: t(`${names}.${fieldKey(value)}`) } : []
  })
  const add = (key: string, term: string, value: string) => facts.push({ key, term, value })
  if (profile.tattoos !== null)
    add('tattoos', t('labels.tattoos'), t(profile.tattoos ? 'tattoos.yes' : 'tattoos.no'))
  if (profile.region) add('region', t(`region_terms.${regionTermOf(profile.country)}`), profile.region)
  add('country', t('labels.country'), countryName(profile.country))
  return facts
}
