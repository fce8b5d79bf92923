import { required } from '#common/required.ts'
import type { Random } from '#demo/random.ts'
import { has, type MembersPlan } from './members-plan.ts'

/** A part of a list of member indexes; who comes first in it is the most popular. */
export type Range = { from: number; to: number }

export type MemberGroups = {
  members: Uint32Array
  /** Those of a place and gender in one country, or in all. */
  range: (place: number, female: boolean, country?: number) => Range
}

/** Sorts the members who can be found into groups of place, gender and country, in an order of popularity by chance. */
export function groupMembers(plan: MembersPlan, random: Random): MemberGroups {
  const perGender = plan.countries.length
  const groupOf = (place: number, female: boolean, country: number) =>
    (place * 2 + Number(female)) * perGender + country
  const groups = plan.world.places.length * 2 * perGender
  const starts = new Uint32Array(groups + 1)
  const own = (index: number) =>
    groupOf(required(plan.place[index]), has(plan, index, 'female'), required(plan.country[index]))
  const raise = (counts: Uint32Array, at: number, by: number) => {
    const before = required(counts[at])
    counts[at] = before + by
    return before
  }
  for (let index = 0; index < plan.size; index++)
    if (!has(plan, index, 'incomplete')) raise(starts, own(index) + 1, 1)
  for (let group = 0; group < groups; group++) raise(starts, group + 1, required(starts[group]))
  const members = new Uint32Array(required(starts[groups]))
  const next = starts.slice()
  for (let index = 0; index < plan.size; index++)
    if (!has(plan, index, 'incomplete')) members[raise(next, own(index), 1)] = index
  for (let group = 0; group < groups; group++)
    shuffle(members, { from: required(starts[group]), to: required(starts[group + 1]) }, random)
  return {
    members,
    range: (place, female, country) => ({
      from: required(starts[groupOf(place, female, country ?? 0)]),
      to: required(starts[groupOf(place, female, country ?? perGender - 1) + 1]),
    }),
  }
}

/** In place; index 0 is the most popular of its group. */
function shuffle(members: Uint32Array, { from, to }: Range, random: Random): void {
  for (let last = to - 1; last > from; last--) swap(members, last, random.int(from, last))
  const first = members.subarray(from, to).indexOf(0)
  if (first > 0) swap(members, from, from + first)
}

function swap(members: Uint32Array, one: number, other: number): void {
  const kept = required(members[one])
  members[one] = required(members[other])
  members[other] = kept
}
