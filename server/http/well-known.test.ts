import { expect, test } from 'vitest'
import { createTestApp } from '../testing/start/create-test-app.ts'

const t = await createTestApp()

test('where passwords are changed is at the address that password managers know, and nothing else is there', async () => {
  const answer = await t.fetch('/.well-known/change-password')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/notifications#password'])
  // They ask for this one to learn whether the answer above can be believed.
  const none = await t.fetch(
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  )
  expect(none.status).toBe(404)
})
