import { v4 as uuidv4 } from 'uuid'
import { describe, expect, it, test } from 'vitest'
import { ended } from '#server/testing/ended.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { giveCredits, makePremium } from '#server/testing/payments/members-with-credits.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>
const dayMs = 86_400_000
const hourMs = 3_600_000

const remove = ({ browser }: Member, password = testPassword, reason: string | null = 'pause') =>
  browser.delete('/api/account.php', { password, reason })
const logIn = (login: string, password = testPassword, browser = t.browser()) =>
  browser.post('/api/user.php', { login, password })
const reactivate = (token: string | undefined, host?: string) =>
  t.browser(host).post('/api/reactivate.php', { token })
const send = (from: Member, to: Member) =>
  from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body: 'hello' })

async function linksTo({ id }: Member): Promise<string[]> {
  const mails = (await readMails(t)).filter((mail) => mail.memberId === id && mail.kind === 'deletion')
  return mails.map(({ body }) => /\/account-deleted\?token=([\w-]{43})/.exec(body ?? '')?.[1] ?? '')
}

describe('deleting', () => {
  it('hides the member at once, ends every session and counts the reason without a name', async () => {
    const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
    await giveCredits(t, she.id, 5)
    await send(she, he)
    await she.browser.post('/api/like.php', { id: he.id })
    const elsewhere = t.browser()
    await logIn(she.email, testPassword, elsewhere)
    const stream = await openStream(t, she.browser)
    expect((await remove(she)).status).toBe(200)
    await stream.ended()
    expect(she.browser.cookies.has('auth.session')).toBe(false)
    expect((await elsewhere.get('/api/user.php')).body.error).toBe('authentication_required')
    expect((await he.browser.get('/api/chats.php')).body.chats).toEqual([])
    expect((await he.browser.get('/api/likes.php')).body.liked_by).toEqual([])
    expect((await he.browser.get(`/api/member.php?id=${she.id}`)).status).toBe(404)
    expect((await he.browser.get('/api/user.php')).body.user).toMatchObject({
      total_unread_messages: 0,
      new_likes: 0,
    })
    const { rows } = await t.pool.query('select month::text, reason, leavers from leave_reason')
    expect(rows).toEqual([
      { month: `${t.clock.now().toISOString().slice(0, 7)}-01`, reason: 'pause', leavers: 1 },
    ])
  })

  it('asks for the password, and is blocked after five wrong ones', async () => {
    const he = await t.signUp()
    for (let count = 0; count < 5; count += 1) {
      const { status, body } = await remove(he, 'not-the-password')
      expect([status, body.fields]).toEqual([422, { password: 'password_wrong' }])
    }
    expect((await remove(he)).body.error).toBe('login_blocked')
    t.clock.advance(15 * 60_000)
    expect((await remove(he)).status).toBe(200)
  })

  it('is done once, however many requests ask for it', async () => {
    const he = await t.signUp()
    const answers = await Promise.all([remove(he), remove(he), remove(he, testPassword, null)])
    for (const { status } of answers) expect([200, 403]).toContain(status)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(await linksTo(he)).toHaveLength(1)
  })

  it('leaves no session that was opened at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const he = await t.signUp()
      const other = t.browser()
      const [, signedIn] = await Promise.all([remove(he), logIn(he.email, testPassword, other)])
      expect([200, 401, 403]).toContain(signedIn.status)
      expect((await t.pool.query('select 1 from session where member_id = $1', [he.id])).rowCount).toBe(0)
    }
  })

  it('keeps a message that was sent at the same moment either sent and paid, or neither', async () => {
    const he = await t.signUp()
    for (let round = 0; round < 5; round += 1) {
      const she = await t.signUp({ gender: 'female' })
      const [sent] = await Promise.all([send(she, he), remove(she)])
      expect([200, 401, 403, 404]).toContain(sent.status)
      const { rows } = await t.pool.query(
        `select (select count(*)::int from message where sender_id = $1) as messages,
           (select balance::int from account where member_id = $1) as balance`,
        [she.id],
      )
      expect(rows[0].balance).toBe(3 - rows[0].messages)
    }
  })
})

