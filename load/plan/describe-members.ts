import type { Locale } from '#common/locales.ts'
import type { Gender } from '#common/profiles/profile-fields.ts'
import { required } from '#common/required.ts'
import type { DemoPerson } from '#demo/people/demo-person.ts'
import { describePerson } from '#demo/people/describe-person.ts'
import { namesTexts } from '#demo/people/local-texts.ts'
import { places } from '#demo/people/places.ts'
import type { Generation } from '#demo/people/text-types.ts'
import { createRandom } from '#demo/random.ts'
import { mix } from './mix.ts'

const descriptionsEach = 80
const generations: { name: Generation; age: number }[] = [
  { name: 'young', age: 27 },
  { name: 'middle', age: 44 },
  { name: 'older', age: 62 },
]

type Described =
  | 'relationship_status'
  | 'hair_color'
  | 'eye_color'
  | 'body_type'
  | 'tattoos'
  | 'interests'
  | 'reason'
  | 'about'
export type Description = Pick<DemoPerson, Described> & { firstName: string }

/** Describes people as the demo community does. There are a few thousand descriptions: many people share theirs. */
export function createDescriber(seed: number) {
  const known = new Map<number, Description>()
  const languages = [...new Set(places.map((place) => place.language))]

  function make(key: number, language: Locale, gender: Gender, generation: number): Description {
    const random = createRandom(mix(mix(seed + 7) ^ key))
    const place = required(places.find((each) => each.language === language))
    const { name, age } = required(generations[generation])
    return {
      ...describePerson(random, { niche: 1, place, gender, age }, ''),
      firstName: random.pick(namesTexts[language][gender][name].split(' ')),
    }
  }

  /** `which`: any number; for the same person the same one has the same answer. */
  return (who: { language: Locale; gender: Gender; age: number }, which: number): Description => {
    const generation = who.age < 35 ? 0 : who.age < 55 ? 1 : 2
    const group = (languages.indexOf(who.language) * 2 + Number(who.gender === 'male')) * 3 + generation
    const key = group * descriptionsEach + (which % descriptionsEach)
    let description = known.get(key)
    if (!description) {
      description = make(key, who.language, who.gender, generation)
      known.set(key, description)
    }
    return description
  }
}
