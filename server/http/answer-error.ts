import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type ErrorCode, errorStatus } from '#common/error-codes.ts'
import type { Locale } from '#common/locales.ts'
import { isOutage } from '../platform/db/db.ts'
import { errorCode } from '../platform/error-code.ts'
import { AppError } from '../platform/errors.ts'
import type { Translate } from '../platform/i18n.ts'
import { describeError } from '../platform/observe/describe-error.ts'
import { StorageError } from '../platform/storage/storage.ts'
import type { Env } from './env.ts'
import { errorAnswers, rateLimitRefusals } from './http-metrics.ts'
import type { Observed } from './request-log.ts'
import { routeOf } from './route-of.ts'

/** What explaining an error needs: where it is counted and logged, and the words. */
export type Explaining = Observed & { texts: (locale: Locale) => Translate }

/** Answers every error at one place: a code, words in the caller's language, and never a stack. */
export function answerError<E extends Env>(deps: Explaining, localeOf: (c: Context<E>) => Locale) {
  return (error: Error, c: Context<E>): Response => {
    const locale = localeOf(c)
    const { status, body } = explainError(deps, error, { locale, route: routeOf(c) })
    const retryAfter = retryAfterOf(error, body)
    c.set('code', body.error)
    if (retryAfter) c.header('Retry-After', String(retryAfter))
    c.header('Cache-Control', 'no-store')
    if (!wantsPage(c)) return c.json(body, status)
    const home = deps.texts(locale)('app.error.home')
    return c.html(plainErrorPage({ locale, status, message: body.message, home }), status)
  }
}

/** In seconds; undefined where another try would change nothing. */
function retryAfterOf(error: Error, { error: code, params }: ErrorBody): string | number | undefined {
  if (code === 'unavailable') return 5
  if (code === 'too_many_requests') return params?.seconds ?? 60
  return error instanceof AppError ? error.retryAfter : undefined
}

type ErrorBody = {
  error: ErrorCode
  message: string
  fields?: Record<string, string>
  params?: AppError['params']
}

/** Counts an error, logs it if nobody expected it, and returns what the caller gets: a status and the wire's body. */
export function explainError(
  deps: Explaining,
  error: Error,
  { locale, route }: { locale: Locale; route: string },
): { status: (typeof errorStatus)[ErrorCode]; body: ErrorBody } {
  const known = asAppError(error)
  const outage = isOutage(error) || error instanceof StorageError
  const code: ErrorCode = known?.code ?? (outage ? 'unavailable' : 'internal')
  deps.metrics.count(errorAnswers, { code })
  if (code === 'too_many_requests') deps.metrics.count(rateLimitRefusals, { route })
  if (!known) deps.log.error({ code, ...describeError(error) }, 'request failed')
  const body: ErrorBody = { error: code, message: deps.texts(locale)(`errors.${code}`, known?.params) }
  if (known?.fields) body.fields = known.fields
  if (known && Object.keys(known.params).length > 0) body.params = known.params
  return { status: errorStatus[code], body }
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
  if (unstorable.has(errorCode(error.cause) ?? '')) return new AppError('malformed')
  return undefined
}

/** The error page for where no page can be rendered: no style, no script, nothing that could fail again. */
function plainErrorPage(about: { locale: string; status: number; message: string; home: string }): string {
  const { locale, status, message, home } = about
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${status}</title></head>
<body><main><h1>${status}</h1><p>${escapeHtml(message)}</p><p><a href="/">${escapeHtml(home)}</a></p></main></body></html>
`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