describe('the alternatives', () => {
  it('are the server’s to decide: privacy mode is offered until it is on', async () => {
    const he = await t.signUp()
    await giveCredits(t, he.id, 4)
    const asked = async () => (await he.browser.get('/api/account.php')).body
    expect(await asked()).toMatchObject({
      alternatives: ['email', 'privacy', 'trial', 'discount'],
      credits: 7,
      premium: false,
    })
    expect((await he.browser.put('/api/account.php', { alternative: 'privacy' })).status).toBe(200)
    expect((await asked()).alternatives).toEqual(['email', 'trial', 'discount'])
    expect((await he.browser.put('/api/account.php', { alternative: 'email' })).status).toBe(404)
  })

  const taken = async ({ browser }: Member, alternative: string) =>
    (await browser.put('/api/account.php', { alternative })).status
  const discountsOf = async ({ browser }: Member) => (await browser.get('/api/bundles.php')).body.discounts

  it('grant the discount once, however often it is asked for at once', async () => {
    const he = await t.signUp()
    t.clock.advance(5 * hourMs)
    const { discount } = (await he.browser.get('/api/account.php')).body
    const answers = await Promise.all(Array.from({ length: 6 }, () => taken(he, 'discount')))
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
    expect(answers.filter((status) => status === 404)).toHaveLength(5)
    expect(await discountsOf(he)).toMatchObject([
      { kind: 'stay', percentage: discount.percentage, bundle: null, held_by: null },
    ])
    expect((await he.browser.get('/api/account.php')).body.alternatives).not.toContain('discount')
    t.clock.advance(7 * dayMs)
    expect(await discountsOf(he)).toEqual([])
    expect(await taken(he, 'discount')).toBe(404)
  })

  it('grant the smallest bundle at half its price, to whom has never bought', async () => {
    const he = await t.signUp()
    t.clock.advance(5 * hourMs)
    const { trial } = (await he.browser.get('/api/account.php')).body
    const { bundles } = (await he.browser.get('/api/bundles.php')).body
    expect(trial).toMatchObject({
      bundle: bundles[0].id,
      credits: bundles[0].credits,
      old_price: bundles[0].price,
    })
    expect(await taken(he, 'trial')).toBe(200)
    const small = await orderBundle(he.browser)
    expect(small.order.amount).toEqual(trial.price)
    await decide(he.browser, small.sandboxId, 'approve')
    expect((await orderBundle(he.browser)).order.discount).toBeNull()
    expect((await he.browser.get('/api/account.php')).body.alternatives).not.toContain('trial')
    const buyer = await t.signUp()
    await makePremium(t, buyer.id)
    expect((await buyer.browser.get('/api/account.php')).body.alternatives).not.toContain('trial')
    expect(await taken(buyer, 'trial')).toBe(404)
  })
})

