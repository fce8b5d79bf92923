import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { type Config, readConfig } from './platform/config.ts'
import { serveInProcesses } from './primary.ts'
import { endProgram, failStart, type Program, reportUnheard } from './program.ts'
import { serve } from './serve.ts'
import { serveAsWorker } from './serving-worker.ts'

async function main(program: Program): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const port = config.processes > 1 ? await serveInProcesses(config, program) : await serve(config, program)
  ready = true
  console.log(readyLine(config, port))
}

function readyLine(config: Config, port: number): string {
  const place = `http://localhost:${port}`
  return config.demo
    ? `Serenade is ready at ${place} — sign in as demo@example.com (free) or premium@example.com (premium), password serenade-demo`
    : `Serenade is ready at ${place}`
}

const program: Program = { ends: [] }
let ready = false
let stopping = false

/**
 * The first signal finishes the work; a second one, or one during the start, ends the process at once. The database
 * stops with the process either way, and what the start had begun it begins again.
 */
async function stop(): Promise<void> {
  if (stopping || !ready) process.exit(1)
  stopping = true
  console.log('Finishing open requests and stopping.')
  await endProgram(program)
  process.exit(0)
}

reportUnheard()
if (cluster.isWorker) {
  serveAsWorker(program)
} else {
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  main(program).catch((error: unknown) => failStart(program, error))
}
