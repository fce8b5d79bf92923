import type { NicheId } from '#common/sites/niches.ts'
import { nameKeys } from '#server/members/names/name-keys.ts'
import { createRandom, type Random } from '../random.ts'
import { chooseName } from './choose-name.ts'
import type { DemoPerson } from './demo-person.ts'
import { describePerson } from './describe-person.ts'
import { homePlaces } from './places.ts'
import { planDemoSignins } from './plan-demo-signins.ts'
import { firstMembers, planFirstSeats, planLastSeats, planLaterSeats } from './plan-seats.ts'
import type { Seat } from './seat.ts'
import { signinSeats } from './signin-seats.ts'

/** With so many every common search of every country is filled; those after them fill each newcomer's first page. */
const commonMembers = 5_200

/**
 * The members of the demo community, the same people for the same seed. The `first` ones do not depend on how many
 * others there are, and are written before them. Nor do those up to `commonMembers`, so that a community of an earlier
 * version grows on.
 */
export function planPeople(seed: number, total: number, first = firstMembers): DemoPerson[] {
  const takenNames = new Map<NicheId, Set<string>>()
  const texts = new Map<NicheId, Set<string>>()

  function describeAll(random: Random, seats: readonly Seat[]): DemoPerson[] {
    const people = seats.map((seat) => {
      const taken = takenNames.get(seat.niche) ?? signinNames(seat.niche)
      takenNames.set(seat.niche, taken)
      const said = texts.get(seat.niche) ?? signinTexts(seat.niche)
      texts.set(seat.niche, said)
      return describePerson(random, seat, chooseName(random, seat, taken), said)
    })
    for (const members of Map.groupBy(people, ({ niche }) => niche).values()) markFictional(random, members)
    return people
  }

  const random = createRandom(seed)
  const firstSeats = planFirstSeats(random, Math.min(total, first))
  const firstPeople = describeAll(random, firstSeats)
  if (total <= first) return firstPeople
  const later = createRandom(seed + 1)
  const laterSeats = planLaterSeats(later, firstSeats, Math.min(total, commonMembers) - first)
  const people = [...firstPeople, ...describeAll(later, laterSeats)]
  if (total <= commonMembers) return people
  const last = createRandom(seed + 2)
  return [...people, ...describeAll(last, planLastSeats(last, people, total - commonMembers))]
}

function signinNames(niche: NicheId): Set<string> {
  return new Set(Object.values(signinSeats[niche]).flatMap((seat) => Object.values(nameKeys(seat.name))))
}

/** What the sign-ins say of themselves, which nobody repeats. */
function signinTexts(niche: NicheId): Set<string> {
  return new Set(
    planDemoSignins(niche).flatMap(({ person: { about, reason, prompts } }) => [
      about,
      ...(reason ? [reason] : []),
      ...prompts.map(({ answer }) => answer),
    ]),
  )
}

/** Two in a hundred; half of them at home, so that a first search shows how they are labelled. */
function markFictional(random: Random, members: DemoPerson[]): void {
  const count = Math.ceil(members.length * 0.02)
  const shuffled = random.shuffle(members)
  const atHome = shuffled.filter((person) => person.country === homePlaces[person.niche].country)
  const chosen = [...new Set([...atHome.slice(0, Math.ceil(count / 2)), ...shuffled])].slice(0, count)
  for (const person of chosen) {
    Object.assign(person, { is_fictional: true, eagerness: 0, answers: false, online: false, premium: false })
    person.lastActiveMinutes = Math.max(person.lastActiveMinutes, 60)
  }
}
