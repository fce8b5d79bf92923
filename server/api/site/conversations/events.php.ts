import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { required } from '#common/required.ts'
import { noteStreamed } from '#server/conversations/read/mark-delivered.ts'
import { isAgeOpenNow } from '#server/members/age/age-rule.ts'
import { sessionLives, sessionsLive } from '#server/members/sessions/sessions-live.ts'
import type { Db } from '#server/platform/db/db.ts'
import { AppError } from '#server/platform/errors.ts'
import { EventFeed } from '#server/platform/live/event-feed.ts'
import { type Reader, readEvents } from '#server/platform/live/stored-events.ts'
import { noHiddenMark, notAboutBlocked } from '#server/profiles/relation/stored-events.ts'
import { endpoint } from '#server/site/endpoint.ts'

const streamsPerMember = 10

export const getEvents = endpoint(
  {
    method: 'get',
    path: '/api/events.php',
    summary: 'The member’s live events as a stream (text/event-stream), resumed by Last-Event-ID or after',
    access: 'member',
    limit: { calls: 300, seconds: 60 },
    query: z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional() }),
    response: 'events',
  },
  async (ctx, _input, c) => {
    const { events, metrics, now } = ctx
    const { memberId, sessionHash } = ctx.actor
    if (events.listening(memberId) >= streamsPerMember)
      throw new AppError('too_many_requests', { params: { seconds: 60 } })
    return new EventFeed({
      events,
      metrics,
      memberId,
      after: resumePoint(c.req.header('last-event-id') ?? c.req.query('after')),
      read: async (after) =>
        (await isAgeOpenNow(ctx))
          ? null
          : events.inBatches(readAllowed, { memberId, after, key: sessionHash.toString('hex'), at: now() }),
      passed: (stored) => noteStreamed(ctx, stored),
      mayGoOn: async () =>
        !(await isAgeOpenNow(ctx)) && events.inBatches(sessionsLive, { sessionHash, at: now() }),
    })
  },
)

/** Those who ask together ask at one moment. */
function readAllowed(db: Db, wanted: (Reader & { at: Date })[]) {
  const at = sql`${required(wanted[0]).at.toISOString()}::timestamptz`
  return readEvents(db, wanted, {
    mayRead: (key) => sessionLives(key, at),
    only: (event) => sql`${notAboutBlocked(event)} and ${noHiddenMark(event)}`,
  })
}

/** The browser's own header wins: it is newer than the address that the page opened the stream with. */
function resumePoint(given: string | undefined): number | null {
  return given && /^\d{1,15}$/.test(given) ? Number(given) : null
}
