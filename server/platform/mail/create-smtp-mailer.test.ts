import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { startSmtp } from '#server/testing/start/start-smtp.ts'
import { createSmtpMailer } from './create-smtp-mailer.ts'

const mail = { from: 'a@mail.example', to: 'b@example.org', raw: Buffer.from('Subject: x\r\n\r\n.dot\r\n') }
const impatient = { socketTimeout: 400, connectionTimeout: 400, greetingTimeout: 400 }

test('signs in where the address says who', async () => {
  const smtp = await startSmtp({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, answer) =>
      username === 'site@x' && password === 'a/b'
        ? answer(null, { user: username })
        : answer(new Error('Invalid login')),
  })
  const by = (auth: string) => createSmtpMailer(smtp.url.replace('//', `//${auth}@`)).send(mail)
  expect(await by('site%40x:a%2Fb')).toEqual({ state: 'sent' })
  expect(smtp.received[0]?.raw).toContain('\r\n.dot')
  expect(await by('site%40x:wrong')).toEqual({ state: 'deferred', code: 535 })
  await smtp.close()
})

test('a password is not sent to a server that cannot encrypt', async () => {
  const smtp = await startSmtp({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
  const seen = createSmtpMailer(smtp.url.replace('//127.0.0.1', '//user:pass@0.0.0.0'), impatient)
  expect(await seen.send(mail)).toMatchObject({ state: 'deferred' })
  expect(smtp.received).toEqual([])
  await smtp.close()
})

test.each([
  ['says nothing', () => {}],
  ['hangs up', (socket: { destroy: () => void }) => socket.destroy()],
] as const)('a server that %s before the mail has nothing of it', async (_what, greet) => {
  const server = createServer(greet)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  const port = typeof place === 'object' ? place?.port : 0
  expect(await createSmtpMailer(`smtp://127.0.0.1:${port}`, impatient).send(mail)).toEqual({
    state: 'deferred',
  })
  server.close()
})
