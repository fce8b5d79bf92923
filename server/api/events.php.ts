import { createRoute, type RouteHandler } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import { admitting } from '../http/admit.ts'
import { declaredAnswers } from '../http/declared-answers.ts'
import type { Env } from '../http/env.ts'
import { sessionLives, sessionsLive } from '../members/sessions-live.ts'
import type { MemberCtx } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { EventFeed } from '../platform/event-feed.ts'
import { type Reader, readEvents } from '../platform/stored-events.ts'
import { feedAsBody, feedToSocket } from '../platform/stream-events.ts'
import { notAboutBlocked } from '../profiles/relation.ts'

const streamsPerMember = 10

const spec = {
  method: 'get',
  path: '/api/events.php',
  summary: 'The member’s live events as a stream (text/event-stream), resumed by Last-Event-ID or after',
  access: 'member',
  limit: { calls: 300, seconds: 60 },
  query: z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional() }),
} as const

const route = createRoute({
  method: spec.method,
  path: spec.path,
  summary: spec.summary,
  middleware: admitting(spec),
  request: { query: spec.query },
  responses: {
    200: { description: spec.summary, content: { 'text/event-stream': { schema: z.string() } } },
    ...declaredAnswers(spec),
  },
})

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

const handler = async (c: Context<Env>) => {
  const ctx = c.get('ctx')
  const { memberId, sessionHash } = (ctx as MemberCtx).actor
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  if (ctx.events.listening(memberId) >= streamsPerMember)
    throw new AppError('too_many_requests', { params: { seconds: 60 } })
  const { events, metrics, now } = ctx
  const feed = new EventFeed({
    events,
    metrics,
    memberId,
    after: resumePoint(c),
    read: (after) =>
      events.inBatches(readAllowed, { memberId, after, key: sessionHash.toString('hex'), at: now() }),
    mayGoOn: () => events.inBatches(sessionsLive, { sessionHash, at: now() }),
  })
  if (!c.env?.writeDirectly) return c.body(feedAsBody(feed), 200, headers)
  c.env.writeDirectly((response) => feedToSocket(feed, response))
  return c.body(null, 200, headers)
}

/** Those who ask together ask at one moment. */
function readAllowed(db: Db, wanted: (Reader & { at: Date })[]) {
  const at = sql`${wanted[0]!.at.toISOString()}::timestamptz`
  return readEvents(db, wanted, {
    mayRead: sessionLives(sql`wanted.key`, at),
    only: notAboutBlocked(sql`wanted.member_id`),
  })
}

/** The browser's own header wins: it is newer than the address that the page opened the stream with. */
function resumePoint(c: Context<Env>): number | null {
  const given = c.req.header('last-event-id') ?? c.req.query('after')
  return given && /^\d{1,15}$/.test(given) ? Number(given) : null
}

export const getEvents = { spec, route, handler: handler as unknown as RouteHandler<typeof route, Env> }
