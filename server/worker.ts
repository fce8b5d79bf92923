import { existsSync } from 'node:fs'
import { jobHandlers, schedules } from './job-queues.ts'
import { readConfig } from './platform/config.ts'
import { type Services, startServices } from './start-services.ts'

/** Starts the job loop beside the HTTP server, or alone when this file is the program. */
export async function startWorker(services: Services): Promise<void> {
  await services.jobs.work(jobHandlers(services.deps), schedules)
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
