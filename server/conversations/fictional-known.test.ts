import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { balanceOf } from '../credits/queries.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const t = await createTestApp()

async function someoneAndFictional() {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  // Nobody becomes fictional: it is said when a profile is made.
  await t.pool.query('alter table profile disable trigger user')
  await t.pool.query('update profile set is_fictional = true where member_id = $1', [bea.id])
  await t.pool.query('alter table profile enable trigger user')
  const send = (path: string, more: object) =>
    ada.browser.post(path, { to: bea.id, client_id: uuidv4(), ...more })
  return { ada, bea, send }
}

test('nothing is charged for a fictional profile before the member said to know what that is', async () => {
  const { ada, send } = await someoneAndFictional()
  const before = await balanceOf(t, ada.id)
  const kinds: [string, object][] = [
    ['/api/message.php', { body: 'Hello' }],
    ['/api/gift.php', { gift: 'rose' }],
    ['/api/gif.php', { gif: 'heart-1' }],
  ]
  for (const [path, more] of kinds) {
    const { status, body } = await send(path, more)
    expect([path, status, body.error]).toEqual([path, 409, 'fictional_unknown'])
  }
  expect(await balanceOf(t, ada.id)).toBe(before)
  expect((await ada.browser.get('/api/user.php')).body.user.fictional_known).toBe(false)

  for (let times = 0; times < 2; times += 1)
    expect((await ada.browser.put('/api/fictional.php', { known: true })).status).toBe(200)
  expect((await ada.browser.get('/api/user.php')).body.user.fictional_known).toBe(true)
  expect((await send('/api/message.php', { body: 'Hello' })).status).toBe(200)
  expect(await balanceOf(t, ada.id)).toBe(before - t.sites.defaultSite().settings.message_credits)
})

test('a person is written to without it', async () => {
  const ada = await t.signUp()
  const cara = await t.signUp()
  const sent = await ada.browser.post('/api/message.php', { to: cara.id, client_id: uuidv4(), body: 'Hello' })
  expect(sent.status).toBe(200)
  expect((await ada.browser.put('/api/fictional.php', { known: false })).status).toBe(422)
})
