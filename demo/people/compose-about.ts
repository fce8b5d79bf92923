import { keysOf } from '#common/keys-of.ts'
import type { Interest } from '#common/profiles/profile-fields.ts'
import { required } from '#common/required.ts'
import { niches } from '#common/sites/niches.ts'
import type { Random } from '../random.ts'
import { aboutTexts } from './local-texts.ts'
import type { Seat } from './seat.ts'
import { spellFor } from './spell-for.ts'

type About = { about: string; reason: string | null; mentioned: Interest[] }

/** Nobody older says what they work as. */
const retirementAge = 65
const reasonAttempts = 20

/**
 * An about-me text of two to five sentences, a reason for signing up where there is one left, and the interests that
 * the text names. Neither text is in `said`; both are added.
 */
export function composeAbout(random: Random, seat: Seat, said: Set<string>): About {
  const { country } = seat.place
  for (;;) {
    const { sentences, mentioned } = chooseSentences(random, seat)
    const about = spellFor(country, sentences.join(' '))
    if (said.has(about)) continue
    said.add(about)
    return { about, reason: chooseReason(random, seat, said), mentioned }
  }
}

function chooseSentences(random: Random, { niche, place, age }: Seat) {
  const texts = aboutTexts[place.language]
  const middles = random.shuffle(keysOf(texts.middles))
  const shape = random.next()
  const mentioned = middles.slice(0, shape < 0.12 ? 0 : shape < 0.7 ? 1 : 2)
  const special = Object.entries(texts.niche).find(([name]) => name === niches[niche])?.[1]

  const sentences = [
    random.pick(texts.openings),
    ...mentioned.map((interest) => required(texts.middles[interest])),
  ]
  if (age < retirementAge && random.chance(0.45)) sentences.splice(1, 0, random.pick(texts.jobs))
  if (special && random.chance(0.45))
    sentences.splice(random.int(1, sentences.length), 0, random.pick(special))
  if (sentences.length < 4) sentences.push(random.pick(texts.endings))
  return { sentences, mentioned }
}

/** One reason or two together; null once all are taken: nobody has to give one. */
function chooseReason(random: Random, { place }: Seat, said: Set<string>): string | null {
  const { reasons } = aboutTexts[place.language]
  for (let attempt = 0; attempt < reasonAttempts; attempt++) {
    const chosen = random.shuffle(reasons).slice(0, random.int(1, 2))
    const reason = spellFor(place.country, chosen.join(' '))
    if (said.has(reason)) continue
    said.add(reason)
    return reason
  }
  return null
}
