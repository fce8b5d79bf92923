import type { Prompt } from '#common/profiles/prompts.ts'
import type { Profile } from '#common/wire/profiles.ts'
import type { Random } from '../random.ts'
import { promptTexts } from './local-texts.ts'
import type { Place } from './places.ts'
import { spellFor } from './spell-for.ts'

type Compose = (random: Random, place: Place) => string
type Prompts = Profile['prompts']

const dishes =
  'Risotto,Pad thai,Ramen,Curry,Paella,Gnocchi,Ratatouille,Tacos,Pizza,Chili con carne,Bibimbap,Sushi,Gazpacho,Carbonara,Pho,Fajitas,Ravioli,Quiche,Minestrone,Tortilla'.split(
    ',',
  )
const musicians =
  'ABBA,Nina Simone,Fleetwood Mac,Stevie Wonder,David Bowie,Aretha Franklin,The Cure,Queen,Otis Redding,Blondie,Sade,Prince,Ella Fitzgerald,Depeche Mode,Madonna,Radiohead,Etta James,The Beatles,Kate Bush,Miles Davis,Daft Punk,Amy Winehouse,Norah Jones,Coldplay,Bill Withers,Tina Turner,Buena Vista Social Club,Massive Attack,Al Green,Björk,Bob Marley,Simon & Garfunkel,Whitney Houston,Johnny Cash,Cesária Évora,Portishead,Chet Baker,Roxy Music,Billie Holiday,Pulp,Air,Adele'.split(
    ',',
  )
/** Countries that members dream of: none of them is one where they live. */
const journeyCountries =
  'PT,JP,IS,MT,CY,UY,CO,EC,TZ,UG,MG,PH,KR,FJ,AL,GR,PE,NZ,CA,MX,MA,VN,HR,TR,CL,AR,GE,KE,IN,TH,CU,NP,SI,JO,CR,ZA,AU,BR,SN,LK,MN,NA'.split(
    ',',
  )

const composers = {
  small_joy: (random, { language }) => {
    const [first = '', second = ''] = random.shuffle(promptTexts[language].joys)
    return new Intl.ListFormat(language).format([first, second])
  },
  first_date: (random, { language }) => {
    const { dates, datesEnd } = promptTexts[language]
    return `${random.pick(dates)}, ${random.pick(datesEnd)}`
  },
  sunday_morning: (random, { language }) => {
    const texts = promptTexts[language]
    return random.chance(0.7)
      ? `${random.pick(texts.morningsAtHome)}, ${random.pick(texts.morningsAtHomeWith)}`
      : `${random.pick(texts.morningsOut)}, ${random.pick(texts.morningsOutWith)}`
  },
  dream_trip: (random, { language }) => {
    const country = new Intl.DisplayNames(language, { type: 'region' }).of(random.pick(journeyCountries))
    return `${country}, ${random.pick(promptTexts[language].journeys)}`
  },
  song_on_repeat: (random, { language }) =>
    `${random.pick(musicians)}, ${random.pick(promptTexts[language].songs)}`,
  cook_for_you: (random, { language }) =>
    `${random.pick(dishes)}, ${random.pick(promptTexts[language].dinners)}`,
} satisfies Partial<Record<Prompt, Compose>>

const promptKeys = Object.keys(composers).filter((key): key is keyof typeof composers => key in composers)

/** After so many attempts whatever a prompt can say in this language is as good as used up on the site. */
const attempts = 40

/** One to three prompts and answers in the language of the place; none is in `said`, to which they are added. */
export function composePrompts(random: Random, place: Place, said: Set<string>): Prompts {
  const count = random.int(1, 3)
  const prompts: Prompts = []
  for (const prompt of random.shuffle(promptKeys)) {
    if (prompts.length === count) break
    for (let attempt = 0; attempt < attempts; attempt++) {
      const answer = spellFor(place.country, composers[prompt](random, place))
      if (said.has(answer)) continue
      said.add(answer)
      prompts.push({ prompt, answer })
      break
    }
  }
  return prompts
}
