export type ErrorParams = Record<string, string | number>

/** Every code an answer can carry, with its HTTP status. The code is the message key `errors.<code>`. */
export const errorStatus = {
  invalid: 422,
  malformed: 400,
  login_failed: 401,
  passkey_failed: 401,
  passkey_expired: 401,
  login_required: 401,
  authentication_required: 403,
  other_member: 403,
  age_assurance_required: 403,
  age_unproven: 403,
  forbidden: 403,
  account_pending_deletion: 403,
  account_under_age: 403,
  proof_required: 403,
  cross_site: 403,
  blocked_by: 403,
  contact_refused: 403,
  signups_closed: 403,
  debit_blocked: 403,
  conversations_used_up: 402,
  not_enough_credits: 402,
  not_found: 404,
  method_not_allowed: 405,
  recipient_unconfirmed: 409,
  conflict: 409,
  message_seen: 409,
  fictional_unknown: 409,
  payment_ended: 409,
  age_check_ended: 409,
  spending_paused: 409,
  spending_cap: 409,
  not_refundable: 409,
  refund_begun: 409,
  mandate_required: 409,
  debit_sent: 409,
  price_changed: 409,
  payment_open: 409,
  bought_meanwhile: 409,
  photos_used_up: 409,
  too_many_passkeys: 409,
  too_many_searches: 409,
  too_many_pinned: 409,
  profile_incomplete: 409,
  swipe_likes_used_up: 409,
  link_invalid: 410,
  too_large: 413,
  unsupported_media_type: 415,
  unknown_host: 421,
  challenge_required: 428,
  login_blocked: 429,
  too_many_requests: 429,
  too_many_first_messages: 429,
  too_many_resets: 429,
  age_checks_used_up: 429,
  too_many_mails: 429,
  too_many_debit_codes: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

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
