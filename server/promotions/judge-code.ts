import { timeBonusMs } from '#common/payments/time-bonus.ts'

export type JudgedCode = {
  kind: 'code' | 'time_bonus' | 'stay' | 'trial'
  country: string | null
  userId: string | null
  expires: string | null
  status: 'active' | 'inactive'
  paid: boolean
  signedUpAt: string
  memberCountry: string | null
  used: boolean
  heldByOther: boolean
}

export type Refusal = 'code_not_found' | 'code_expired' | 'code_used'

/** When the code ends for the member: the time bonus has an end for each. */
export function endOf({
  kind,
  expires,
  signedUpAt,
}: Pick<JudgedCode, 'kind' | 'expires' | 'signedUpAt'>): Date | null {
  const own = kind === 'time_bonus' ? new Date(Date.parse(signedUpAt) + timeBonusMs) : null
  const given = expires === null ? null : new Date(expires)
  if (!own || !given) return own ?? given
  return new Date(Math.min(own.getTime(), given.getTime()))
}

/** Why the member cannot have the code's discount, or null. Its minimum, methods and currency are the order's matter. */
export function judgeCode(code: JudgedCode, memberId: string, now: Date): Refusal | null {
  const others = code.userId !== null && code.userId !== memberId
  const abroad = code.country !== null && code.country !== code.memberCountry
  if (code.status !== 'active' || others || abroad) return 'code_not_found'
  if (code.used || code.heldByOther) return 'code_used'
  if (code.kind === 'time_bonus' && code.paid) return 'code_not_found'
  const end = endOf(code)
  return end && now >= end ? 'code_expired' : null
}
