import { required } from '#common/required.ts'
import { type NicheName, niches } from '#common/sites/niches.ts'
import { createRandom, type Random } from '#demo/random.ts'
import { type MembersPlan, trait } from './members-plan.ts'
import type { LoadPlace, LoadWorld } from './read-places.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const yearsOfSignups = 3
const awayDays = 40
const oldest = 92

/** These live on the first site and are ordinary members: they can be signed in as. */
const ordinary = 20
/** The most popular member and who writes to her most; both are there now. */
const stars = 2

const women: Record<NicheName, number> = {
  general: 0.42,
  women: 1,
  bdsm: 0.4,
  bbw: 0.5,
  gilf: 0.4,
  milf: 0.4,
  gay: 0,
}
const womenFrom: Partial<Record<NicheName, number>> = { milf: 35, gilf: 55 }

export type Size = { seed: number; offset: number; size: number; now: number }

/** Decides about every member where, who, since when and how active. The same numbers give the same people. */
export function planMembers({ seed, offset, size, now }: Size, world: LoadWorld): MembersPlan {
  const random = createRandom(seed)
  const countries = [...world.towns.keys()]
  const plan: MembersPlan = {
    seed,
    offset,
    size,
    now,
    world,
    countries,
    createdAt: new Float64Array(size),
    activeAt: new Float64Array(size),
    age: new Uint8Array(size),
    place: new Uint8Array(size),
    country: new Uint8Array(size),
    traits: new Uint16Array(size),
  }
  const pickPlace = pickerOf(world.places.map((place) => place.share))
  const pickCountry = pickerOf([...world.towns.values()].map((towns) => towns.upTo.at(-1) ?? 0))
  for (let index = 0; index < size; index++) {
    const place = index < ordinary ? 0 : pickPlace(random)
    plan.place[index] = place
    plan.country[index] = index < stars ? 0 : pickCountry(random)
    plan.traits[index] = chooseTraits(random, required(world.places[place]), index)
    plan.age[index] = chooseAge(
      random,
      required(world.places[place]),
      (required(plan.traits[index]) & trait.female) !== 0,
    )
    const away = chooseAway(random, index)
    // Signups grow: most members are young ones.
    const since = Math.floor((1 - (index + 0.5) / size) ** 1.5 * yearsOfSignups * 365 * dayMs) + 3 * hourMs
    plan.createdAt[index] = now - since
    plan.activeAt[index] = now - Math.floor(away < since ? away : since * random.next())
  }
  return plan
}

/** How long ago the last visit was: three in a hundred are there now. */
function chooseAway(random: Random, index: number): number {
  if (index < stars || random.chance(0.03)) return random.next() * 4 * minuteMs
  return -Math.log(1 - random.next()) * awayDays * dayMs
}

function chooseTraits(random: Random, { site, bundles }: LoadPlace, index: number): number {
  const sells = [...bundles.values()].every((offered) => offered.length > 0)
  if (index < stars) return (sells ? trait.paid : 0) | (index === 0 ? trait.female : 0)
  const niche = niches[site.niche]
  let traits = random.chance(women[niche]) ? trait.female : 0
  const odd = niche === 'women' || niche === 'gay'
  if (odd) traits |= random.chance(0.8) ? trait.seeksSame : trait.seeksBoth
  else if (random.chance(0.1)) traits |= random.chance(0.4) ? trait.seeksSame : trait.seeksBoth
  const state = random.next()
  const pays = sells && random.chance(0.12)
  if (index >= ordinary) {
    if (state < 0.03) return traits | trait.incomplete
    if (state < 0.04) return traits | trait.fictional
    if (state < 0.05) traits |= trait.invisible
    else if (state < 0.06) traits |= trait.disabled
    else if (state < 0.063) traits |= trait.suspended
  }
  return pays ? traits | trait.paid : traits
}

/** A bell around 32 with a long tail; women of the sites for older ones are as old as these say. */
function chooseAge(random: Random, { site }: LoadPlace, female: boolean): number {
  const bell = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
  const above = Math.exp(Math.log(14) + 0.55 * bell)
  const from = female ? womenFrom[niches[site.niche]] : undefined
  return Math.min(oldest, Math.floor(from ? from + above * 0.5 : 18 + above))
}

/** Picks an index, each as likely as its weight says. */
function pickerOf(weights: number[]): (random: Random) => number {
  let sum = 0
  const upTo = weights.map((weight) => (sum += weight))
  return (random) => {
    const at = random.next() * sum
    const found = upTo.findIndex((end) => at < end)
    return Math.max(found, 0)
  }
}
