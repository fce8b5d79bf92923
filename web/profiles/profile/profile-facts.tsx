import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fieldKey, type Interest } from '#common/profiles/profile-fields.ts'
import { regionTermOf } from '#common/sites/countries.ts'
import type { Profile } from '#common/wire/profiles.ts'
import { Chip } from '#ui/button/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { check } from '#ui/icons.ts'
import { useCountryName } from '#web/site/texts/country-names.ts'

/** A member's answers as chips; what was not answered is left out. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useTranslations('profiles.profile')
  return (
    <section className="mt-7">
      <h2 className="mb-2.5">{t('facts')}</h2>
      <dl className="flex flex-wrap gap-2">
        {useFacts(profile).map(({ key, term, value }) => (
          <div
            key={key}
            className="flex min-h-9 max-w-full flex-wrap items-center gap-x-1.5 rounded-[18px] border border-line bg-surface px-3.5 py-1 text-14 wrap-anywhere"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="m-0 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Fact = { key: string; term: string; value: string }

function useFacts(profile: Profile) {
  const t = useTranslations('fields')
  const countryName = useCountryName()
  const facts: Fact[] = []
  const add = (key: string, term: string, value: string) => facts.push({ key, term, value })
  const { sexuality, relationship_status, hair_color, eye_color, body_type } = profile
  if (sexuality) add('sexuality', t('labels.sexuality'), t(`sexualities.${fieldKey(sexuality)}`))
  if (relationship_status)
    add(
      'relationship_status',
      t('labels.relationship_status'),
      t(`relationship_status.${fieldKey(relationship_status)}`),
    )
  if (hair_color) add('hair_color', t('labels.hair_color'), t(`hair_color.${fieldKey(hair_color)}`))
  if (eye_color) add('eye_color', t('labels.eye_color'), t(`eye_color.${fieldKey(eye_color)}`))
  if (body_type) add('body_type', t('labels.body_type'), t(`body_type.${fieldKey(body_type)}`))
  if (profile.tattoos !== null)
    add('tattoos', t('labels.tattoos'), t(profile.tattoos ? 'tattoos.yes' : 'tattoos.no'))
  if (profile.region) add('region', t(`region_terms.${regionTermOf(profile.country)}`), profile.region)
  add('country', t('labels.country'), countryName(profile.country))
  return facts
}

type InterestListProps = { title: ReactNode; interests: Interest[]; shared?: boolean }

/** Interests as chips. Renders nothing when there are none. */
export function InterestList({ title, interests, shared }: InterestListProps) {
  const t = useTranslations('fields.interests')
  if (interests.length === 0) return null
  const icon = shared ? <Icon icon={check} size={16} /> : undefined
  return (
    <section className="mt-7">
      <h2 className="mb-2.5">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {interests.map((interest) => (
          <li key={interest}>
            <Chip shared={shared} icon={icon}>
              {t(fieldKey(interest))}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
