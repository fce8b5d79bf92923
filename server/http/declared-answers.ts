import { z } from '@hono/zod-openapi'
import { errorSchema } from '#common/wire.ts'
import { type ErrorCode, errorStatus } from '../platform/errors.ts'
import type { Access } from '../site/admit.ts'
import { isActing } from './cross-site.ts'
import type { RateLimit } from './env.ts'

export type Declared = {
  method: string
  path: string
  access: Access
  limit: RateLimit
  query?: object
  body?: object
  upload?: object
  /** What it answers beside the codes that every call of its kind can have. */
  errors?: readonly ErrorCode[]
}

/** The error answers of an endpoint for the API's document: each status with the codes that come with it. */
export function declaredAnswers(spec: Declared) {
  const byStatus = Map.groupBy(new Set([...usualErrors(spec), ...(spec.errors ?? [])]), statusOf)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: {
          'application/json': { schema: errorSchema.extend({ error: z.enum(codes) }) },
        },
      },
    ]),
  )
}

const statusOf = (code: ErrorCode) => errorStatus[code]

/** What follows from who may call, how often, and with what. */
function usualErrors(spec: Declared): ErrorCode[] {
  const errors: ErrorCode[] = ['unknown_host', 'other_member', 'internal', 'unavailable']
  if (isActing(spec.method, spec.path)) errors.push('cross_site')
  if (spec.access !== 'anyone') errors.push('login_required', 'authentication_required')
  if (spec.limit !== 'none') errors.push('too_many_requests')
  if (spec.query || spec.body) errors.push('invalid', 'malformed')
  if (spec.access === 'premium') errors.push('forbidden')
  if (spec.upload) errors.push('malformed')
  if (spec.body || spec.upload) errors.push('too_large', 'unsupported_media_type')
  return errors
}
