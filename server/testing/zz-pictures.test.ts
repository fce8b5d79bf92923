import { v4 as uuidv4 } from 'uuid'
import { test } from 'vitest'
import { queueMail } from '../mail/queue-mail.ts'
import { welcomeMail } from '../members/welcome.mail.ts'
import { decide, orderBundle } from './buy-bundle.ts'
import { createTestApp } from './create-test-app.ts'
import { readMails } from './read-mails.ts'
import { runJobs } from './run-jobs.ts'
const t = await createTestApp()
test.each(['en', 'de', 'fi'])('%s', async (language) => {
  const ada = await t.signUp({ name: `Noor ${language}` })
  const bea = await t.signUp({ gender: 'female', name: `Katharina ${language}` })
  const fic = await t.signUp({ name: `Lena ${language}` })
  await t.pool.query('alter table profile disable trigger user')
  await t.pool.query('update profile set is_fictional = true where member_id = $1', [fic.id])
  await t.pool.query('alter table profile enable trigger user')
  await bea.browser.put('/api/user.php', { language })
  await queueMail(t.deps, welcomeMail, { memberId: bea.id }, {})
  const { sandboxId } = await orderBundle(bea.browser)
  await decide(bea.browser, sandboxId, 'approve')
  t.clock.advance(600_000)
  await ada.browser.post('/api/message.php', { to: bea.id, client_id: uuidv4(), body: 'x' })
  await fic.browser.post('/api/like.php', { id: bea.id })
  await runJobs(t, 'notify-message', 'notify-like')
  await bea.browser.post('/api/like.php', { id: ada.id })
  t.clock.advance(600_000)
  await ada.browser.post('/api/like.php', { id: bea.id })
  t.clock.advance(600_000)
  await runJobs(t, 'notify-like')
  await readMails(t)
})
