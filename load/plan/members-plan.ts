import { required } from '#common/required.ts'
import type { LoadPlace, LoadWorld } from './read-places.ts'
import { timedUuid, type Uuid } from './uuid.ts'

/** What is so of a member, as bits. */
export const trait = {
  female: 1,
  seeksSame: 2,
  seeksBoth: 4,
  /** Stopped after the first form of the signup. */
  incomplete: 8,
  fictional: 16,
  invisible: 32,
  disabled: 64,
  suspended: 128,
  paid: 256,
} as const

/** Every member by index, in the order in which they joined: a few numbers each, so that millions fit into memory. */
export type MembersPlan = {
  seed: number
  /** The number of the first member; the address of index 0 is load.<offset + 1>@example.org. */
  offset: number
  size: number
  /** Milliseconds, as all moments. */
  now: number
  world: LoadWorld
  countries: string[]
  createdAt: Float64Array
  activeAt: Float64Array
  /** Years on the day of joining. */
  age: Uint8Array
  /** Index into the world's places. */
  place: Uint8Array
  /** Index into the countries. */
  country: Uint8Array
  traits: Uint16Array
}

export function memberId({ seed, offset, createdAt }: MembersPlan, index: number): Uuid {
  return timedUuid(seed, 'member', required(createdAt[index]), offset + index)
}

export function placeOf({ world, place }: MembersPlan, index: number): LoadPlace {
  return required(world.places[required(place[index])])
}

export function countryOf({ countries, country }: MembersPlan, index: number): string {
  return required(countries[required(country[index])])
}

export function has({ traits }: MembersPlan, index: number, which: keyof typeof trait): boolean {
  return (required(traits[index]) & trait[which]) !== 0
}

/** Whether the member likes and writes: not who cannot yet, and not whom nobody is behind. */
export function reachesOut({ traits }: MembersPlan, index: number): boolean {
  return (required(traits[index]) & (trait.incomplete | trait.fictional)) === 0
}
