import { sql } from 'drizzle-orm'
import { required } from '#common/required.ts'
import type { Ctx, MemberCtx } from '../kernel/context.ts'
import { bigint, uuid } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/db.ts'
import { rows } from '../platform/db/rows.ts'
import { runUntraced } from '../platform/observe/trace.ts'
import { toldInPassing } from '../profiles/relation/told-in-passing.ts'
import { onlineMs } from '../profiles/search/coarse-steps.ts'

/**
 * How many others are told that a member came or left: those of the latest conversations in the list. The rest see it
 * at their next refresh.
 */
const mostTold = 500
/**
 * How much longer than the time of being online a member is waited for: one who refreshes every five minutes, since
 * pushes tell them of news, is here again a few seconds later.
 */
const graceMs = 15_000

type Here = Pick<Ctx, 'events' | 'log' | 'now'>
type Asked = { memberId: string; at: Date; left: boolean }

/**
 * Tells those in conversation with the member that the member is here, if they had been away, and tells them again once
 * the member has left. What they are told follows from the same `last_active_at` as every card.
 */
export function followPresence({ events, log, now }: Here, memberId: string, cameOnline: boolean): void {
  if (cameOnline) void signalPresence({ events, log, now }, memberId, true)
  const look = () => void signalPresence({ events, log, now }, memberId, false)
  runUntraced(() => setTimeout(look, onlineMs + graceMs).unref())
}

/** Tells whoever is here that the member has come, or has left if that is so. */
async function signalPresence({ events, log, now }: Here, memberId: string, online: boolean): Promise<void> {
  try {
    const told = await events.gathered(whoIsTold, { memberId, at: now(), left: !online })
    events.signal(told, { type: 'presence', id: memberId, online })
  } catch {
    log.warn({}, 'who came or left was not told')
  }
}

/** Returns who is told now that the member is online, and must hear when that ends. */
export async function whoSees({ db, now, actor }: MemberCtx): Promise<string[]> {
  return (await whoIsTold(db, [{ memberId: actor.memberId, at: now(), left: false }])).flat()
}

/**
 * Returns for each of these members the others who are here and may know of them, and nobody for one who is said to
 * have left and has not. @internal For the test.
 */
export async function whoIsTold(db: Db, asked: Asked[]): Promise<string[][]> {
  const members = sql.param(asked.map(({ memberId }) => memberId))
  const leaving = sql.param(asked.map(({ left }) => left))
  const { at } = required(asked[0])
  const since = sql`${new Date(at.getTime() - onlineMs).toISOString()}::timestamptz`
  const told = toldInPassing(asTime(at), 'showOnline', {
    reader: sql`chat.other_id`,
    about: sql`chat.member_id`,
    conversation: sql`chat.conversation_id`,
  })
  const found = await rows(
    db,
    { nth: bigint, reader: uuid },
    sql`
    select wanted.nth, chat.other_id as reader
    from unnest(${members}::uuid[], ${leaving}::boolean[]) with ordinality as wanted (member_id, leaving, nth)
    join profile who on who.member_id = wanted.member_id and (who.last_active_at < ${since}) = wanted.leaving
    cross join lateral (
      select conversation_id, member_id, other_id from participant
      where member_id = wanted.member_id and not hidden and not archived and not request order by last_at desc limit ${mostTold}
    ) as chat
    join profile here on here.member_id = chat.other_id and here.last_active_at >= ${since}
    where ${told}`,
  )
  const readers: string[][] = asked.map(() => [])
  for (const { nth, reader } of found) readers[Number(nth) - 1]?.push(reader)
  return readers
}

function asTime(at: Date): Pick<Ctx, 'now'> {
  return { now: () => at }
}
