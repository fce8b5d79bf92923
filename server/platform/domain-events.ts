import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from './db/db.ts'
import type { JobData, Jobs } from './jobs/jobs.ts'

/** Something that happens in the product and that other parts may listen to. `schema` says what they are given. */
export type DomainEvent<Data extends JobData> = { name: string; schema: z.ZodType<Data> }

/** A queue in which an event starts a job, at once or later. */
type Listener = { queue: string; delaySeconds?: number }

/** Who listens to an event, by its name. */
export type Listeners = ReadonlyMap<string, readonly Listener[]>

type Within = { db: Db; jobs: Jobs; listeners: Listeners }

/** Starts a job for everyone who listens, in the caller's transaction. */
export async function announce<Data extends JobData>(
  { db, jobs, listeners }: Within,
  event: DomainEvent<Data>,
  data: Data,
): Promise<void> {
  for (const { queue, delaySeconds } of listeners.get(event.name) ?? [])
    await jobs.start(db, queue, data, { delaySeconds })
}

/** What `announce` would run, one statement for each listener, to be steps of a larger statement. */
export function announceSteps<Data extends JobData>(
  { jobs, listeners }: Pick<Within, 'jobs' | 'listeners'>,
  event: DomainEvent<Data>,
  data: Data,
): Promise<SQL[]> {
  const listening = listeners.get(event.name) ?? []
  return Promise.all(listening.map(({ queue, delaySeconds }) => jobs.step(queue, data, { delaySeconds })))
}
