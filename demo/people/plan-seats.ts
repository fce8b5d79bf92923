import type { Gender } from '#common/profiles/profile-fields.ts'
import { required } from '#common/required.ts'
import type { NicheId } from '#common/sites/niches.ts'
import type { Random } from '../random.ts'
import type { DemoPerson } from './demo-person.ts'
import { homePlaces, places } from './places.ts'
import { planMissingSeats } from './plan-missing-seats.ts'
import { planNewcomerSeats } from './plan-newcomer-seats.ts'
import { type Ages, pickAge, type Seat, youngest } from './seat.ts'

type Community = {
  /** Members, when all sites together have `firstMembers`. */
  members: number
  /** Those the default search of the demo sign-ins finds: so many of each gender live in the home country. */
  sought: Gender[]
  soughtAtHome: number
  soughtAges: Ages
  /** The other gender, at home and elsewhere. */
  othersAtHome: number
  othersAges: Ages
}

const both: Gender[] = ['female', 'male']

const communities: Record<NicheId, Community> = {
  1: {
    members: 880,
    sought: both,
    soughtAtHome: 155,
    soughtAges: [youngest, 60],
    othersAtHome: 0,
    othersAges: [youngest, 68],
  },
  2: {
    members: 185,
    sought: ['female'],
    soughtAtHome: 141,
    soughtAges: [youngest, 60],
    othersAtHome: 0,
    othersAges: [youngest, 66],
  },
  3: {
    members: 190,
    sought: ['female'],
    soughtAtHome: 141,
    soughtAges: [youngest, 60],
    othersAtHome: 22,
    othersAges: [youngest, 62],
  },
  4: {
    members: 190,
    sought: ['female'],
    soughtAtHome: 141,
    soughtAges: [youngest, 60],
    othersAtHome: 22,
    othersAges: [youngest, 62],
  },
  5: {
    members: 185,
    sought: ['female'],
    soughtAtHome: 141,
    soughtAges: [55, 77],
    othersAtHome: 20,
    othersAges: [32, 76],
  },
  6: {
    members: 190,
    sought: ['female'],
    soughtAtHome: 141,
    soughtAges: [35, 59],
    othersAtHome: 22,
    othersAges: [youngest, 62],
  },
  7: {
    members: 180,
    sought: ['male'],
    soughtAtHome: 141,
    soughtAges: [youngest, 60],
    othersAtHome: 0,
    othersAges: [youngest, 66],
  },
}

/** How many people each site's numbers above are planned for: with so many it can be shown. */
export const firstMembers = 2_000
const nicheIds: NicheId[] = [1, 2, 3, 4, 5, 6, 7]

/** The seats with which the sites begin: each site's in a row, and shuffled within. */
export function planFirstSeats(random: Random, total: number): Seat[] {
  const planned = planSites(random, total)
  return nicheIds.flatMap((niche) => random.shuffle(planned.filter((seat) => seat.niche === niche)))
}

/** `total` more: first, shuffled, what searches miss in each country (plan-missing-seats.ts). */
export function planLaterSeats(random: Random, first: readonly Seat[], total: number): Seat[] {
  const missing = random.shuffle(planMissingSeats(random, first)).slice(0, total)
  return [...missing, ...random.shuffle(planSites(random, total - missing.length))]
}

/** `total` more: first, shuffled, whom newcomers miss (plan-newcomer-seats.ts). */
export function planLastSeats(random: Random, people: readonly DemoPerson[], total: number): Seat[] {
  const missing = random.shuffle(planNewcomerSeats(random, people)).slice(0, total)
  return [...missing, ...random.shuffle(planSites(random, total - missing.length))]
}

function planSites(random: Random, total: number): Seat[] {
  let planned = 0
  let placed = 0
  return nicheIds.flatMap((niche) => {
    planned += communities[niche].members
    const size = Math.round((planned / firstMembers) * total) - placed
    placed += size
    return planSite(random, niche, size)
  })
}

function planSite(random: Random, niche: NicheId, size: number): Seat[] {
  const { members, sought, soughtAtHome, soughtAges, othersAtHome, othersAges } = communities[niche]
  const home = homePlaces[niche]
  const seats: Seat[] = []

  function add(count: number, gender: Gender, ages: Ages): void {
    for (let n = 0; n < Math.round((count / members) * size) && seats.length < size; n++) {
      seats.push({ niche, place: home, gender, age: pickAge(random, ages) })
    }
  }

  for (const gender of sought) add(soughtAtHome, gender, soughtAges)
  if (othersAtHome > 0) add(othersAtHome, 'male', othersAges)

  const elsewhere = random.shuffle(places.filter((place) => place.country !== home.country))
  const genders = othersAtHome > 0 ? both : sought
  while (seats.length < size) {
    const place = required(elsewhere[seats.length % elsewhere.length])
    const gender = random.pick(genders)
    const wide = niche < 5 || niche === 7 || !sought.includes(gender)
    seats.push({ niche, place, gender, age: pickAge(random, wide ? othersAges : soughtAges) })
  }
  return seats
}
