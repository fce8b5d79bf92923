import type { Gender, Sexuality } from '#common/profiles/profile-fields.ts'
import type { NicheId } from '#common/sites/niches.ts'
import type { Random } from '../random.ts'
import type { Place } from './places.ts'

/** What is settled about a person before they get a face: where they live, gender and age. */
export type Seat = {
  niche: NicheId
  place: Place
  gender: Gender
  age: number
  /** Where it is settled too: the site's usual mixture otherwise. */
  sexuality?: Sexuality
}

/** Nobody in the demo is younger. */
export const youngest = 25

export type Ages = [min: number, max: number]

/** Younger ages are somewhat likelier than older ones. */
export function pickAge(random: Random, [min, max]: Ages): number {
  return min + Math.floor((max - min + 1) * random.next() ** 1.25)
}
