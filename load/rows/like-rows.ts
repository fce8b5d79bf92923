import { required } from '#common/required.ts'
import type { likes, matches } from '#server/likes/tables.ts'
import type { LoadRow } from '../copy/load-row.ts'
import type { LoadPlan } from '../plan/load-plan.ts'
import { memberId } from '../plan/members-plan.ts'
import { share } from '../plan/mix.ts'
import { isLiked, likedAt } from '../plan/plan-likes.ts'
import { isBefore } from '../plan/uuid.ts'

const seen = 0.75

/** A like was seen if its receiver came back after it, and looked. */
export function* likeRows({ members: plan, likes: keys }: LoadPlan): Generator<LoadRow<typeof likes>> {
  for (const key of keys) {
    const from = Math.floor(key / plan.size)
    const to = key - from * plan.size
    const createdAt = likedAt(plan, from, to)
    const back = required(plan.activeAt[to])
    const looked = back > createdAt && share(plan.seed + 13, from, to) < seen
    yield {
      fromId: memberId(plan, from),
      toId: memberId(plan, to),
      createdAt,
      seenAt: looked ? Math.floor(createdAt + (back - createdAt) * share(plan.seed + 14, from, to)) : null,
      poppedAt: null,
    }
  }
}

/** One for each pair of members who like each other, since the second like. */
export function* matchRows({ members: plan, likes: keys }: LoadPlan): Generator<LoadRow<typeof matches>> {
  for (const key of keys) {
    const one = Math.floor(key / plan.size)
    const other = key - one * plan.size
    if (one > other || !isLiked(plan, keys, other, one)) continue
    const [first, second] = [memberId(plan, one), memberId(plan, other)]
    const ordered = isBefore(first, second)
    yield {
      lowId: ordered ? first : second,
      highId: ordered ? second : first,
      createdAt: Math.max(likedAt(plan, one, other), likedAt(plan, other, one)),
    }
  }
}
