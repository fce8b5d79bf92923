import type { Sexuality } from '#common/profiles/profile-fields.ts'
import { required } from '#common/required.ts'
import type { profiles } from '#server/profiles/tables.ts'
import type { LoadRow } from '../copy/load-row.ts'
import type { LoadPlan } from '../plan/load-plan.ts'
import { countryOf, has, type MembersPlan, memberId, placeOf } from '../plan/members-plan.ts'
import { createPersons, type Person } from './person-of.ts'
import { countPhotos } from './photo-rows.ts'

type ProfileRow = LoadRow<typeof profiles>

/** What the database's own triggers write; all loaded members have confirmed their address. */
const forGood = Date.UTC(9999, 0)
const never = Date.UTC(1900, 0)

export function* profileRows({ members: plan }: LoadPlan): Generator<ProfileRow> {
  const personOf = createPersons(plan)
  for (let index = 0; index < plan.size; index++) {
    const person = personOf(index)
    yield {
      memberId: memberId(plan, index),
      siteId: placeOf(plan, index).site.id,
      status: has(plan, index, 'disabled') ? 'disabled' : 'active',
      birthDate: person.birthDate,
      isFictional: has(plan, index, 'fictional'),
      invisible: has(plan, index, 'invisible'),
      showOnline: true,
      showSeen: true,
      showTyping: true,
      showVisits: true,
      shared: true,
      lastActiveAt: required(plan.activeAt[index]),
      createdAt: required(plan.createdAt[index]),
      listedUntil: has(plan, index, 'suspended') ? never : forGood,
      verified: false,
      hasPhoto: countPhotos(plan, index) > 0,
      lastSearch: {},
      signupPassed: null,
      ...(has(plan, index, 'incomplete') ? unknown : known(plan, index, person)),
    }
  }
}

type Known = Pick<
  ProfileRow,
  | 'gender'
  | 'sexuality'
  | 'country'
  | 'regionId'
  | 'cityId'
  | 'relationshipStatus'
  | 'hairColor'
  | 'eyeColor'
  | 'bodyType'
  | 'tattoos'
  | 'interests'
  | 'reason'
  | 'about'
>

/** The profile of who stopped after the first form. */
const unknown: Known = {
  gender: null,
  sexuality: null,
  country: null,
  regionId: null,
  cityId: null,
  relationshipStatus: null,
  hairColor: null,
  eyeColor: null,
  bodyType: null,
  tattoos: null,
  interests: [],
  reason: null,
  about: null,
}

function known(plan: MembersPlan, index: number, person: Person): Known {
  const { described } = person
  return {
    gender: person.gender,
    sexuality: sexualityOf(plan, index),
    country: countryOf(plan, index),
    regionId: person.regionId,
    cityId: person.cityId,
    relationshipStatus: described.relationship_status,
    hairColor: described.hair_color,
    eyeColor: described.eye_color,
    bodyType: described.body_type,
    tattoos: described.tattoos,
    interests: described.interests,
    reason: described.reason,
    about: described.about,
  }
}

function sexualityOf(plan: MembersPlan, index: number): Sexuality {
  if (has(plan, index, 'seeksBoth')) return 'bi'
  if (!has(plan, index, 'seeksSame')) return 'hetero'
  return has(plan, index, 'female') ? 'lesbian' : 'gay'
}
