import { required } from '#common/required.ts'
import { createRandom } from '#demo/random.ts'
import { has, type MembersPlan } from './members-plan.ts'
import { mix, share } from './mix.ts'
import { metAt } from './plan-likes.ts'

const minuteMs = 60_000
const answered = 0.85
const messagesMean = 10
const mostMessages = 500
/** Messages between the first two members: so many for a million, never more. */
const longestTalk = 5_000

/** What two members wrote, oldest first: when, and whether it was the one who opened the conversation. */
export type Talk = {
  opener: number
  other: number
  at: Float64Array
  byOpener: Uint8Array
  /** How many of the last ones their receiver has not read; the receiver is who did not write the last one. */
  unread: number
}

/** When the opener wrote first. */
export function startedAt(plan: MembersPlan, opener: number, other: number): number {
  const earliest = metAt(plan, opener, other)
  return Math.floor(
    earliest + (required(plan.activeAt[opener]) - earliest) * share(plan.seed + 3, opener, other),
  )
}

/** The conversation of a pair, the same whenever it is asked for. Nobody writes after their last visit. */
export function planTalk(plan: MembersPlan, opener: number, other: number): Talk {
  const random = createRandom(mix(mix(mix(plan.seed + 4) ^ opener) ^ other))
  const start = startedAt(plan, opener, other)
  const bothUntil = Math.min(required(plan.activeAt[opener]), required(plan.activeAt[other]))
  const isAnswered =
    bothUntil > start + 10 * minuteMs && !has(plan, other, 'fictional') && random.chance(answered)
  const count = isAnswered ? answeredLength(plan, random.next(), opener, other) : random.chance(0.3) ? 2 : 1
  const until = isAnswered ? bothUntil : required(plan.activeAt[opener])
  const span = (until - start) * random.next()
  const at = new Float64Array(count)
  const byOpener = new Uint8Array(count)
  for (let index = 0; index < count; index++) {
    at[index] = index === 0 ? start : Math.floor(start + (span * (index + random.next())) / count)
    byOpener[index] =
      index === 0 || !isAnswered ? 1 : index === 1 ? 0 : turn(required(byOpener[index - 1]), random.next())
  }
  const waiting = isAnswered ? random.chance(0.25) : random.chance(0.7)
  const seen = required(plan.activeAt[byOpener[count - 1] === 1 ? other : opener]) >= required(at[count - 1])
  const trailing = count - 1 - byOpener.lastIndexOf(1 - required(byOpener[count - 1]))
  return { opener, other, at, byOpener, unread: !seen ? trailing : waiting ? random.int(1, trailing) : 0 }
}

function answeredLength({ size }: MembersPlan, chance: number, opener: number, other: number): number {
  if (opener === 1 && other === 0) return Math.max(4, Math.min(longestTalk, Math.floor(size * 0.005)))
  return 2 + Math.min(mostMessages, Math.round(-Math.log(1 - chance) * messagesMean))
}

/** One in five writes twice in a row. */
function turn(last: number, chance: number): number {
  return chance < 0.2 ? last : 1 - last
}
