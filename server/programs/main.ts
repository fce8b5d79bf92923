import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { type Config, readConfig } from '../platform/config.ts'
import { endProgram, failStart, type Program, reportUnheard } from '../start/program.ts'

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const port = await serveBy(config)
  console.log(readyLine(config, port))
  console.log(mailLine(config, port))
}

/** Loaded dynamically: the primary of several processes needs little of what a serving process needs. */
async function serveBy(config: Config): Promise<number> {
  if (config.processes === 1) return (await import('../start/serve.ts')).serve(config, program)
  return (await import('../start/primary.ts')).serveInProcesses(config, program)
}

function readyLine(config: Config, port: number): string {
  const place = `http://localhost:${port}`
  return config.demo
    ? `Serenade is ready at ${place} — sign in as demo@example.com (free) or premium@example.com (premium), password serenade-demo`
    : `Serenade is ready at ${place}`
}

/** Where mails go, or can be read. */
function mailLine({ mail, demo, mode }: Config, port: number): string {
  if (mail.smtpUrl) return `Mails are sent by ${new URL(mail.smtpUrl).host}`
  if (demo || mode === 'development')
    return `Mails are not sent: read them at http://localhost:${port}/outbox`
  return 'Mails are not sent: SMTP_URL is not set. They are kept in the database for 30 days'
}

/** npm passes a terminal's Ctrl-C on to its child, which has had it from the terminal already. */
const sameSignalMs = 500

const program: Program = { ends: [], mayServe: false }
let toldAt: number | undefined

/**
 * The first signal finishes the work; a second one, or one before anybody was answered, ends the process at once. The database
 * stops with the process either way, and what the start had started is started again.
 */
async function stop(): Promise<void> {
  const now = performance.now()
  if (toldAt !== undefined && now - toldAt < sameSignalMs) return
  if (toldAt !== undefined || !program.mayServe) process.exit(1)
  toldAt = now
  console.log('Finishing open requests and stopping.')
  await endProgram(program)
  process.exit(0)
}

reportUnheard()
if (cluster.isWorker) {
  const { serveAsWorker } = await import('../start/serving-worker.ts')
  serveAsWorker(program)
} else {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  main().catch((error: unknown) => failStart(program, error))
}
