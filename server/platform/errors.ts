import type { ErrorCode } from '#common/error-codes.ts'

export type ErrorParams = Record<string, string | number>

/** Thrown where a rule is broken, answered in one place (answer-error.ts). `fields` maps a field to its message key. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly fields: Record<string, string> | undefined
  /** In how many seconds it is worth asking again. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    details: { params?: ErrorParams | undefined; fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(code)
    this.code = code
    this.params = details.params ?? {}
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}

/** The error for one bad field. */
export function invalidField(field: string, key: string, params?: ErrorParams): AppError {
  return new AppError('invalid', { fields: { [field]: key }, params })
}
