import { isRouteErrorResponse } from 'react-router'
import { ApiError } from '../platform/api/api-error.ts'

export type PageError = {
  status: number
  /** The message key `errors.<code>`, where the API said what it was. */
  code: string | undefined
  params: Record<string, string | number>
}

/** What an error page says of whatever was thrown; the status is 500 unless the error knows better (spec §8). */
export function readPageError(error: unknown): PageError {
  if (error instanceof ApiError)
    return { status: error.status || 503, code: error.code, params: error.params }
  if (!isRouteErrorResponse(error)) return { status: 500, code: undefined, params: {} }
  // What the page's own loader threw, as JSON of ours.
  const about: { error?: string; params?: PageError['params'] } = error.data ?? {}
  return { status: error.status, code: about.error, params: about.params ?? {} }
}
