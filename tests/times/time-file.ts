import { afterAll, inject } from 'vitest'
import { countProcessorSeconds } from './processor-seconds.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What the file has taken: its worker, the browser and programs it started, and the worker's own site. */
    processorSeconds?: number
  }
}

const stopCounting = countProcessorSeconds([process.pid, ...siteOfWorker()])

/** Tells the report what the file cost. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the first argument, of which nothing is needed, from the source.
afterAll(({}, { file }) => {
  file.meta.processorSeconds = stopCounting()
})

function siteOfWorker(): number[] {
  const pid = inject('sites')?.[Number(process.env.VITEST_POOL_ID) - 1]?.pid
  return pid ? [pid] : []
}
