import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openCheckout } from '#server/payments/providers/adyen/adyen-client.ts'
import { askOverHttp } from '#server/payments/providers/verotel/ask-over-http.ts'
import { askJson } from '../age/oidc/provider-metadata.ts'
import { createKlipyGifs } from '../gifs/klipy-gifs.ts'
import { createTwilioSms } from '../sms/twilio-sms.ts'
import { createVonageSms } from '../sms/vonage-sms.ts'
import { fetchFromS3 } from '../storage/fetch-from-s3.ts'
import { createTranslator } from '../translation.ts'
import { AnswerTooLong, readAnswer, readAnswerJson } from './read-answer.ts'

const mega = 1024 * 1024
/** So much is sent of an answer; who reads on until its end has all of it in memory. */
const length = 96 * mega
const part = Buffer.alloc(mega, 'x')
let sent = 0
let type = 'application/json'

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'identity' })
  const write = () => {
    while (sent < length) {
      sent += part.length
      if (!response.write(part)) return void response.once('drain', write)
    }
    response.end()
  }
  write()
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  sent = 0
  type = 'application/json'
})

const sms = { id: 'a', siteId: 1, memberId: 'b', phone: '+31612345678', text: 'a text' }
const account = { url: address, account: 'AC1', secret: 'a secret', from: 'Site' }
const adyen = {
  origin: address,
  apiKey: 'a key',
  merchantAccount: 'Site',
  livePrefix: undefined,
  hmacKey: '',
}
const klipy = (answer: (url: URL) => Promise<Response>) =>
  createKlipyGifs({ key: 'a key', secret: async () => 'a secret', fetch: answer })
const flood = () => fetch(address)

/** A picture whose name was found, and whose file is endless. */
async function openGif() {
  type = 'image/webp'
  const media_formats = { tinywebp: { url: 'https://static.klipy.com/a.webp', dims: [1, 1] } }
  const gifs = klipy(async (url) =>
    url.hostname === 'api.klipy.com' ? Response.json({ results: [{ media_formats }] }) : flood(),
  )
  const { gifs: names } = await gifs.search({ text: '', locale: 'en', cursor: null })
  return gifs.open(names[0] ?? '')
}

test.each<[string, () => Promise<unknown>]>([
  ['a translation', () => createTranslator({ url: address }).translate('Bonjour', 'de')],
  ['a search for GIFs', () => klipy(flood).search({ text: '', locale: 'en', cursor: null })],
  ['a GIF', openGif],
  ['Twilio', () => createTwilioSms(account)(sms)],
  ['Vonage', () => createVonageSms(account)(sms)],
  ['OpenID Connect', () => askJson(address)],
  ['Adyen', async () => (await openCheckout(adyen)).PaymentLinksApi.getPaymentLink('PL1')],
  ['Verotel', () => askOverHttp(address)],
  ['S3', () => fetchFromS3(8_000)(address, { method: 'PUT' })],
])('an answer of %s without an end is left off', async (_what, ask) => {
  const started = performance.now()
  await ask().catch(() => null)
  // Some is on its way in the sockets' buffers; S3 is asked three times.
  expect(sent).toBeLessThan(length / 2)
  expect(performance.now() - started).toBeLessThan(4_000)
})

test('an answer of just the length is read, one byte more is not, and what is packed counts unpacked', async () => {
  const text = JSON.stringify({ a: 'é'.repeat(100) })
  const bytes = Buffer.byteLength(text)
  expect(await readAnswerJson(new Response(text), bytes)).toEqual(JSON.parse(text))
  await expect(readAnswerJson(new Response(text), bytes - 1)).rejects.toThrow(AnswerTooLong)
  expect(await readAnswer(new Response(null))).toEqual(new Uint8Array())
})

test('whatever asks another server reads its answer this way, or not at all', () => {
  const files = globSync('server/**/*.ts').filter((file) => !/\.test\.ts$|^server\/testing\//.test(file))
  const asking = files.filter((file) =>
    /\bawait fetch\(|= fetch\b|return fetch\(/.test(readFileSync(file, 'utf8')),
  )
  // The program's own answers.
  const own = new Set(['server/http/answer-requests.ts', 'server/site/answer-site.ts'])
  const others = asking.filter((file) => !own.has(file))
  expect(others.length).toBeGreaterThan(7)
  for (const file of others) {
    const text = readFileSync(file, 'utf8')
    expect([file, /readAnswer|body\?\.cancel\(\)/.test(text)]).toEqual([file, true])
    expect([file, /\.(json|text|arrayBuffer|blob|bytes)\(\)/.exec(text)?.[0]]).toEqual([file, undefined])
  }
})
