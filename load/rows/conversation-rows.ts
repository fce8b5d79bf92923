import { required } from '#common/required.ts'
import type { conversations, participants } from '#server/conversations/tables.ts'
import type { blocks } from '#server/profiles/blocks/tables.ts'
import type { LoadRow } from '../copy/load-row.ts'
import type { LoadPlan } from '../plan/load-plan.ts'
import { type MembersPlan, memberId, placeOf } from '../plan/members-plan.ts'
import { share } from '../plan/mix.ts'
import { pairOf } from '../plan/plan-conversations.ts'
import { planTalk, startedAt, type Talk } from '../plan/plan-talk.ts'
import { isBefore, timedUuid, type Uuid } from '../plan/uuid.ts'

const hidden = 0.02
const blocked = 0.03

/** The id of a conversation by its place in the plan. */
export function conversationId(plan: MembersPlan, place: number, startedAt: number): Uuid {
  return timedUuid(plan.seed ^ plan.offset, 'conversation', startedAt, place)
}

export function* conversationRows({
  members: plan,
  conversations: { keys },
}: LoadPlan): Generator<LoadRow<typeof conversations>> {
  for (let place = 0; place < keys.length; place++) {
    const { opener, other } = pairOf(plan, required(keys[place]))
    const { at } = planTalk(plan, opener, other)
    const [openerId, otherId] = [memberId(plan, opener), memberId(plan, other)]
    const ordered = isBefore(openerId, otherId)
    yield {
      id: conversationId(plan, place, required(at[0])),
      companyId: placeOf(plan, opener).site.companyId,
      lowId: ordered ? openerId : otherId,
      highId: ordered ? otherId : openerId,
      openedBy: openerId,
      lastNumber: at.length,
      createdAt: required(at[0]),
    }
  }
}

export function* participantRows({
  members: plan,
  conversations: { keys },
}: LoadPlan): Generator<LoadRow<typeof participants>> {
  for (let place = 0; place < keys.length; place++) {
    const { opener, other } = pairOf(plan, required(keys[place]))
    const talk = planTalk(plan, opener, other)
    yield participantRow(plan, place, talk, opener)
    yield participantRow(plan, place, talk, other)
  }
}

function participantRow(
  plan: MembersPlan,
  place: number,
  { opener, other, at, byOpener, unread }: Talk,
  member: number,
): LoadRow<typeof participants> {
  const count = at.length
  const lastByMember = (byOpener[count - 1] === 1) === (member === opener)
  const removed = share(plan.seed + 15, place, member) < hidden
  const waiting = removed || lastByMember ? 0 : unread
  return {
    conversationId: conversationId(plan, place, required(at[0])),
    memberId: memberId(plan, member),
    otherId: memberId(plan, member === opener ? other : opener),
    readNumber: count - waiting,
    deliveredNumber: count - waiting,
    unread: waiting,
    hiddenTo: removed ? count : 0,
    hidden: removed,
    pin: null,
    archived: false,
    muted: false,
    request: false,
    lastAt: required(at[count - 1]),
  }
}

/** Three in a hundred block who wrote to them. */
export function* blockRows({
  members: plan,
  conversations: { keys },
}: LoadPlan): Generator<LoadRow<typeof blocks>> {
  for (const key of keys) {
    const { opener, other } = pairOf(plan, key)
    if (share(plan.seed + 16, opener, other) >= blocked) continue
    yield {
      fromId: memberId(plan, other),
      toId: memberId(plan, opener),
      companyId: placeOf(plan, other).site.companyId,
      createdAt: Math.max(required(plan.activeAt[other]), startedAt(plan, opener, other)),
    }
  }
}
