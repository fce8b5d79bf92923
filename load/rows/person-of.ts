import type { Locale } from '#common/locales.ts'
import type { Gender } from '#common/profiles/profile-fields.ts'
import { required } from '#common/required.ts'
import { countries } from '#common/sites/countries.ts'
import { createRandom } from '#demo/random.ts'
import { createDescriber, type Description } from '../plan/describe-members.ts'
import { countryOf, has, type MembersPlan } from '../plan/members-plan.ts'
import { mix } from '../plan/mix.ts'

const yearMs = 365.2425 * 86_400_000
const inUsualLanguage = 0.75

export type Person = {
  /** Shared with others. */
  described: Description
  gender: Gender
  language: Locale
  birthDate: string
  regionId: string
  cityId: number
}

/** Tells what is in nobody's way to know of a member: language, town, birthday, looks and words. */
export function createPersons(plan: MembersPlan): (index: number) => Person {
  const describe = createDescriber(plan.seed)
  const languages = new Map<string, readonly [Locale, ...Locale[]]>(
    countries.map((country) => [country.code, country.languages]),
  )
  return (index) => {
    const random = createRandom(mix(mix(plan.seed + 8) ^ index))
    const country = countryOf(plan, index)
    const spoken = languages.get(country) ?? ['en']
    const language = random.chance(inUsualLanguage) ? spoken[0] : random.pick(spoken)
    const gender = has(plan, index, 'female') ? 'female' : 'male'
    const age = required(plan.age[index])
    const born = required(plan.createdAt[index]) - (age + 0.01 + 0.98 * random.next()) * yearMs
    const { ids, regions, upTo } = required(plan.world.towns.get(country))
    const town = findTown(upTo, random.next() * required(upTo.at(-1)))
    return {
      described: describe({ language, gender, age }, random.int(0, 1_000_000)),
      gender,
      language,
      birthDate: new Date(born).toISOString().slice(0, 10),
      regionId: required(regions[town]),
      cityId: required(ids[town]),
    }
  }
}

function findTown(upTo: number[], at: number): number {
  let low = 0
  let high = upTo.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (required(upTo[middle]) <= at) low = middle + 1
    else high = middle
  }
  return low
}
