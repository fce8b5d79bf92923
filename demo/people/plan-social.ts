import { required } from '#common/required.ts'
import type { Random } from '../random.ts'
import { type DemoPerson, isCompatible } from './demo-person.ts'
import { type WrittenConversation, writeDialogue, writeExchange, writeOpener } from './write-conversation.ts'

/** Who likes whom, as indexes into the list of people. */
export type PlannedLike = { from: number; to: number; minutesAgo: number }

/** A conversation in progress; `starter` and `partner` are indexes into the list of people. */
export type PlannedConversation = WrittenConversation & { starter: number; partner: number }

const monthMinutes = 30 * 24 * 60

/** About four likes a member, most of them given to a popular few, about one in five answered. No pair twice. */
export function planLikes(random: Random, people: DemoPerson[]): PlannedLike[] {
  const likes = new Map<string, PlannedLike>()
  const sites = indexSites(people)
  const popularity = people.map(() => 0.04 + random.next() ** 5)
  people.forEach((person, from) => {
    if (person.is_fictional) return
    const candidates = findCandidates(people, from, sites)
    for (let n = random.int(1, 6); n > 0 && candidates.length > 0; n--) {
      const to = pickPartner(random, people, from, candidates, popularity)
      const liked = required(people[to])
      const minutesAgo = person.lastActiveMinutes + Math.floor(monthMinutes * random.next() ** 2)
      if (!likes.has(`${from} ${to}`)) likes.set(`${from} ${to}`, { from, to, minutesAgo })
      // A liked one answers within their own last visit; a fictional one never does.
      if (liked.is_fictional || liked.lastActiveMinutes >= minutesAgo || likes.has(`${to} ${from}`)) continue
      if (!random.chance(liked.eagerness * 0.4)) continue
      likes.set(`${to} ${from}`, {
        from: to,
        to: from,
        minutesAgo: random.int(liked.lastActiveMinutes, minutesAgo - 1),
      })
    }
  })
  return [...likes.values()]
}

/** About one conversation for every three members, between people who share a language. No pair twice. */
export function planConversations(random: Random, people: DemoPerson[]): PlannedConversation[] {
  const conversations: PlannedConversation[] = []
  const pairs = new Set<string>()
  const sites = indexSites(people)
  const evenly = people.map(() => 1)
  people.forEach((person, starter) => {
    if (person.is_fictional || !random.chance(0.345)) return
    const candidates = findCandidates(people, starter, sites).filter((index) => {
      const other = required(people[index])
      return !other.is_fictional && other.language === person.language
    })
    if (candidates.length === 0) return
    const partner = pickPartner(random, people, starter, candidates, evenly)
    const pair = [starter, partner].sort((a, b) => a - b).join(' ')
    if (pairs.has(pair)) return
    pairs.add(pair)
    conversations.push({ starter, partner, ...write(random, person, required(people[partner])) })
  })
  return conversations
}

function write(random: Random, starter: DemoPerson, partner: DemoPerson): WrittenConversation {
  const kind = random.next()
  if (kind < 0.15) return writeOpener(random, starter, partner)
  if (kind < 0.35) return writeExchange(random, starter, partner)
  return writeDialogue(random, starter, partner, random.int(0, 99))
}

type Sites = Map<number, number[]>

/** The members of each site, as indexes: others are not even looked at. */
function indexSites(people: DemoPerson[]): Sites {
  return Map.groupBy(people.keys(), (index) => required(people[index]).niche)
}

function findCandidates(people: DemoPerson[], of: number, sites: Sites): number[] {
  const person = required(people[of])
  return required(sites.get(person.niche)).filter(
    (index) => index !== of && isCompatible(person, required(people[index])),
  )
}

/** One of the candidates: likelier when popular, of a similar age, and in the same country. */
function pickPartner(
  random: Random,
  people: DemoPerson[],
  of: number,
  candidates: number[],
  popularity: number[],
): number {
  const person = required(people[of])
  const weights: Record<string, number> = {}
  for (const index of candidates) {
    const other = required(people[index])
    const near = other.country === person.country ? 1 : 0.05
    const age = 1 / (1 + ((other.age - person.age) / 10) ** 2)
    weights[index] = (popularity[index] ?? 0) * near * age
  }
  return Number(random.weighted(weights))
}
