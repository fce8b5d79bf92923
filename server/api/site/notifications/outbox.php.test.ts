import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { queueMail } from '#server/mail/queue-mail.ts'
import { welcomeMail } from '#server/members/welcome.mail.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const ada = await t.signUp({ name: 'Ada Outbox' })
await queueMail(t.deps, welcomeMail, { memberId: ada.id }, {})
const [mail] = await readMails(t)
const id = mail?.id ?? ''

test('whoever comes to the demo reads the site’s mails, and no other site’s', async () => {
  const { body } = await t.browser().get(`/api/outbox.php?id=${id}`)
  expect(body.mails).toHaveLength(1)
  expect(body.mail).toMatchObject({ id, to: ada.email, subject: 'Your account is ready' })
  expect(body.mail.text).toContain('Welcome, Ada Outbox')
  const women = t.browser('women.localhost')
  expect((await women.get('/api/outbox.php')).body).toEqual({ mails: [], texts: [], mail: null })
  expect((await women.get(`/api/outbox.php?id=${id}`)).status).toBe(404)
  expect((await t.fetch(`/outbox/${id}/html`, {}, 'women.localhost')).status).toBe(404)
})

test('the mail itself is a document that runs and loads nothing', async () => {
  const answer = await t.fetch(`/outbox/${id}/html`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Welcome, Ada Outbox')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
      'sandbox allow-popups allow-popups-to-escape-sandbox',
  )
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  for (const other of [uuidv7(), 'x', '..']) expect((await t.fetch(`/outbox/${other}/html`)).status).toBe(404)
})

test('a real installation has no outbox', async () => {
  const real = await createTestApp({ mail: { ...t.deps.mail, openOutbox: false } })
  await real.pool.query(
    `insert into mail (id, site_id, kind, state, html, created_at) values ($1, 1, 'welcome', 'sent', 'x', now())`,
    [id],
  )
  expect((await real.browser().get('/api/outbox.php')).status).toBe(404)
  expect((await real.fetch(`/outbox/${id}/html`)).status).toBe(404)
})
