import type { Sexuality } from '#common/profiles/profile-fields.ts'
import type { Random } from '../random.ts'
import { chooseInterests } from './choose-interests.ts'
import { chooseLooks } from './choose-looks.ts'
import { composeAbout } from './compose-about.ts'
import { composePrompts } from './compose-prompts.ts'
import type { DemoPerson } from './demo-person.ts'
import { townIn } from './places.ts'
import type { Seat } from './seat.ts'

const awayMinutesMax = 21 * 24 * 60

/** Everything about a person whose seat and name are settled; what they say is not in `said`, and is added there. */
export function describePerson(
  random: Random,
  seat: Seat,
  name: string,
  said = new Set<string>(),
): DemoPerson {
  const { mentioned, ...texts } = composeAbout(random, seat, said)
  const online = random.chance(0.1)
  return {
    niche: seat.niche,
    name,
    language: seat.place.language,
    country: seat.place.country,
    town: townIn(name, seat.place),
    cityIndex: random.next(),
    gender: seat.gender,
    sexuality: seat.sexuality ?? chooseSexuality(random, seat),
    age: seat.age,
    birthDayOfYear: random.int(1, 365),
    relationship_status: chooseStatus(random, seat.age),
    ...chooseLooks(random, seat),
    interests: chooseInterests(random, mentioned),
    ...texts,
    prompts: composePrompts(random, seat.place, said),
    is_fictional: false,
    eagerness: Math.round((0.1 + random.next() * 0.85) * 100) / 100,
    answers: random.chance(0.7),
    online,
    // The fourth power makes half of them active within the last day and a half.
    lastActiveMinutes: online ? random.int(0, 4) : 5 + Math.floor(awayMinutesMax * random.next() ** 4),
    premium: random.chance(0.15),
  }
}

function chooseSexuality(random: Random, { niche, gender }: Seat): Sexuality {
  const same: Sexuality = gender === 'male' ? 'gay' : 'lesbian'
  if (niche === 2 || niche === 7) return random.chance(0.75) ? same : 'bi'
  if (niche === 1 && random.chance(0.05)) return same
  return random.chance(niche === 3 ? 0.2 : 0.08) ? 'bi' : 'hetero'
}

function chooseStatus(random: Random, age: number): DemoPerson['relationship_status'] {
  if (age < 30) return random.weighted({ single: 80, unmarried: 15, 'living together': 5 })
  if (age < 45) {
    return random.weighted({ single: 55, divorced: 22, unmarried: 15, 'living together': 5, married: 3 })
  }
  if (age < 60) return random.weighted({ divorced: 45, single: 35, widowed: 9, unmarried: 7, married: 4 })
  return random.weighted({ widowed: 40, divorced: 35, single: 20, unmarried: 5 })
}
