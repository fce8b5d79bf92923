import { limits } from '#common/limits.ts'
import { required } from '#common/required.ts'
import { nameKeys } from '#server/members/names/name-keys.ts'
import type { Random } from '../random.ts'
import { namesTexts } from './local-texts.ts'
import { townsOf } from './places.ts'
import type { Seat } from './seat.ts'
import type { Generation } from './text-types.ts'

/** The year in which the members chose their names; only a "88" at the end of one depends on it. */
const nameYear = 2025

/** Numbers that mean something else than a year of birth. */
const avoidedYears = ['14', '18', '69', '88']

/** A longer name is cut on a phone's card, so it is the last resort. */
const nameFits = 12
const shortAttempts = 20

const generations: Generation[] = ['young', 'middle', 'older']

/** A name that looks like none of `taken` (name-keys.ts). It is added there. */
export function chooseName(random: Random, seat: Seat, taken: Set<string>): string {
  const names = firstNames(random, seat)
  for (let attempt = 0; ; attempt++) {
    const first = random.pick(names)
    const name = attempt < 3 && random.chance(0.75) ? first : decorate(random, first, seat, attempt)
    const keys = Object.values(nameKeys(name))
    if (
      keys.some((key) => taken.has(key)) ||
      avoidedYears.includes(name.slice(-2)) ||
      name.length < limits.nameMin ||
      name.length > (attempt < shortAttempts ? nameFits : limits.nameMax)
    )
      continue
    for (const key of keys) taken.add(key)
    return name
  }
}

/** The names of the generation, with a few of its neighbours: names do not change overnight. */
function firstNames(random: Random, { place, gender, age }: Seat): string[] {
  const own = age < 35 ? 0 : age < 55 ? 1 : 2
  const neighbour = random.chance(0.2) ? (own === 1 ? random.pick([0, 2]) : 1) : own
  return namesTexts[place.language][gender][required(generations[neighbour])].split(' ')
}

function decorate(random: Random, first: string, { place, age }: Seat, attempt: number): string {
  const year = String((nameYear - age) % 100).padStart(2, '0')
  const word = random.pick(namesTexts[place.language].words.split(' '))
  const capitalized = word.charAt(0).toUpperCase() + word.slice(1)
  const choices = [
    `${first}_${random.pick(townsOf(place))}`,
    `${first}${year}`,
    `${first}_${word}`,
    `${first}${capitalized}`,
    `${first}${random.pick([...'ABDEFGHJKLMNPRSTVW'])}`,
  ]
  if (attempt > shortAttempts)
    choices.push(`${first}${random.int(2, 99 + attempt ** 2)}`, `${first}_${word}${year}`)
  return random.pick(choices)
}
