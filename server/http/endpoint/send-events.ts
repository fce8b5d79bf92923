import type { Context } from 'hono'
import type { EventFeed } from '#server/platform/live/event-feed.ts'
import { feedAsBody, feedToSocket } from '#server/platform/live/stream-events.ts'
import type { Env } from '../env.ts'

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/** Answers with a stream of events; without a feed, with its head alone. */
export function sendEvents<E extends Env>(c: Context<E>, feed?: EventFeed): Response {
  if (!feed) return c.body(null, 200, headers)
  if (!c.env?.writeDirectly) return c.body(feedAsBody(feed), 200, headers)
  c.env.writeDirectly((response) => feedToSocket(feed, response))
  return c.body(null, 200, headers)
}
