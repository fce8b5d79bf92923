import type { Job, JobResult, PgBoss } from 'pg-boss'

type Handle<Data> = (job: Job<Data>) => Promise<JobResult<object>>

/** A full batch is followed by the next at once, so that a busy hour leaves no queue behind. */
const working = {
  pollingIntervalSeconds: 1,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/** A batch that takes longer is waiting for somebody else's server. */
const patienceMs = 2_000
/** So many batches of a queue may wait at once. */
const mostWaiting = 12

/**
 * Works on a queue, a batch after the other. Where `passes` is true a batch does not wait for its slowest job: another worker
 * takes the next ones until it has ended, so that a mail server which says nothing for two minutes holds up one mail.
 */
export async function workOn<Data>(
  boss: PgBoss,
  queue: string,
  handle: Handle<Data>,
  { passes, waiting = 1 }: { passes: boolean; waiting?: number },
): Promise<string> {
  return boss.work(queue, working, async (jobs: Job<Data>[]) => {
    let deputy: Promise<string | undefined> | undefined
    const takeOver = () => {
      // A queue that is being stopped takes no more workers.
      deputy = workOn(boss, queue, handle, { passes, waiting: waiting + 1 }).catch(() => undefined)
    }
    const timer = passes && waiting < mostWaiting ? setTimeout(takeOver, patienceMs) : undefined
    const results = await Promise.all(jobs.map(handle))
    clearTimeout(timer)
    const id = await deputy
    if (id) await boss.offWork(queue, { id, wait: false })
    return results
  })
}
