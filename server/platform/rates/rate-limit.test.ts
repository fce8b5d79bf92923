import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { captureLog } from '#server/testing/capture-log.ts'
import { createCable } from '#server/testing/start/create-cable.ts'
import { findValkey, startValkey } from '#server/testing/start/start-valkey.ts'
import { AppError } from '../errors.ts'
import { connectValkey, type Valkey } from './connect-valkey.ts'
import { createRates, type Rates } from './rate-limit.ts'

const program = findValkey()
const server = program ? await startValkey(program) : undefined
const open: Valkey[] = []
afterAll(async () => {
  for (const valkey of open) valkey.close()
  await server?.close()
})
beforeEach(({ skip }) => {
  if (!server) skip('needs valkey-server or redis-server on the PATH, or VALKEY_SERVER_PATH')
})

/** A process's rates, and what it logs. */
async function join(url = server!.url) {
  const { log, lines, text } = captureLog()
  const valkey = await connectValkey(url, log)
  open.push(valkey)
  return {
    rates: createRates(true, valkey),
    valkey,
    messages: () => lines().map(({ msg }) => msg),
    lines,
    text,
  }
}

/** How many of so many calls at once were allowed. */
async function allowed(takers: Rates[], key: string, count: number, calls: number) {
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, (_, at) => takers[at % takers.length]!.take(key, calls, 60)),
  )
  const refusals = outcomes
    .filter((outcome) => outcome.status === 'rejected')
    .map(({ reason }) => reason.code)
  expect(refusals).toEqual(refusals.map(() => 'too_many_requests'))
  return count - refusals.length
}

const away = 'Valkey is away: this process limits rates by itself'
const back = 'Valkey is back: rates are limited together'

test('two processes share one limit, in turn and at once', async () => {
  const [one, two] = [await join(), await join()]
  await one.rates.take('in turn', 2, 60)
  await two.rates.take('in turn', 2, 60)
  await expect(one.rates.take('in turn', 2, 60)).rejects.toThrow(AppError)
  await expect(two.rates.take('in turn', 2, 60)).rejects.toThrow(AppError)
  expect(await allowed([one.rates, two.rates], 'at once', 200, 37)).toBe(37)
  expect([one.messages(), two.messages()]).toEqual([[], []])
})

test('each window and each caller is counted for itself, under a key that says so', async () => {
  const { rates, valkey } = await join()
  await rates.take('POST /api/x 10.0.0.1', 1, 60)
  await rates.take('POST /api/x 10.0.0.2', 1, 60)
  await rates.take('POST /api/x 10.0.0.1', 1, 3_600)
  await rates.take('POST /api/x 10.0.0.1', 2, 60)
  await expect(rates.take('POST /api/x 10.0.0.1', 1, 60)).rejects.toThrow(AppError)
  const keys = await valkey.client.keys('serenade:rate:*POST /api/x*')
  expect(keys.toSorted()).toEqual([
    'serenade:rate:1/3600:POST /api/x 10.0.0.1',
    'serenade:rate:1/60:POST /api/x 10.0.0.1',
    'serenade:rate:1/60:POST /api/x 10.0.0.2',
    'serenade:rate:2/60:POST /api/x 10.0.0.1',
  ])
})

test('a refusal says how long to wait, and after that time the caller may go on', async () => {
  const { rates } = await join()
  await rates.take('long', 1, 60)
  await expect(rates.take('long', 1, 60)).rejects.toMatchObject({ params: { seconds: 60 } })
  await rates.take('short', 1, 1)
  await expect(rates.take('short', 1, 1)).rejects.toMatchObject({ params: { seconds: 1 } })
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await rates.take('short', 1, 1)
})

test('a Valkey that has forgotten everything counts from nothing', async () => {
  const { rates, valkey, messages } = await join()
  await rates.take('forgotten', 1, 60)
  await valkey.client.flushall()
  await valkey.client.script('FLUSH')
  await rates.take('forgotten', 1, 60)
  await expect(rates.take('forgotten', 1, 60)).rejects.toThrow(AppError)
  expect(messages()).toEqual([])
})

test.each(['cut', 'hang'] as const)(
  'with Valkey %s each process limits by itself, at once and without an error, until it is back',
  async (how) => {
    const cable = await createCable(server!.url)
    const here = await join(cable.url)
    const there = await join()
    expect(await allowed([there.rates], how, 3, 3)).toBe(3)
    cable[how]()
    const began = Date.now()
    expect(await allowed([here.rates], how, 20, 3)).toBe(3)
    expect(Date.now() - began).toBeLessThan(900)
    await vi.waitFor(() => expect(here.valkey.client.status).not.toBe('ready'))
    const later = Date.now()
    expect(await allowed([here.rates], how, 20, 3)).toBe(0)
    expect(Date.now() - later).toBeLessThan(200)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(here.messages()).toEqual([away])
    expect(here.lines()[0]).toMatchObject({ level: 'warn' })
    expect(here.text()).not.toMatch(/127\.0\.0\.1|:\/\//)
    cable.mend()
    await vi.waitFor(() => expect(here.messages()).toEqual([away, back]), { timeout: 5_000 })
    expect(await allowed([here.rates, there.rates], `after ${how}`, 20, 3)).toBe(3)
    here.valkey.close()
    cable.close()
  },
)

test('a start without Valkey limits by itself, and joins the others once it is there', async () => {
  const cable = await createCable(server!.url)
  cable.cut()
  const began = Date.now()
  const { rates, messages, valkey } = await join(cable.url.replace('//', '//default:secret@'))
  expect(Date.now() - began).toBeLessThan(1_000)
  expect(await allowed([rates], 'alone', 10, 4)).toBe(4)
  expect(messages()).toEqual([away])
  cable.mend()
  await vi.waitFor(() => expect(messages()).toEqual([away, back]), { timeout: 5_000 })
  expect(await allowed([rates], 'alone', 10, 4)).toBe(4)
  valkey.close()
  await vi.waitFor(() => expect(valkey.client.status).toBe('end'))
  cable.close()
})

test('a password that is refused is an outage too, and is not told', async () => {
  const admin = await join()
  await admin.valkey.client.config('SET', 'requirepass', 'right')
  const { rates, lines, text, valkey } = await join(server!.url.replace('//', '//:wr0ng@'))
  await admin.valkey.client.config('SET', 'requirepass', '')
  expect(await allowed([rates], 'refused', 5, 2)).toBe(2)
  expect(lines()).toMatchObject([{ msg: away, level: 'warn', code: 'WRONGPASS' }])
  expect(text()).not.toContain('wr0ng')
  valkey.close()
})
