import { existsSync } from 'node:fs'
import { readConfig } from './platform/config.ts'
import { extensionHandlers } from './start/extension.ts'
import { jobHandlers, schedules } from './start/job-queues.ts'
import { type Services, startServices } from './start/start-services.ts'

/** Starts the job loop beside the HTTP server, or alone when this file is the program. */
export async function startWorker({ deps, jobs, demo }: Services): Promise<void> {
  await jobs.work({ ...jobHandlers(deps), ...extensionHandlers(demo, deps) }, schedules)
}

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const services = await startServices(readConfig(process.env), (line) => console.log(line))
  await startWorker(services)
  console.log('The worker is ready.')
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    void services.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
