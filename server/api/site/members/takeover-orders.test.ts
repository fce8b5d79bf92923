import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { createAuthenticator } from '#server/testing/members/software-authenticator.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const origin = 'http://localhost'
const minute = 60_000
type Browser = ReturnType<typeof t.browser>
type Key = ReturnType<typeof createAuthenticator>
type Person = Awaited<ReturnType<typeof t.signUp>>

const deeds = ['sign in again', 'change address', 'change password', 'add passkey', 'remove passkey'] as const
type Deed = (typeof deeds)[number]

/** Every order of the elements. */
function ordersOf<T>(elements: readonly T[]): T[][] {
  if (elements.length === 0) return [[]]
  return elements.flatMap((first, at) => ordersOf(elements.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}

/** One to three of the numbers below a count, in every order. */
function pressesOf(count: number, taken: number[] = []): number[][] {
  if (taken.length === 3) return []
  const others = Array.from({ length: count }, (_, at) => at).filter((at) => !taken.includes(at))
  return others.flatMap((at) => [[...taken, at], ...pressesOf(count, [...taken, at])])
}

/** The tokens mailed to an address, the oldest first, by the kind of their mail. */
async function tokensAt(address: string): Promise<{ kind: string; token: string }[]> {
  return (await readMails(t)).flatMap(({ address: to, kind, body }) => {
    const [, token] = /(?:token|undo)=([\w-]{43})/.exec(body ?? '') ?? []
    return to === address && token ? [{ kind, token }] : []
  })
}

async function addPasskey(browser: Browser): Promise<Key> {
  const key = createAuthenticator('localhost', origin)
  const { body } = await browser.post('/api/passkey-challenge.php', { purpose: 'register' }, { origin })
  const credential = key.register(body.options.challenge)
  expect((await browser.post('/api/passkeys.php', { credential }, { origin })).status).toBe(200)
  return key
}

async function opens(key: Key): Promise<boolean> {
  const browser = t.browser()
  const { body } = await browser.post('/api/passkey-challenge.php', { purpose: 'sign_in' })
  const credential = key.sign(body.options.challenge)
  return (await browser.post('/api/passkey-sign-in.php', { credential }, { origin })).status === 200
}

/** Somebody who knows the password of an account, and mails and keys that are theirs. */
function createThief(owner: Person) {
  const browsers: Browser[] = []
  const keys: Key[] = []
  const addresses: string[] = []
  const passwords = [testPassword]
  const browser = () => browsers.at(-1) ?? t.browser()
  const password = () => passwords.at(-1) ?? ''
  async function signIn() {
    browsers.push(t.browser())
    const answer = await browser().post('/api/user.php', { login: owner.name, password: password() })
    expect(answer.status).toBe(200)
  }
  const doing: Record<Deed, () => Promise<unknown>> = {
    'sign in again': signIn,
    async 'change address'() {
      const email = `thief.${owner.email}`
      addresses.push(email)
      await browser().post('/api/mail-change.php', { email, password: password() })
      const token = (await tokensAt(email)).at(-1)?.token
      expect((await browser().put('/api/mail-change.php', { token })).status).toBe(200)
    },
    async 'change password'() {
      const next = 'stolen-river-44'
      const form = { old_password: password(), password: next, password_again: next }
      expect((await browser().put('/api/password.php', form)).status).toBe(200)
      passwords.push(next)
    },
    'add passkey': async () => keys.push(await addPasskey(browser())),
    async 'remove passkey'() {
      const [{ id }] = (await browser().get('/api/passkeys.php')).body.passkeys
      expect((await browser().delete('/api/passkeys.php', { id })).status).toBe(200)
    },
  }
  /** Whatever still lets the thief in, by name. */
  async function waysIn(): Promise<string[]> {
    const ways: string[] = []
    for (const each of browsers)
      if ((await each.get('/api/user.php')).body.user?.id === owner.id) ways.push('session')
    for (const key of keys) if (await opens(key)) ways.push('passkey')
    for (const address of addresses)
      for (const { kind, token } of await tokensAt(address)) {
        const form = { token, password: 'stolen-river-45', password_again: 'stolen-river-45' }
        const answers = [
          await t.browser().post('/api/undo.php', { token }),
          await t.browser().put('/api/mail-change.php', { token }),
          await t.browser().put('/api/reset.php', form),
        ]
        if (answers.some(({ status }) => status !== 410)) ways.push(kind)
      }
    return ways
  }
  /** Tries that are counted, so that it is asked once. */
  async function passwordsThatOpen(): Promise<string[]> {
    const open: string[] = []
    for (const each of passwords)
      if ((await t.browser().post('/api/user.php', { login: owner.name, password: each })).status === 200)
        open.push(each)
    return open
  }
  return { signIn, doing, waysIn, passwordsThatOpen }
}

/** The owner presses the button of a warning, and chooses a password where it is good. Answers whether it was. */
async function press(owner: Person, token: string, browser: Browser): Promise<boolean> {
  const { status, body } = await t.browser().post('/api/undo.php', { token })
  if (status !== 200) expect(status).toBe(410)
  if (status !== 200) return false
  const password = 'owners-river-46'
  const set = await browser.put('/api/reset.php', { token: body.reset, password, password_again: password })
  expect(set.body.user).toMatchObject({ id: owner.id, email: owner.email })
  return true
}

/** One account, what a thief does with it in this order, and then the owner with the mails that came. */
async function live(order: readonly Deed[], choose: (mails: number) => number[]): Promise<void> {
  const owner = await t.signUp({ incomplete: true })
  const own = await addPasskey(owner.browser)
  // The undo of the owner's own deed is over when the thief comes.
  await readMails(t)
  await t.pool.query('delete from mail')
  t.clock.advance((limits.undoLinkMinutes + 1) * minute)
  const thief = createThief(owner)
  t.clock.advance(minute)
  await thief.signIn()
  /** Whether the owner's passkey was there before what each warning tells of. */
  const ownBefore: boolean[] = [true]
  let ownIsThere = true
  let isOwnersAddress = true
  for (const deed of order) {
    t.clock.advance(minute)
    if (isOwnersAddress) ownBefore.push(ownIsThere)
    await thief.doing[deed]()
    if (deed === 'remove passkey') ownIsThere = false
    if (deed === 'change address') isOwnersAddress = false
  }
  t.clock.advance(minute)
  const warnings = await tokensAt(owner.email)
  expect(warnings).toHaveLength(ownBefore.length)
  const presses = choose(warnings.length)
  const browser = t.browser()
  let restored = warnings.length
  for (const at of presses) {
    const good = await press(owner, warnings[at]?.token ?? '', browser)
    // An undo is void once one that restores more was used.
    expect([presses, at, good]).toEqual([presses, at, at < restored])
    restored = Math.min(restored, at)
    expect([presses, at, await thief.waysIn()]).toEqual([presses, at, []])
    expect((await browser.get('/api/user.php')).body.user).toMatchObject({ email: owner.email })
    t.clock.advance(minute)
  }
  expect([presses, await thief.passwordsThatOpen()]).toEqual([presses, []])
  expect([presses, await opens(own)]).toEqual([presses, ownBefore[restored]])
  await t.pool.query('delete from mail')
}

test('in whatever order a thief acts, and whichever warnings are used, the owner ends with the account', async () => {
  const orders = ordersOf(deeds)
  expect(orders).toHaveLength(120)
  for (const [at, order] of orders.entries())
    await live(order, (mails) => {
      const presses = pressesOf(mails)
      return presses[(at * 7) % presses.length] ?? []
    }).catch((error: unknown) => {
      throw new Error(`after ${['sign in', ...order].join(', ')}`, { cause: error })
    })
}, 120_000)
