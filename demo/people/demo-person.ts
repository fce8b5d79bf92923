import type { Locale } from '#common/locales.ts'
import type {
  bodyTypes,
  eyeColors,
  Gender,
  hairColors,
  Interest,
  relationshipStatuses,
  Sexuality,
} from '#common/profiles/profile-fields.ts'
import type { NicheId } from '#common/sites/niches.ts'
import type { Profile } from '#common/wire/profiles.ts'

export type DemoPerson = {
  niche: NicheId
  name: string
  language: Locale
  country: string
  /** The town that the name tells; null where it tells none, and `cityIndex` says which. */
  town: string | null
  /** Where in the country's cities, weighted by population, from 0 to 1. */
  cityIndex: number
  gender: Gender
  sexuality: Sexuality
  age: number
  birthDayOfYear: number
  relationship_status: (typeof relationshipStatuses)[number]
  hair_color: (typeof hairColors)[number]
  eye_color: (typeof eyeColors)[number]
  body_type: (typeof bodyTypes)[number]
  tattoos: boolean
  interests: Interest[]
  reason: string | null
  about: string
  prompts: Profile['prompts']
  is_fictional: boolean
  /** How likely they like back, from 0 to 1. */
  eagerness: number
  /** Whether they answer when written to. */
  answers: boolean
  online: boolean
  lastActiveMinutes: number
  premium: boolean
}

/** The genders a person looks for. */
function soughtGenders(person: { gender: Gender; sexuality: Sexuality }): Gender[] {
  if (person.sexuality === 'bi') return ['male', 'female']
  const opposite = person.gender === 'male' ? 'female' : 'male'
  return [person.sexuality === 'hetero' ? opposite : person.gender]
}

/** Whether somebody's orientation has them look for people of a gender. */
export function opensTo(person: { gender: Gender; sexuality: Sexuality }, gender: Gender): boolean {
  return soughtGenders(person).includes(gender)
}

/** Whether two members of one site look for each other's gender. */
export function isCompatible(
  one: Pick<DemoPerson, 'niche' | 'gender' | 'sexuality'>,
  other: Pick<DemoPerson, 'niche' | 'gender' | 'sexuality'>,
): boolean {
  return one.niche === other.niche && opensTo(one, other.gender) && opensTo(other, one.gender)
}
