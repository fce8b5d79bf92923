import { z } from '@hono/zod-openapi'
import { type ErrorCode, errorStatus } from '#common/error-codes.ts'
import { errorSchema } from '#common/wire/basics.ts'
import { type Acting, isActing } from '../cross-site.ts'
import type { RateLimit } from '../env.ts'

export type Declared = Acting & {
  method: string
  limit: RateLimit
  query?: object
  body?: object
  upload?: object
  /** What it answers beside the codes that every call of its kind can have. */
  errors?: readonly ErrorCode[]
}

/** The error answers of an endpoint for the API's document: each status with the codes that come with it. */
export function declaredAnswers(spec: Declared, admission: readonly ErrorCode[]) {
  const declared = new Set([...admission, ...usualErrors(spec), ...(spec.errors ?? [])])
  return Object.fromEntries(
    [...Map.groupBy(declared, statusOf)].map(([status, codes]) => [
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

/** What follows from how often it may be called, and with what. */
function usualErrors(spec: Declared): ErrorCode[] {
  const errors: ErrorCode[] = ['internal', 'unavailable']
  if (isActing(spec)) errors.push('cross_site')
  if (spec.limit !== 'none') errors.push('too_many_requests')
  if (spec.query || spec.body) errors.push('invalid', 'malformed')
  if (spec.upload) errors.push('malformed')
  if (spec.body || spec.upload) errors.push('too_large', 'unsupported_media_type')
  return errors
}
