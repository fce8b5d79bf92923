import { keysOf } from '#common/keys-of.ts'
import { niches } from '#common/niches.ts'
import type { Interest } from '#common/profile-fields.ts'
import { required } from '#common/required.ts'
import type { Random } from '../random.ts'
import { aboutTexts } from './local-texts.ts'
import type { Seat } from './plan-seats.ts'
import { spellFor } from './spell-for.ts'

type About = { about: string; reason: string; mentioned: Interest[] }

/** An about-me text of two to four sentences, the reason for signing up, and the interests that the text names. */
export function composeAbout(random: Random, { niche, place }: Seat): About {
  const texts = aboutTexts[place.language]
  const middles = random.shuffle(keysOf(texts.middles))
  const shape = random.next()
  const told = middles.slice(0, shape < 0.12 ? 0 : shape < 0.7 ? 1 : 2)
  const special = Object.entries(texts.niche).find(([name]) => name === niches[niche])?.[1]

  const sentences = [
    random.pick(texts.openings),
    ...told.map((interest) => required(texts.middles[interest])),
  ]
  if (special && random.chance(0.45))
    sentences.splice(random.int(1, sentences.length), 0, random.pick(special))
  if (sentences.length < 4) sentences.push(random.pick(texts.endings))
  return {
    about: spellFor(place.country, sentences.join(' ')),
    reason: spellFor(place.country, random.pick(texts.reasons)),
    mentioned: told,
  }
}
