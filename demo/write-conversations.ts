import { eq } from 'drizzle-orm'
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import { inOrder } from '#common/in-order.ts'
import { limits } from '#common/limits.ts'
import { required } from '#common/required.ts'
import { conversations, messages, participants } from '#server/conversations/tables.ts'
import { members } from '#server/members/tables.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { WrittenMember } from './write-people.ts'
import { writeRows } from './write-rows.ts'

type Line = { byStarter: boolean; text: string; minutesAgo: number }
export type DemoConversation = {
  starter: WrittenMember
  partner: WrittenMember
  lines: Line[]
  unread: number
}

const minuteMs = 60_000

/**
 * Writes conversations in progress, the first ones first where a free member would have begun too many. What was said
 * before the installation began cost nothing.
 */
export async function writeConversations(db: Db, planned: DemoConversation[], now: Date): Promise<void> {
  const byPair = new Map(planned.map((plan) => [[plan.starter.id, plan.partner.id].sort().join(' '), plan]))
  const all = allowed([...byPair.values()]).map((plan) => ({ id: uuidv7(), ...plan }))
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * minuteMs)

  await writeRows(
    db,
    conversations,
    all.map(({ id, starter, partner, lines }) => {
      const [lowId, highId] = inOrder(starter.id, partner.id)
      return {
        id,
        companyId: starter.companyId,
        lowId,
        highId,
        openedBy: starter.id,
        lastNumber: lines.length,
        createdAt: at(required(lines[0]).minutesAgo),
      }
    }),
  )
  await writeRows(
    db,
    participants,
    all.flatMap(({ id, starter, partner, lines, unread }) => {
      const lastByStarter = required(lines.at(-1)).byStarter
      const row = (self: WrittenMember, other: WrittenMember, isReader: boolean) => ({
        conversationId: id,
        memberId: self.id,
        otherId: other.id,
        readNumber: isReader ? lines.length - unread : lines.length,
        deliveredNumber: isReader ? lines.length - unread : lines.length,
        unread: isReader ? unread : 0,
        lastAt: at(required(lines.at(-1)).minutesAgo),
      })
      return [row(starter, partner, !lastByStarter), row(partner, starter, lastByStarter)]
    }),
  )
  await writeRows(
    db,
    messages,
    all.flatMap(({ id, starter, partner, lines }) =>
      lines.map((line, index) => ({
        conversationId: id,
        number: index + 1,
        senderId: line.byStarter ? starter.id : partner.id,
        clientId: uuidv4(),
        kind: 'text' as const,
        body: line.text,
        cost: 0,
        createdAt: at(line.minutesAgo),
      })),
    ),
  )
  await countStarted(db, all)
}

/** Premium members' conversations are not counted. */
async function countStarted(db: Db, all: DemoConversation[]): Promise<void> {
  const free = all.filter(({ starter }) => !starter.person.premium)
  for (const [id, started] of Map.groupBy(free, ({ starter }) => starter.id)) {
    await db.update(members).set({ conversationsStarted: started.length }).where(eq(members.id, id))
  }
}

/** Without those that a free member could not have begun: in a small community one is chosen more often than twice. */
function allowed(planned: DemoConversation[]): DemoConversation[] {
  const begun = new Map<string, number>()
  return planned.filter(({ starter }) => {
    if (starter.person.premium) return true
    const count = (begun.get(starter.id) ?? 0) + 1
    begun.set(starter.id, count)
    return count <= limits.freeConversations
  })
}
