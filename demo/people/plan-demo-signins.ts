import { required } from '#common/required.ts'
import type { NicheId } from '#common/sites/niches.ts'
import { createRandom, type Random } from '../random.ts'
import { type DemoPerson, isCompatible } from './demo-person.ts'
import { describePerson } from './describe-person.ts'
import { homePlaces } from './places.ts'
import { type SigninSeat, signinSeats } from './signin-seats.ts'
import { type WrittenConversation, writeDialogue, writeOpener } from './write-conversation.ts'

export type DemoSignin = {
  email: string
  /** On top of what every new member is given. */
  credits: number
  person: DemoPerson
}

/** What waits for a demo sign-in. `from`, `to` and `partner` are indexes into the list of people. */
export type SigninSocial = {
  likedBy: { from: number; minutesAgo: number; seen: boolean }[]
  likes: { to: number; minutesAgo: number }[]
  /** Who looked, whether they like or not. */
  visitedBy: { from: number; minutesAgo: number }[]
  saved: { to: number; minutesAgo: number }[]
  conversations: (WrittenConversation & { partner: number; startedBySignin: boolean })[]
}

/** The two who sign in on a site with the demo password: first the free member, then the premium one. */
export function planDemoSignins(niche: NicheId): DemoSignin[] {
  const { free, premium } = signinSeats[niche]
  const said = new Set<string>()
  return [
    { email: 'demo@example.com', credits: 0, person: describeSignin(niche, free, false, said) },
    { email: 'premium@example.com', credits: 500, person: describeSignin(niche, premium, true, said) },
  ]
}

/** Likes in both directions with at least one match, conversations, one of them unread, visitors and favourites. */
export function planSigninSocial(random: Random, signin: DemoSignin, people: DemoPerson[]): SigninSocial {
  const { person } = signin
  const chosen = chooseCompanions(random, person, people)
  // Those in conversation answer, so that whoever tries the site is not left waiting.
  const partners = chosen.filter((index) => people[index]?.answers).slice(0, person.premium ? 5 : 3)
  const match = partners.slice(0, 1)
  const others = chosen.filter((index) => !partners.includes(index))
  const likedBy = [...match, ...others.splice(0, random.int(5, 8))]
  const likes = [...match, ...others.splice(0, 3)]
  const visitedBy = [...likedBy, ...others.splice(0, 6)]
  const saved = [...new Set([...partners.slice(0, 2), ...likedBy.slice(-1)])]
  return {
    visitedBy: visitedBy.map((from, n) => ({ from, minutesAgo: since(people, from, 45 * n) })),
    saved: saved.map((to, n) => ({ to, minutesAgo: 300 * (n + 1) })),
    likedBy: likedBy.map((from, n) => ({ from, minutesAgo: since(people, from, 45 * n), seen: n % 2 === 0 })),
    likes: likes.map((to, n) => ({ to, minutesAgo: since(people, to, 600 * (n + 1)) })),
    conversations: partners.map((partner, n) => {
      const other = required(people[partner])
      if (n === partners.length - 1) {
        return { partner, startedBySignin: false, ...writeOpener(random, other, person) }
      }
      // The free member's two own conversations are left for whoever tries the site.
      const startedBySignin = person.premium && n % 2 === 1
      const [starter, answerer] = startedBySignin ? [person, other] : [other, person]
      return { partner, startedBySignin, ...writeDialogue(random, starter, answerer, n), unread: 0 }
    }),
  }
}

function since(people: DemoPerson[], index: number, minutes: number): number {
  return (people[index]?.lastActiveMinutes ?? 0) + minutes + 7
}

/** Those who fit the sign-in, live in the same country and were there in the last three days; shuffled. */
function chooseCompanions(random: Random, person: DemoPerson, people: DemoPerson[]): number[] {
  const fitting = [...people.keys()].filter((index) => {
    const other = required(people[index])
    if (other.is_fictional || !isCompatible(person, other) || other.country !== person.country) return false
    return other.lastActiveMinutes < 3 * 24 * 60 && Math.abs(other.age - person.age) <= 15
  })
  return random.shuffle(fitting)
}

function describeSignin(niche: NicheId, signin: SigninSeat, premium: boolean, said: Set<string>): DemoPerson {
  const { name, sexuality, ...seat } = signin
  const random = createRandom(niche * 2 + Number(premium))
  const described = describePerson(random, { niche, place: homePlaces[niche], ...seat }, name, said)
  const quiet = { eagerness: 0, answers: false, online: false, lastActiveMinutes: 0 }
  return { ...described, ...quiet, sexuality, relationship_status: 'single', premium }
}
