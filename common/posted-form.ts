import type { ErrorCode } from './error-codes.ts'

/** A form that a browser sent by itself, without the page's scripts, for the page that answers it. */
export type PostedForm = {
  values: Record<string, string>
  /** As the API would have answered; null where the form was taken. */
  error: {
    error: ErrorCode
    fields?: Record<string, string> | undefined
    params?: Record<string, string | number>
  } | null
}
