import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import type { Deps } from '#server/kernel/deps.ts'
import { openDatabase } from '#server/platform/db/db.ts'
import { createEvents } from '#server/platform/live/events.ts'
import { createLog } from '#server/platform/observe/log.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { expectCleanOn } from '../expect-clean.ts'
import { failAt, type When } from './fail-at.ts'
import { failingCalls } from './failing-calls.ts'
import { type Answer, Stage, type Verb } from './stage.ts'

const mostStatements = 60
const writes = (text: string) => !/^(select|begin)/i.test(text)

/** What makes the verbs, on this stage and with these services, which break. */
type VerbsOf = (stage: Stage, deps: Deps) => Verb[]

type Faults = {
  failing: ReturnType<typeof failAt>
  outside: ReturnType<typeof failingCalls>
  expectClean: () => Promise<void>
}

/** Has every statement of these verbs, and every call to what lies outside, fail once: before, and after it was done. */
export async function failEverywhere(verbsOf: VerbsOf): Promise<void> {
  const log = createLog('silent')
  const t = await createTestApp()
  const database = openDatabase(t.url, { size: 4, log })
  const failing = failAt(database.pool)
  const events = await createEvents(t.url, database.pool, log)
  const outside = failingCalls(events)
  const broken = await createTestApp({ db: database.db, events: outside.events, jobs: outside.jobs })
  const auditor = new pg.Client({ connectionString: t.url })
  await auditor.connect()
  afterAll(async () => {
    await auditor.end()
    await events.close()
    await database.close()
  })
  const faults: Faults = { failing, outside, expectClean: () => expectCleanOn(auditor) }
  describe.each(verbsOf(new Stage(t, broken.fetch), broken.deps))('$name', (verb) => {
    failEachStatement(verb, faults)
    failEachCall(verb, faults)
  })
}

function failEachStatement({ prepare }: Verb, { failing, expectClean }: Faults): void {
  test.each<When>(['before', 'after'])(
    'whichever statement fails %s it was carried out: unavailable, and the same request again has one effect',
    async (when) => {
      for (let statement = 1; statement <= mostStatements; statement += 1) {
        const { call, effects, expected } = await prepare()
        failing.arm(statement, when)
        const answer = await call()
        failing.disarm()
        const texts = failing.seen()
        const where = `statement ${statement} (${texts[statement - 1]?.slice(0, 120)})`
        if (texts.length < statement) {
          expectDone(answer, statement)
          return expectClean()
        }
        expectUnavailable(answer, where)
        if (texts.some(writes)) await expectClean()
        const again = await call()
        expect([where, again.status]).toEqual([where, 200])
        expect([where, await effects()]).toEqual([where, expected])
      }
      expect.unreachable('a verb took more statements than were tried')
    },
  )
}

function failEachCall({ prepare }: Verb, { outside, expectClean }: Faults): void {
  test.each<When>(['before', 'after'])(
    'whichever call to the job queue or the live events fails %s it was done: the same',
    async (when) => {
      for (let nth = 1; nth <= mostStatements; nth += 1) {
        const { call, effects, expected } = await prepare()
        outside.arm(nth, when)
        const answer = await call()
        const called = outside.disarm()
        const name = called[nth - 1]
        if (name === undefined) {
          expectDone(answer, nth + 1)
          return expectClean()
        }
        expectUnavailable(answer, name)
        await expectClean()
        expect((await call()).status).toBe(200)
        expect(await effects()).toEqual(expected)
      }
    },
  )
}

/** Nothing was left to fail: the verb simply worked, after as many failures as it makes statements. */
function expectDone({ status }: Answer, tried: number): void {
  expect(status).toBe(200)
  expect(tried).toBeGreaterThan(1)
}

/** Success is right where the verb itself found out that it was done; nothing else is, and no session is taken away. */
function expectUnavailable(answer: Answer, where: string): void {
  const retryAfter = answer.headers.get('retry-after')
  expect([where, answer.status, retryAfter]).toEqual(
    answer.status === 200 ? [where, 200, null] : [where, 503, '5'],
  )
  for (const cookie of answer.headers.getSetCookie()) expect([where, cookie]).not.toEqual([where, ended])
}

const ended = expect.stringMatching(/max-age=0/i)
