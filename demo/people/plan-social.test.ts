import { describe, expect, it } from 'vitest'
import { type NicheId, niches } from '#common/sites/niches.ts'
import { createRandom } from '../random.ts'
import { type DemoPerson, isCompatible } from './demo-person.ts'
import { planDemoSignins, planSigninSocial } from './plan-demo-signins.ts'
import { planPeople } from './plan-people.ts'
import { planConversations, planLikes } from './plan-social.ts'
import { planVisits } from './plan-visits.ts'

const people = planPeople(7, 2_000)
const at = (index: number) => people[index] as DemoPerson

describe('planLikes', () => {
  const likes = planLikes(createRandom(1), people)
  const pairs = new Set(likes.map((like) => `${like.from} ${like.to}`))

  it('plans about four likes a member, no pair twice, some mutual, the same each time', () => {
    expect(likes.length / people.length).toBeGreaterThan(3)
    expect(likes.length / people.length).toBeLessThan(5)
    expect(pairs.size).toBe(likes.length)
    const mutual = likes.filter((like) => pairs.has(`${like.to} ${like.from}`)).length
    expect(mutual / likes.length).toBeGreaterThan(0.05)
    expect(mutual / likes.length).toBeLessThan(0.5)
    expect(planLikes(createRandom(1), people)).toEqual(likes)
  })

  it('joins compatible members, and nobody fictional likes', () => {
    for (const { from, to, minutesAgo } of likes) {
      expect(from).not.toBe(to)
      expect(isCompatible(at(from), at(to))).toBe(true)
      expect(at(from).is_fictional).toBe(false)
      expect(minutesAgo).toBeGreaterThanOrEqual(at(from).lastActiveMinutes)
    }
  })

  it('gives a few very many', () => {
    const received = people.map((_, index) => likes.filter((like) => like.to === index).length)
    const most = received.sort((a, b) => b - a).slice(0, people.length / 10)
    expect(most.reduce((sum, count) => sum + count, 0) / likes.length).toBeGreaterThan(0.3)
  })
})

describe('planConversations', () => {
  const conversations = planConversations(createRandom(2), people)

  it('plans about one for every three members, no pair twice', () => {
    expect(conversations.length / people.length).toBeGreaterThan(0.27)
    expect(conversations.length / people.length).toBeLessThan(0.4)
    const pairs = conversations.map(({ starter, partner }) =>
      [starter, partner].sort((one, other) => one - other).join(' '),
    )
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  it('lets real members who share a language talk in order of time', () => {
    for (const { starter, partner, lines, unread } of conversations) {
      expect(isCompatible(at(starter), at(partner))).toBe(true)
      expect(at(starter).language).toBe(at(partner).language)
      expect(at(starter).is_fictional || at(partner).is_fictional).toBe(false)
      expect(lines[0]?.byStarter).toBe(true)
      const times = lines.map((line) => line.minutesAgo)
      expect(times).toEqual(times.toSorted((a, b) => b - a))
      expect(new Set(times).size).toBe(times.length)
      const sender = lines.at(-1)?.byStarter
      for (const line of lines.slice(lines.length - unread)) expect(line.byStarter).toBe(sender)
    }
  })
})

describe('planDemoSignins', () => {
  const nicheIds = Object.keys(niches).map(Number) as NicheId[]

  it.each(nicheIds)('prepares likes, a match and conversations on site %i', (niche) => {
    const [free, premium] = planDemoSignins(niche)
    expect(free).toMatchObject({ email: 'demo@example.com', credits: 0, person: { premium: false } })
    expect(premium).toMatchObject({ email: 'premium@example.com', credits: 500, person: { premium: true } })
    for (const signin of planDemoSignins(niche)) {
      const social = planSigninSocial(createRandom(niche), signin, people)
      expect(social.likedBy.length).toBeGreaterThanOrEqual(6)
      expect(social.likedBy.length).toBeLessThanOrEqual(9)
      expect(social.likedBy.some((like) => !like.seen)).toBe(true)
      expect(social.likes).toHaveLength(4)
      expect(social.likes.some((like) => social.likedBy.some(({ from }) => from === like.to))).toBe(true)
      expect(social.conversations).toHaveLength(signin.person.premium ? 5 : 3)
      expect(social.conversations.filter(({ unread }) => unread > 0)).toHaveLength(1)
      const started = social.conversations.some((conversation) => conversation.startedBySignin)
      expect(started).toBe(signin.person.premium)
      const met = [...social.likedBy.map(({ from }) => from), ...social.likes.map(({ to }) => to)]
      for (const index of [...met, ...social.conversations.map(({ partner }) => partner)]) {
        expect(isCompatible(signin.person, at(index))).toBe(true)
        expect(at(index).country).toBe(signin.person.country)
        expect(at(index).is_fictional).toBe(false)
      }
    }
  })
})

describe('planVisits', () => {
  it('has whoever likes look, and others besides, each pair once, nobody fictional and none too long ago', () => {
    const likes = planLikes(createRandom(1), people)
    const visits = planVisits(createRandom(4), people, likes)
    const pairs = new Set(visits.map(({ from, to }) => `${from} ${to}`))
    expect(pairs.size).toBe(visits.length)
    expect(visits.length).toBeGreaterThan(likes.length * 1.3)
    for (const { from, to, minutesAgo } of visits) {
      expect(isCompatible(at(from), at(to))).toBe(true)
      expect(at(from).is_fictional).toBe(false)
      expect(minutesAgo).toBeGreaterThanOrEqual(at(from).lastActiveMinutes)
      expect(minutesAgo).toBeLessThan(30 * 24 * 60)
    }
  })
})
