import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Deps } from '../deps.ts'
import { isOutage } from '../platform/db.ts'
import { AppError, type ErrorCode, errorStatus } from '../platform/errors.ts'
import type { Env } from './endpoint.ts'
import { localeOf } from './locale-of.ts'

/** Answers every error at one place: a code, words in the caller's language, and never a stack. */
export function answerError(deps: Deps) {
  return (error: Error, c: Context<Env>): Response => {
    const known = asAppError(error)
    const code: ErrorCode = known?.code ?? (isOutage(error) ? 'unavailable' : 'internal')
    if (!known)
      deps.log.error({ code, error: describe(error), request: c.get('requestId') }, 'request failed')
    if (code === 'unavailable') c.header('Retry-After', '5')
    if (code === 'too_many_requests') c.header('Retry-After', String(known?.params.seconds ?? 60))
    c.header('Cache-Control', 'no-store')
    const translate = deps.translate(localeOf(c, deps))
    return c.json(
      {
        error: code,
        message: translate(`errors.${code}`, known?.params),
        ...(known?.fields ? { fields: known.fields } : {}),
        ...(known && Object.keys(known.params).length > 0 ? { params: known.params } : {}),
      },
      errorStatus[code],
    )
  }
}

/** PostgreSQL's refusals of text with a zero byte in it, which no column can hold. */
const unstorable = new Set(['22021', '22P05'])

function asAppError(error: Error): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) {
    if (error.status === 413) return new AppError('too_large')
    if (error.status === 400) return new AppError('malformed')
  }
  if (unstorable.has((error.cause as { code?: string } | undefined)?.code ?? ''))
    return new AppError('malformed')
  return undefined
}

/** The kind of failure without the values in it: a driver's message can carry what a member wrote. */
function describe(error: Error): string {
  const cause = error.cause as { code?: string; constraint?: string } | undefined
  const place =
    error.stack
      ?.split('\n')
      .find((line) => line.includes('/server/'))
      ?.trim() ?? ''
  return `${error.name} ${cause?.code ?? ''} ${cause?.constraint ?? ''} ${place}`.trim()
}
