import type { Context } from 'hono'
import { validate as isUuid } from 'uuid'
import { readOutboxMail } from '#server/notifications/outbox.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SiteEnv } from '#server/site/env.ts'

/**
 * A mail of the outbox as it looks. It runs no script and loads nothing, wherever it is opened: `sandbox` gives it an
 * origin of its own, and its links open beside it.
 */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

export async function outboxMail(c: Context<SiteEnv>): Promise<Response> {
  const id = c.req.param('id') ?? ''
  if (!isUuid(id)) throw new AppError('not_found')
  const { html } = await readOutboxMail(c.get('ctx'), id)
  if (html === null) throw new AppError('not_found')
  return c.body(html, 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'X-Frame-Options': 'SAMEORIGIN',
    'Cache-Control': 'no-store',
  })
}
