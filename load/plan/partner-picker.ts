import { required } from '#common/required.ts'
import type { Random } from '#demo/random.ts'
import type { MemberGroups, Range } from './member-groups.ts'
import { has, type MembersPlan } from './members-plan.ts'

const tries = 8
const inOwnCountry = 0.9
const inOtherPlace = 0.15

/** Finds somebody for a member, likelier somebody popular; undefined when there is nobody. */
export type PickPartner = (index: number) => number | undefined

/** `popular`: how many in a hundred go to the few whom all choose (as Zipf has it), the others to anybody. */
export function createPartnerPicker(
  plan: MembersPlan,
  { members, range }: MemberGroups,
  random: Random,
  popular: number,
): PickPartner {
  const rangeFor = (index: number): Range => {
    const { pool } = required(plan.world.places[required(plan.place[index])])
    const place =
      pool.length > 1 && random.chance(inOtherPlace) ? random.pick(pool) : required(plan.place[index])
    const country = random.chance(inOwnCountry) ? plan.country[index] : undefined
    return range(place, soughtIsFemale(plan, index, random), country)
  }
  return (index) => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const { from, to } = rangeFor(index)
      const size = to - from
      if (size === 0) continue
      const rank = random.chance(popular / 100)
        ? Math.floor((size + 1) ** random.next()) - 1
        : random.int(0, size - 1)
      const found = required(members[from + Math.min(rank, size - 1)])
      if (found !== index && seeks(plan, found, has(plan, index, 'female'))) return found
    }
    return undefined
  }
}

function soughtIsFemale(plan: MembersPlan, index: number, random: Random): boolean {
  if (has(plan, index, 'seeksBoth')) return random.chance(0.5)
  return has(plan, index, 'seeksSame') === has(plan, index, 'female')
}

function seeks(plan: MembersPlan, index: number, female: boolean): boolean {
  return (
    has(plan, index, 'seeksBoth') || has(plan, index, 'seeksSame') === (has(plan, index, 'female') === female)
  )
}