describe('coming back', () => {
  it('works at 13 days and 23 hours, with everything as it was', async () => {
    const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
    await send(she, he)
    await remove(she)
    const [token] = await linksTo(she)
    t.clock.advance(13 * dayMs + 23 * hourMs)
    expect((await reactivate(token)).status).toBe(200)
    expect((await logIn(she.email)).status).toBe(200)
    expect((await he.browser.get('/api/chats.php')).body.chats).toHaveLength(1)
    expect((await readMails(t)).some((mail) => mail.kind === 'reactivated' && mail.memberId === she.id)).toBe(
      true,
    )
    // Deleting again is a new beginning, and the old link is none.
    expect((await reactivate(token)).body.error).toBe('link_invalid')
  })

  it('asks whether a link is good before it offers anything, and uses nothing up by that', async () => {
    const she = await t.signUp({ gender: 'female' })
    await remove(she)
    const [token] = await linksTo(she)
    const look = async () => (await t.browser().get(`/api/link.php?purpose=reactivate&token=${token}`)).status
    expect([await look(), await look()]).toEqual([200, 200])
    expect((await reactivate(token)).status).toBe(200)
    expect(await look()).toBe(410)
  })

  it('fails at 14 days and a second, also before the erase job has come', async () => {
    const he = await t.signUp()
    await remove(he)
    const [token] = await linksTo(he)
    t.clock.advance(14 * dayMs + 1_000)
    const { status, body } = await reactivate(token)
    expect([status, body.error, body.message]).toEqual([
      410,
      'link_invalid',
      'Link expired or invalid, request a new email',
    ])
    expect((await logIn(he.email)).body.error).toBe('login_failed')
  })

  it('takes a link once, the newest only, on its own site, and none that is made up', async () => {
    const he = await t.signUp()
    await remove(he)
    const [first] = await linksTo(he)
    t.clock.advance(1_000)
    await logIn(he.email)
    const [, second] = await linksTo(he)
    expect(second).not.toBe(first)
    for (const [token, host] of [[first], [second, 'women.localhost'], ['A'.repeat(43)], ['']] as const)
      expect((await reactivate(token, host)).status).toBe(410)
    const answers = await Promise.all([reactivate(second), reactivate(second)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  })

  it('is not for whom the operator has suspended', async () => {
    const he = await t.signUp()
    await remove(he)
    const [token] = await linksTo(he)
    await t.pool.query(ended('suspended'), [he.id])
    expect((await reactivate(token)).status).toBe(410)
  })
})

describe('signing in meanwhile', () => {
  test.each([
    ['en', 'This account is being deleted. For 14 more days'],
    ['de', 'Dieses Konto wird gelöscht. Noch 14 Tage lang'],
  ])('tells the right password, and no other, in %s', async (language, words) => {
    const he = await t.signUp()
    await remove(he)
    const browser = t.browser()
    browser.cookies.set('locale', language)
    expect((await logIn(he.email, 'not-the-password', browser)).body.error).toBe('login_failed')
    const { status, body } = await logIn(he.email, testPassword, browser)
    expect([status, body.error]).toEqual([403, 'account_pending_deletion'])
    expect(body.message).toContain(words)
    expect(browser.cookies.has('auth.session')).toBe(false)
  })

  it('is where the address leads that a signup finds taken', async () => {
    const he = await t.signUp()
    await remove(he)
    const form = { name: 'Somebody Else', password: testPassword, date_of_birth: '1990-01-01' }
    const signup = (host?: string) =>
      t.browser(host).post('/api/signup.php', { ...form, request_id: uuidv4(), email: he.email })
    expect((await signup()).body.fields).toEqual({ email: 'email_taken' })
    expect((await logIn(he.email)).body.error).toBe('account_pending_deletion')
  })

  it('mails it three times a day where forty ask at once', async () => {
    const he = await t.signUp()
    await remove(he)
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(he.name)))
    // Some may be told that too many wait for their password.
    expect(answers.filter(({ body }) => body.error === 'account_pending_deletion').length).toBeGreaterThan(3)
    expect(await linksTo(he)).toHaveLength(3)
  })

  it('mails the link again, at most three times a day', async () => {
    const he = await t.signUp()
    await remove(he)
    for (let count = 0; count < 5; count += 1) {
      t.clock.advance(60_000)
      expect((await logIn(he.name)).status).toBe(403)
      await readMails(t)
    }
    expect(await linksTo(he)).toHaveLength(3)
    t.clock.advance(dayMs)
    await logIn(he.email)
    expect(await linksTo(he)).toHaveLength(4)
  })
})

test.each(['en', 'de', 'fi', 'pl'])(
  'the mail says in %s who, until when and by which button',
  async (language) => {
    const she = await t.signUp({ gender: 'female' })
    await t.pool.query('update member set language = $2 where id = $1', [she.id, language])
    await remove(she)
    const mail = (await readMails(t)).findLast(({ memberId }) => memberId === she.id)
    expect(mail?.subject).not.toContain('leavingMail')
    expect(mail?.body).toContain(she.name)
    expect(mail?.body).toMatch(/14/)
    expect(mail?.body).toMatch(/http:\/\/localhost\/account-deleted\?token=[\w-]{43}/)
  },
)
