import { sql } from 'drizzle-orm'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Events } from '#server/platform/live/events.ts'
import type { When } from './fail-at.ts'

/** The calls that leave a verb by another way than its own statements, of which one can be made to fail. */
export function failingCalls(events: Events) {
  let armed: { nth: number; when: When } | undefined
  let called: string[] = []
  const failing = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    called.push(name)
    const mine = armed?.nth === called.length ? armed.when : undefined
    const lost = Object.assign(new Error(`${name} was cut`), { code: 'ECONNRESET' })
    if (mine === 'before') throw lost
    const result = await work()
    if (mine === 'after') throw lost
    return result
  }
  const jobs: Jobs = {
    start: (db, { queue }) =>
      failing(`jobs.start ${queue}`, async () => void (await db.execute(sql`select 1`))),
    step: ({ queue }) => failing(`jobs.step ${queue}`, async () => sql`select`),
    forget: () => failing('jobs.forget', async () => {}),
  }
  const publish: Events['publish'] = (within, memberId, payload) =>
    failing('events.publish', () => events.publish(within, memberId, payload))
  return {
    jobs,
    events: { ...events, publish },
    arm(nth: number, when: When) {
      armed = { nth, when }
      called = []
    },
    /** The calls since it was armed. */
    disarm(): string[] {
      armed = undefined
      return called
    },
  }
}
