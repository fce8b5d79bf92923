import { required } from '#common/required.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { DemoPerson } from './people/demo-person.ts'
import { type DemoSignin, planSigninSocial } from './people/plan-demo-signins.ts'
import { planConversations, planLikes } from './people/plan-social.ts'
import { planVisits } from './people/plan-visits.ts'
import type { PlannedPhotos } from './pictures/plan-photos.ts'
import { createRandom } from './random.ts'
import { readDemoSites } from './read-demo-sites.ts'
import { type DemoConversation, writeConversations } from './write-conversations.ts'
import { writeCredits } from './write-credits.ts'
import { writeLikes } from './write-likes.ts'
import { type Newcomer, writePeople } from './write-people.ts'
import { type DemoVisit, writeFavourites, writeVisits } from './write-visits.ts'

export type Community = {
  people: DemoPerson[]
  signins: DemoSignin[]
  /** Of all people, then of all sign-ins. */
  portraits: PlannedPhotos[]
  now: Date
  seed: number
}

/** Writes everyone, then what they have liked, said and bought. Runs inside the seeder's transaction. */
export async function writeCommunity(
  db: Db,
  { people, signins, portraits, now, seed }: Community,
): Promise<void> {
  const sites = await readDemoSites(db)
  const newcomers: Newcomer[] = people.map((person, index) => ({
    person,
    portrait: required(portraits[index]),
  }))
  const guests: Newcomer[] = signins.map((signin, index) => ({
    person: signin.person,
    portrait: required(portraits[people.length + index]),
    signin,
  }))
  const all = await writePeople(db, [...newcomers, ...guests], { sites, now })
  const written = all.slice(0, people.length)

  const random = createRandom(seed)
  const likes = planLikes(random, people).map((like) => ({ ...like, seen: like.minutesAgo > 600 }))
  const among: DemoConversation[] = planConversations(random, people).map((plan) => ({
    ...plan,
    starter: required(written[plan.starter]),
    partner: required(written[plan.partner]),
  }))
  const withSignins: DemoConversation[] = []
  const memberLikes = likes.map((like) => ({
    ...like,
    from: required(written[like.from]),
    to: required(written[like.to]),
  }))
  const visits: DemoVisit[] = planVisits(createRandom(seed + 3), people, likes).map((visit) => ({
    ...visit,
    from: required(written[visit.from]),
    to: required(written[visit.to]),
  }))
  const saved: DemoVisit[] = []
  for (const [index, signin] of signins.entries()) {
    const self = required(all[people.length + index])
    const social = planSigninSocial(random, signin, people)
    for (const like of social.likedBy)
      memberLikes.push({ ...like, from: required(written[like.from]), to: self })
    for (const like of social.likes)
      memberLikes.push({ ...like, from: self, to: required(written[like.to]), seen: false })
    for (const visit of social.visitedBy)
      visits.push({ ...visit, from: required(written[visit.from]), to: self })
    for (const visit of [...social.likes, ...social.saved])
      visits.push({ ...visit, from: self, to: required(written[visit.to]) })
    for (const one of social.saved) saved.push({ ...one, from: self, to: required(written[one.to]) })
    for (const plan of social.conversations) {
      const other = required(written[plan.partner])
      const [starter, partner] = plan.startedBySignin ? [self, other] : [other, self]
      withSignins.push({ lines: plan.lines, unread: plan.unread, starter, partner })
    }
  }
  await writeLikes(db, memberLikes, now)
  await writeVisits(db, visits, now)
  await writeFavourites(db, saved, now)
  await writeConversations(db, [...withSignins, ...among], now)
  await writeCredits(db, all, { sites, now })
}
