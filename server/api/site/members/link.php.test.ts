import { v4 as uuidv4 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { limits } from '#common/limits.ts'
import { runJob } from '#server/kernel/job.ts'
import { createMailLink } from '#server/members/addresses/mail-links.ts'
import { pruneSignIns } from '#server/members/sign-in/prune-sign-ins.job.ts'
import { noActorCtx } from '#server/testing/no-actor-ctx.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const linkFor = (memberId: string, to = '/chats') =>
  createMailLink(noActorCtx(t.deps, 1, 'en'), {
    memberId,
    purpose: 'login',
    data: { to },
    minutes: limits.loginLinkMinutes,
  })
const isNotice = ({ kind }: { kind: string }) => kind === 'new-conversation'
const follow = (token: string, browser = t.browser()) => browser.post('/api/link.php', { token })

describe('a mailed sign-in', () => {
  it('signs in once and leads to its page; looking does nothing', async () => {
    const { id } = await t.signUp()
    const token = await linkFor(id)
    const look = `/api/link.php?purpose=login&token=${token}`
    for (const method of ['GET', 'HEAD', 'HEAD', 'HEAD'])
      expect((await t.browser().request(method, look)).status).toBe(200)
    const browser = t.browser()
    const { body } = await follow(token, browser)
    expect([body.user.id, body.to]).toEqual([id, '/chats'])
    expect((await browser.get('/api/user.php')).body.user.id).toBe(id)
    expect((await follow(token)).body.error).toBe('link_invalid')
    expect(t.jobs.splice(0).filter(({ data }) => data.kind === 'new-device')).toEqual([])
  })

  it('of a notice opens what the notice is about, on any browser', async () => {
    const [ada, bea] = [await t.signUp(), await t.signUp({ gender: 'female' })]
    t.clock.advance(600_000)
    const sent = await ada.browser.post('/api/message.php', {
      to: bea.id,
      client_id: uuidv4(),
      body: 'Hello',
    })
    await runJobs(t, 'notify-message', 'mail')
    const mails = (await readMails(t)).filter(({ memberId }) => memberId === bea.id)
    const [, token = ''] = /localhost\/([\w-]{43})\b/.exec(mails.find(isNotice)?.body ?? '') ?? []
    const browser = t.browser()
    const { body } = await follow(token, browser)
    expect([body.user?.id, body.to]).toEqual([bea.id, `/chats/${sent.body.conversation}`])
    const path = `/api/messages.php?conversation=${sent.body.conversation}`
    expect((await browser.get(path)).body.messages).toMatchObject([{ body: 'Hello' }])
  })

  it('leaves each other one good, for 14 days', async () => {
    const { id } = await t.signUp()
    const [one, other, third] = [await linkFor(id), await linkFor(id), await linkFor(id)]
    expect((await follow(one)).status).toBe(200)
    t.clock.advance(limits.loginLinkMinutes * 60_000 - 1)
    expect((await follow(other)).status).toBe(200)
    t.clock.advance(1)
    const late = await t.browser().post('/api/link.php', { token: third }, { cookie: 'locale=fi' })
    expect([late.status, late.body.message]).toEqual([
      410,
      'Linkki on vanhentunut tai virheellinen, pyydä uusi sähköposti',
    ])
  })

  it('of two at once, one signs in', async () => {
    const { id } = await t.signUp()
    const token = await linkFor(id)
    const answers = await Promise.all(Array.from({ length: 6 }, () => follow(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is none for who is suspended, and on another site', async () => {
    const { id } = await t.signUp()
    const token = await linkFor(id)
    expect((await follow(token, t.browser('women.localhost'))).status).toBe(410)
    await t.pool.query('delete from session where member_id = $1', [id])
    await t.pool.query(`update member set status = 'suspended' where id = $1`, [id])
    expect((await follow(token)).status).toBe(410)
  })

  it('is kept as a hash, and forgotten when it has expired', async () => {
    const { id } = await t.signUp()
    const token = await linkFor(id)
    const { rows } = await t.pool.query('select * from mail_link where member_id = $1', [id])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    t.clock.advance(limits.loginLinkMinutes * 60_000 + 1)
    await runJob(t.deps, pruneSignIns, {})
    expect((await t.pool.query('select from mail_link')).rows).toEqual([])
  })
})
