import { limits } from '#common/limits.ts'
import { required } from '#common/required.ts'
import { createRandom } from '#demo/random.ts'
import type { MemberGroups } from './member-groups.ts'
import { has, type MembersPlan, reachesOut } from './members-plan.ts'
import { mix } from './mix.ts'
import { NumberList } from './number-list.ts'
import { createPartnerPicker } from './partner-picker.ts'
import { couldMeet } from './plan-likes.ts'
import { startedAt } from './plan-talk.ts'

const openedByPremium = 3.8
const mostOpened = 150
const popular = 25
/** Conversations of the most popular member: so many for a million, never more. */
const starConversations = 3_000
const minuteMs = 60_000

/** A conversation as one number: the two indexes, lower first, and whether the higher one opened it. */
export type ConversationKey = number
export type Pair = { opener: number; other: number }

export type ConversationsPlan = {
  /** In the order in which they began. */
  keys: Float64Array
  /** How many each member has opened. */
  opened: Uint32Array
}

/** Four conversations for five members: free members open two at most, premium ones about three. */
export function planConversations(plan: MembersPlan, groups: MemberGroups): ConversationsPlan {
  const random = createRandom(mix(plan.seed + 2))
  const pick = createPartnerPicker(plan, groups, random, popular)
  const list = new NumberList(plan.size)
  const add = (opener: number, other: number) => {
    if (couldMeet(plan, opener, other)) list.push(keyOf(plan, { opener, other }))
  }
  if (plan.size > 1) add(1, 0)
  for (let opener = 2; opener < plan.size; opener++) {
    if (!reachesOut(plan, opener)) continue
    const wanted = has(plan, opener, 'paid')
      ? Math.min(mostOpened, Math.round(-Math.log(1 - random.next()) * openedByPremium))
      : freeOpened(random.next())
    for (let n = 0; n < wanted; n++) {
      const other = pick(opener)
      if (other !== undefined) add(opener, other)
    }
  }
  addForStar(plan, add)
  const keys = list.distinct((key) => Math.floor(key / 2))
  const opened = new Uint32Array(plan.size)
  for (const key of keys) {
    const { opener } = pairOf(plan, key)
    opened[opener] = required(opened[opener]) + 1
  }
  return { keys: inOrder(plan, keys), opened }
}

/** Most free members open none, a few as many as they may. */
function freeOpened(chance: number): number {
  if (chance < 0.62) return 0
  return chance < 0.9 ? 1 : limits.freeConversations
}

/** Premium members of her site who seek her write to the most popular one until she has enough of them. */
function addForStar(plan: MembersPlan, add: (opener: number, other: number) => void): void {
  let missing = Math.min(starConversations, Math.floor(plan.size * 0.003))
  for (let opener = 2; opener < plan.size && missing > 0; opener++) {
    const fits = plan.place[opener] === plan.place[0] && has(plan, opener, 'paid') && reachesOut(plan, opener)
    if (!fits || has(plan, opener, 'female') || has(plan, opener, 'seeksSame')) continue
    if (!couldMeet(plan, opener, 0)) continue
    add(opener, 0)
    missing -= 1
  }
}

function inOrder(plan: MembersPlan, keys: Float64Array): Float64Array {
  const first = required(plan.createdAt[0])
  const order = new Float64Array(keys.length)
  for (let at = 0; at < keys.length; at++) {
    const { opener, other } = pairOf(plan, required(keys[at]))
    order[at] = Math.floor((startedAt(plan, opener, other) - first) / minuteMs) * keys.length + at
  }
  return order.sort().map((place) => required(keys[place % keys.length]))
}

function keyOf({ size }: MembersPlan, { opener, other }: Pair): ConversationKey {
  const low = Math.min(opener, other)
  const high = Math.max(opener, other)
  return (low * size + high) * 2 + Number(opener === high)
}

export function pairOf({ size }: MembersPlan, key: ConversationKey): Pair {
  const pair = Math.floor(key / 2)
  const low = Math.floor(pair / size)
  const high = pair - low * size
  return key % 2 === 1 ? { opener: high, other: low } : { opener: low, other: high }
}
