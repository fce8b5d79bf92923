import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { v7 as uuidv7 } from 'uuid'
import { required } from '#common/required.ts'
import type { NicheId } from '#common/sites/niches.ts'
import { nameKeys } from '#server/members/names/name-keys.ts'
import { members } from '#server/members/tables.ts'
import type { Db } from '#server/platform/db/db.ts'
import { photos, profilePrompts, profiles } from '#server/profiles/tables.ts'
import type { DemoPerson } from './people/demo-person.ts'
import { isSpokenIn } from './people/places.ts'
import type { DemoSignin } from './people/plan-demo-signins.ts'
import type { PlannedPhotos } from './pictures/plan-photos.ts'
import type { DemoCity, DemoPlace } from './read-demo-sites.ts'
import { writeRows } from './write-rows.ts'

const demoPassword = 'serenade-demo'
const minuteMs = 60_000
const dayMs = 86_400_000

export type Newcomer = { person: DemoPerson; portrait: PlannedPhotos; signin?: DemoSignin }
export type WrittenMember = Newcomer & { id: string; companyId: number }

/** Writes members, profiles and photos. Only the demo sign-ins have an address and a password. */
export async function writePeople(
  db: Db,
  newcomers: Newcomer[],
  { sites, now }: { sites: Map<NicheId, DemoPlace>; now: Date },
): Promise<WrittenMember[]> {
  const passwordHash = newcomers.some(({ signin }) => signin)
    ? await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    : null
  const written = newcomers.map((newcomer) => ({
    ...newcomer,
    id: uuidv7(),
    companyId: required(sites.get(newcomer.person.niche)).site.companyId,
  }))
  const placeOf = (member: WrittenMember) => required(sites.get(member.person.niche))
  await writeRows(
    db,
    members,
    written.map((member) => memberRow(member, placeOf(member), passwordHash, now)),
  )
  await writeRows(
    db,
    profiles,
    written.map((member) => profileRow(member, placeOf(member), now)),
  )
  await writeRows(
    db,
    profilePrompts,
    written.flatMap(({ id, person }) =>
      person.prompts.map((each, position) => ({ ...each, memberId: id, position })),
    ),
  )
  await writeRows(
    db,
    photos,
    written.flatMap((member) => photoRows(member, now)),
  )
  return written
}

function memberRow(
  { id, companyId, person, signin }: WrittenMember,
  { site }: DemoPlace,
  passwordHash: string | null,
  now: Date,
) {
  const createdAt = new Date(now.getTime() - 60 * dayMs)
  return {
    id,
    companyId,
    siteId: site.id,
    email: signin?.email ?? null,
    emailConfirmedAt: signin ? createdAt : null,
    name: person.name,
    ...nameKeys(person.name),
    passwordHash: signin ? passwordHash : null,
    status: 'active' as const,
    language: person.language,
    paid: person.premium,
    isDemo: true,
    createdAt,
  }
}

function profileRow({ id, person }: WrittenMember, { site, cities }: DemoPlace, now: Date) {
  const city = pickCity(person, cities.get(person.country) ?? [])
  return {
    memberId: id,
    siteId: site.id,
    gender: person.gender,
    sexuality: person.sexuality,
    birthDate: birthDateOf(person, now),
    country: person.country,
    regionId: city?.regionId ?? null,
    cityId: city?.id ?? null,
    relationshipStatus: person.relationship_status,
    hairColor: person.hair_color,
    eyeColor: person.eye_color,
    bodyType: person.body_type,
    tattoos: person.tattoos,
    interests: person.interests,
    reason: person.reason,
    about: person.about,
    isFictional: person.is_fictional,
    verified: !person.is_fictional && person.eagerness > 0.6,
    lastActiveAt: new Date(now.getTime() - person.lastActiveMinutes * minuteMs),
    createdAt: new Date(now.getTime() - 60 * dayMs),
  }
}

function photoRows({ id, portrait }: WrittenMember, now: Date) {
  const name = () => `${randomBytes(16).toString('base64url')}.webp`
  return portrait.photos.map((photo, position) => ({
    id: uuidv7(),
    memberId: id,
    position,
    isMain: position === 0,
    state: 'active' as const,
    ...photo,
    fullName: name(),
    cardName: name(),
    blurName: name(),
    createdAt: now,
  }))
}

/** The town of the name, or the one at `cityIndex` of the people who share the language, largest towns first. */
function pickCity({ town, language, cityIndex }: DemoPerson, all: DemoCity[]): DemoCity | undefined {
  if (town) return all.find((city) => city.name === town)
  const list = all.filter((city) => isSpokenIn(language, city.regionId))
  const total = list.reduce((sum, city) => sum + city.population, 0)
  let rest = cityIndex * total
  for (const city of list) {
    rest -= city.population
    if (rest < 0) return city
  }
  return list[0]
}

/** A birthday that makes the person exactly `age` today. */
function birthDateOf({ age, birthDayOfYear }: DemoPerson, now: Date): string {
  const year = now.getUTCFullYear() - age
  const inYear = (of: number) => new Date(Date.UTC(of, 0, birthDayOfYear)).toISOString().slice(0, 10)
  return inYear(year).slice(5) <= now.toISOString().slice(5, 10) ? inYear(year) : inYear(year - 1)
}
