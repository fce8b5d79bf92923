import { expect, test } from 'vitest'
import type { PostedForm } from '#common/posted-form.ts'
import { createRates } from '#server/platform/rates/rate-limit.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

let posted: PostedForm | undefined
let method = ''
const t = await createTestApp({
  mustProve: () => true,
  rates: createRates(),
  pages: async (request, about) => {
    posted = about.posted
    method = request.method
    return { status: 200, headers: new Headers({ 'Content-Type': 'text/html' }), body: '<h1>Complaints</h1>' }
  },
})

const complaint = {
  about: 'A profile',
  reason: 'illegal',
  explanation: 'It shows what is against the law',
  name: 'Ann Onlooker',
  email: 'ann@example.org',
  good_faith: 'yes',
}
const send = (form: Record<string, string>, site = 'same-origin') =>
  t.fetch('/complaints', {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { 'sec-fetch-site': site },
  })
const filed = async () =>
  (await t.pool.query('select about, name, email from complaint order by created_at')).rows

test('a complaint of a browser without scripts is filed once, and its page answers', async () => {
  for (let time = 0; time < 2; time += 1) {
    const answer = await send(complaint)
    expect([answer.status, await answer.text()]).toEqual([200, '<h1>Complaints</h1>'])
    expect([method, posted]).toEqual(['GET', { values: complaint, error: null }])
  }
  expect(await filed()).toEqual([{ about: 'A profile', name: 'Ann Onlooker', email: 'ann@example.org' }])
})

test('what is missing is told to the page, with what was typed, and files nothing', async () => {
  for (let time = 0; time < 4; time += 1) {
    const answer = await send({ ...complaint, name: '', good_faith: '' })
    expect(answer.status).toBe(422)
    expect(posted?.values.explanation).toBe(complaint.explanation)
    expect(posted?.error).toMatchObject({ error: 'invalid', fields: { good_faith: 'required' } })
  }
  expect(await filed()).toHaveLength(1)
})

test('it may send three an hour, and another site none', async () => {
  expect((await send({ ...complaint, about: 'Another' })).status).toBe(200)
  expect((await send({ ...complaint, about: 'One too many' })).status).toBe(422)
  expect(posted?.error?.error).toBe('too_many_requests')
  expect((await send({ ...complaint, about: 'From elsewhere' }, 'cross-site')).status).toBe(403)
  expect(await filed()).toHaveLength(2)
})
