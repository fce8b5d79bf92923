import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('an error is described by kind, code, constraint and places, without its words', () => {
  const cause = Object.assign(new Error('Key (email)=(ada@example.org) exists'), {
    code: '23505',
    constraint: 'member_email',
  })
  const error = new TypeError('ada wrote\n    at home (/x.ts:1:1)\n  over (a) line', { cause })
  const described = describeError(error)
  expect(described).toMatchObject({ error: 'TypeError', sqlstate: '23505', constraint: 'member_email' })
  expect(described.stack).toMatch(/^at .*server\/platform\/observe\/describe-error\.test\.ts:\d+:\d+/)
  expect(JSON.stringify(described)).not.toMatch(/ada|home|over/)
})

test('an outage that has no code has its reason, and nothing else of its message', () => {
  const cause = new Error('Connection terminated due to connection timeout for ada')
  expect(describeError(new Error('Failed query: select ada', { cause }))).toMatchObject({
    error: 'Error',
    reason: 'Connection terminated',
  })
})

test('what was thrown and is no error has no description', () => {
  expect(describeError('ada@example.org')).toEqual({ error: 'unknown' })
})
