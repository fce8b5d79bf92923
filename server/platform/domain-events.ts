import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from './db/db.ts'
import type { JobSchema, Jobs, Queue } from './jobs/jobs.ts'

/** Something that happens in the product and that other parts may listen to. `schema` says what they are given. */
export type DomainEvent<Schema extends JobSchema = JobSchema> = { name: string; schema: Schema }

/** A job that an event starts, at once or later. */
export type Listener = { job: Queue; delaySeconds?: number | undefined }

/** Who listens to an event, by its name. */
export type Listeners = ReadonlyMap<string, readonly Listener[]>

/** Has an event start a job. It does not compile where the job needs other data than the event brings. */
export function on<Needed extends JobSchema>(
  event: { name: string; schema: z.ZodType<z.input<Needed>> },
  job: Queue<Needed>,
  delaySeconds?: number,
): Listeners {
  return new Map([[event.name, [{ job, delaySeconds }]]])
}

/** All who listen, in this order. */
export function mergeListeners(...all: Listeners[]): Listeners {
  const names = new Set(all.flatMap((listeners) => [...listeners.keys()]))
  return new Map([...names].map((name) => [name, all.flatMap((listeners) => listeners.get(name) ?? [])]))
}

type Within = { db: Db; jobs: Jobs; listeners: Listeners }

/** Starts a job for everyone who listens, in the caller's transaction. */
export async function announce<Schema extends JobSchema>(
  { db, jobs, listeners }: Within,
  event: DomainEvent<Schema>,
  data: z.output<Schema>,
): Promise<void> {
  for (const { job, delaySeconds } of listeners.get(event.name) ?? [])
    await jobs.start(db, job, data, { delaySeconds })
}

/** What `announce` would run, one statement for each listener, to be steps of a larger statement. */
export function announceSteps<Schema extends JobSchema>(
  { jobs, listeners }: Pick<Within, 'jobs' | 'listeners'>,
  event: DomainEvent<Schema>,
  data: z.output<Schema>,
): Promise<SQL[]> {
  const listening = listeners.get(event.name) ?? []
  return Promise.all(listening.map(({ job, delaySeconds }) => jobs.step(job, data, { delaySeconds })))
}
