import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Deps } from '../deps.ts'
import { isOutage } from '../platform/db.ts'
import { describeError } from '../platform/describe-error.ts'
import { AppError, type ErrorCode, errorStatus } from '../platform/errors.ts'
import { StorageError } from '../platform/storage-error.ts'
import type { Env } from './env.ts'
import { errorAnswers, rateLimitRefusals } from './http-metrics.ts'
import { localeOf } from './locale-of.ts'
import { plainErrorPage } from './plain-error-page.ts'
import { routeOf } from './route-of.ts'

/** Answers every error at one place: a code, words in the caller's language, and never a stack. */
export function answerError(deps: Deps) {
  return (error: Error, c: Context<Env>): Response => {
    const known = asAppError(error)
    const outage = isOutage(error) || error instanceof StorageError
    const code: ErrorCode = known?.code ?? (outage ? 'unavailable' : 'internal')
    c.set('code', code)
    deps.metrics.count(errorAnswers, { code })
    if (code === 'too_many_requests') deps.metrics.count(rateLimitRefusals, { route: routeOf(c) })
    if (!known) deps.log.error({ code, ...describeError(error) }, 'request failed')
    if (code === 'unavailable') c.header('Retry-After', '5')
    if (known?.retryAfter) c.header('Retry-After', String(known.retryAfter))
    if (code === 'too_many_requests') c.header('Retry-After', String(known?.params.seconds ?? 60))
    c.header('Cache-Control', 'no-store')
    const locale = localeOf(c, deps)
    const translate = deps.translate(locale)
    const status = errorStatus[code]
    const message = translate(`errors.${code}`, known?.params)
    if (wantsPage(c))
      return c.html(plainErrorPage({ locale, status, message, home: translate('app.error.home') }), status)
    return c.json(
      {
        error: code,
        message,
        ...(known?.fields ? { fields: known.fields } : {}),
        ...(known && Object.keys(known.params).length > 0 ? { params: known.params } : {}),
      },
      status,
    )
  }
}

/** PostgreSQL's refusals of a value that its type cannot hold: a zero byte, a number or date out of range. */
const unstorable = new Set(['22021', '22P05', '22003', '22007', '22008', '22P02'])

/** A browser that asked for a page gets words to read; what is shown cannot have come from the pages themselves. */
function wantsPage(c: Context): boolean {
  return !/^\/(api|media)(\/|$)/.test(c.req.path) && (c.req.header('accept') ?? '').includes('text/html')
}

const httpErrors: Record<number, ErrorCode> = { 413: 'too_large', 415: 'unsupported_media_type' }

function asAppError(error: Error): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) {
    const code = httpErrors[error.status] ?? (error.status < 500 ? 'malformed' : undefined)
    if (code) return new AppError(code)
  }
  if (unstorable.has((error.cause as { code?: string } | undefined)?.code ?? ''))
    return new AppError('malformed')
  return undefined
}
