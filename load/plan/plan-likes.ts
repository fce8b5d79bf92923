import { required } from '#common/required.ts'
import { createRandom } from '#demo/random.ts'
import type { MemberGroups } from './member-groups.ts'
import { type MembersPlan, reachesOut } from './members-plan.ts'
import { mix, share } from './mix.ts'
import { NumberList } from './number-list.ts'
import { createPartnerPicker } from './partner-picker.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const likesEach = 5.6
const mostLikes = 120
const likedBack = 0.12
const popular = 60

/** Who likes whom: `from * size + to` of every like, sorted. */
export type LikesPlan = Float64Array

/** About six likes for each member, many of them for a few, some returned. */
export function planLikes(plan: MembersPlan, groups: MemberGroups): LikesPlan {
  const random = createRandom(mix(plan.seed + 1))
  const pick = createPartnerPicker(plan, groups, random, popular)
  const likes = new NumberList(plan.size * 7)
  for (let from = 0; from < plan.size; from++) {
    if (!reachesOut(plan, from)) continue
    const count = Math.min(mostLikes, Math.round(-Math.log(1 - random.next()) * likesEach))
    for (let n = 0; n < count; n++) {
      const to = pick(from)
      if (to === undefined || !couldMeet(plan, from, to)) continue
      likes.push(from * plan.size + to)
      if (reachesOut(plan, to) && random.chance(likedBack) && couldMeet(plan, to, from))
        likes.push(to * plan.size + from)
    }
  }
  return likes.distinct()
}

/** When both are there: an hour after the second of them joined. */
export function metAt({ createdAt }: MembersPlan, one: number, other: number): number {
  return Math.max(required(createdAt[one]), required(createdAt[other])) + hourMs
}

/** Whether the first was there late enough to see the second. */
export function couldMeet(plan: MembersPlan, from: number, to: number): boolean {
  return required(plan.activeAt[from]) > metAt(plan, from, to) + minuteMs
}

/** Two likes of one pair are never at the same moment: the later one made the match. */
export function likedAt(plan: MembersPlan, from: number, to: number): number {
  const earliest = metAt(plan, from, to)
  const at = earliest + (required(plan.activeAt[from]) - earliest) * share(plan.seed, from, to)
  return Math.floor(at / 2) * 2 + (from < to ? 0 : 1)
}

export function isLiked({ size }: MembersPlan, likes: LikesPlan, from: number, to: number): boolean {
  const sought = from * size + to
  let low = 0
  let high = likes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (required(likes[middle]) < sought) low = middle + 1
    else high = middle
  }
  return likes[low] === sought
}
