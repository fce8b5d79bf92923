import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type Sms, SmsRefused } from './sms-sender.ts'
import { createTwilioSms } from './twilio-sms.ts'
import { createVonageSms } from './vonage-sms.ts'

type Asked = { method: string; path: string; headers: Record<string, unknown>; body: string }

/** A service that answers as it is told to, and what it was asked. */
async function service(status: number, answer: unknown) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

const sms: Sms = {
  id: 'b1c0a7de-0000-4000-8000-000000000001',
  siteId: 1,
  memberId: 'b1c0a7de-0000-4000-8000-000000000002',
  phone: '+31612345678',
  text: '123456 ist dein Code. Gültig 10 Minuten.',
}
const account = { account: 'AC123', secret: 'a secret', from: 'Payments' }

test('Twilio is asked for one message by the account’s resource, with its keys and the form’s three fields', async () => {
  const { asked, url } = await service(201, { sid: 'SM1', status: 'queued', error_code: null })
  await createTwilioSms({ url, ...account })(sms)
  expect(asked).toHaveLength(1)
  const [{ method, path, headers, body }] = asked as [Asked]
  expect([method, path]).toEqual(['POST', '/2010-04-01/Accounts/AC123/Messages.json'])
  expect(headers.authorization).toBe(`Basic ${Buffer.from('AC123:a secret').toString('base64')}`)
  expect(headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    To: sms.phone,
    From: 'Payments',
    Body: sms.text,
  })
})

test('Twilio’s message services are named as such', async () => {
  const { asked, url } = await service(201, { sid: 'SM1' })
  const from = `MG${'0'.repeat(32)}`
  await createTwilioSms({ url, ...account, from })(sms)
  expect(new URLSearchParams(asked[0]?.body).get('MessagingServiceSid')).toBe(from)
})

test.each([
  [400, { code: 21211, message: 'Invalid To number', status: 400 }, SmsRefused],
  [201, { sid: 'SM1', error_code: 30006 }, SmsRefused],
  [401, { code: 20003 }, Error],
  [429, { code: 20429 }, Error],
  [503, 'busy', Error],
])(
  'Twilio’s answer %i %j is told apart: of this message, or to be tried again',
  async (status, answer, kind) => {
    const { url } = await service(status, answer)
    const failure = await createTwilioSms({ url, ...account })(sms).catch((error: unknown) => error)
    expect([failure instanceof SmsRefused, failure instanceof Error]).toEqual([kind === SmsRefused, true])
    expect(String(failure)).not.toMatch(/secret|6123/)
  },
)

test('Vonage is asked for one message as JSON, the number without its plus', async () => {
  const { asked, url } = await service(200, { 'message-count': '1', messages: [{ status: '0' }] })
  await createVonageSms({ url, ...account })(sms)
  const [{ method, path, body }] = asked as [Asked]
  expect([method, path, JSON.parse(body)]).toEqual([
    'POST',
    '/sms/json',
    {
      api_key: 'AC123',
      api_secret: 'a secret',
      from: 'Payments',
      to: '31612345678',
      text: sms.text,
      type: 'unicode',
      'client-ref': sms.id,
    },
  ])
})

test.each([
  [200, { messages: [{ status: '0' }, { status: '6', 'error-text': 'Unroutable' }] }, true],
  [200, { messages: [{ status: '1', 'error-text': 'Throttled' }] }, false],
  [200, { messages: [{ status: '4', 'error-text': 'Bad credentials' }] }, false],
  [200, { messages: [] }, false],
  [500, 'no', false],
])('Vonage’s answer %i %j is told apart', async (status, answer, refused) => {
  const { url } = await service(status, answer)
  const failure = await createVonageSms({ url, ...account })(sms).catch((error: unknown) => error)
  expect([failure instanceof SmsRefused, failure instanceof Error]).toEqual([refused, true])
})

test('a service that is not there fails, to be tried again', async () => {
  const failure = await createVonageSms({ url: 'http://127.0.0.1:1/', ...account })(sms).catch(
    (error: unknown) => error,
  )
  expect(failure instanceof Error && !(failure instanceof SmsRefused)).toBe(true)
})
