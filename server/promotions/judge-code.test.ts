import { expect, test } from 'vitest'
import { timeBonusMs } from '#common/payments/time-bonus.ts'
import { type JudgedCode, judgeCode } from './judge-code.ts'

const signedUp = Date.parse('2026-11-21T12:00:00.000Z')
const code: JudgedCode = {
  kind: 'code',
  country: null,
  userId: null,
  expires: null,
  status: 'active',
  paid: false,
  signedUpAt: new Date(signedUp).toISOString(),
  memberCountry: 'NL',
  used: false,
  heldByOther: false,
}
const judge = (change: Partial<JudgedCode>, at = signedUp) =>
  judgeCode({ ...code, ...change }, 'me', new Date(at))

test.each([
  [{}, null],
  [{ userId: 'me', country: 'NL' }, null],
  [{ userId: 'another' }, 'code_not_found'],
  [{ country: 'DE' }, 'code_not_found'],
  [{ status: 'inactive' as const }, 'code_not_found'],
  [{ used: true }, 'code_used'],
  [{ heldByOther: true }, 'code_used'],
  [{ expires: new Date(signedUp).toISOString() }, 'code_expired'],
  [{ expires: new Date(signedUp + 1).toISOString() }, null],
  [{ paid: true }, null],
  [{ kind: 'time_bonus' as const, paid: true }, 'code_not_found'],
])('%j is %s', (change, refusal) => {
  expect(judge(change)).toBe(refusal)
})

test('the time bonus ends 14,400 seconds after the signup, or earlier where its code does', () => {
  const bonus = { kind: 'time_bonus' as const }
  expect(judge(bonus, signedUp + timeBonusMs - 1)).toBeNull()
  expect(judge(bonus, signedUp + timeBonusMs)).toBe('code_expired')
  const early = { ...bonus, expires: new Date(signedUp + 1000).toISOString() }
  expect(judge(early, signedUp + 1000)).toBe('code_expired')
})
