import type { Interest } from '#common/profiles/profile-fields.ts'
import type { Random } from '../random.ts'

/** How often each is named. The tame ones lead, as on any front page that all may see. */
const weights: Record<Interest, number> = {
  relationship: 9,
  onenightstand: 0.4,
  kissing: 2,
  hugging: 5,
  massages: 2,
  lingerie: 0.4,
  'sex variants': 0.3,
  gym: 4,
  sports: 5,
  dancing: 4,
  travelling: 9,
  adventure: 4,
  party: 3,
  music: 8,
  movies: 7,
  videogames: 3,
  politics: 2,
  outdoors: 6,
  gardening: 4,
  hiking: 5,
  biking: 5,
  reading: 6,
  animals: 6,
  beach: 5,
  art: 4,
  photography: 4,
  theater: 3,
  shopping: 3,
  fashion: 2,
  astrology: 2,
  cooking: 7,
  foodie: 5,
  bbq: 3,
  sushi: 3,
  vegetarian: 2,
  wine: 4,
  beer: 3,
  tea: 3,
  coffee: 6,
}

/** Three to nine interests, among them those that the person's text names. */
export function chooseInterests(random: Random, mentioned: readonly Interest[]): Interest[] {
  const chosen = new Set<Interest>(mentioned)
  const count = random.int(3, 9)
  while (chosen.size < count) {
    const interest = random.weighted(weights)
    if (interest === 'bbq' && chosen.has('vegetarian')) continue
    if (interest === 'vegetarian' && chosen.has('bbq')) continue
    chosen.add(interest)
  }
  return [...chosen]
}
