import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from './app.ts'
import { answerRequests } from './http/answer-requests.ts'
import { closingOf } from './http/close-server.ts'
import { loadPages, type Pages } from './load-pages.ts'
import { type Config, readConfig } from './platform/config.ts'
import { describeError } from './platform/describe-error.ts'
import { listen } from './platform/listen.ts'
import { startFailure } from './start-failure.ts'
import { type Services, startServices } from './start-services.ts'
import { startWorker } from './worker.ts'

const finishWithinMs = 2_000
/** Longer than the 60 s after which balancers let go: who closes first must be the one that sends requests. */
const keepAliveMs = 75_000

type Running = {
  services?: Services
  pages?: Pages
  server?: Server
  close?: (withinMs: number) => Promise<void>
  drainSeconds?: number
}

async function main(running: Running): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const services = await startServices(config, console.log)
  running.services = services
  running.drainSeconds = config.drainSeconds
  const pages = await loadPages(config)
  running.pages = pages
  const app = createApp({ ...services.deps, pages: pages.handler, staticFolder: pages.staticFolder })
  if (config.worker) await startWorker(services)

  const answer = answerRequests(app.fetch, services.deps)
  running.server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: keepAliveMs,
    },
    (request, response) =>
      pages.middleware
        ? pages.middleware(request, response, () => answer(request, response))
        : answer(request, response),
  )
  running.close = closingOf(running.server)
  const place = { port: config.port, host: config.host, portSetting: 'PORT', hostSetting: 'HOST' }
  const port = await listen(running.server, place)
  console.log(readyLine(config, port))
}

function readyLine(config: Config, port: number): string {
  const place = `http://localhost:${port}`
  return config.demo
    ? `Serenade is ready at ${place} — sign in as demo@example.com (free) or premium@example.com (premium), password serenade-demo`
    : `Serenade is ready at ${place}`
}

/** Says that it ends, answers what has been asked, ends the streams, and leaves the database stopped cleanly. */
async function finish({ services, pages, server, close, drainSeconds = 0 }: Running): Promise<void> {
  services?.announceStop()
  if (server?.listening) await sleep(drainSeconds * 1_000)
  services?.deps.events.closeStreams()
  await close?.(finishWithinMs)
  await pages?.close?.()
  await services?.stop()
}

const running: Running = {}
let stopping = false

/**
 * The first signal finishes the work; a second one, or one during the start, ends the process at once. The cluster
 * stops with the process either way, and what the start had begun it begins again.
 */
async function stop(): Promise<void> {
  if (stopping || !running.server?.listening) process.exit(1)
  stopping = true
  console.log('Finishing open requests and stopping.')
  await finish(running)
  process.exit(0)
}

process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
process.on('unhandledRejection', (error) => {
  const { error: name, stack } = describeError(error)
  console.error('A promise failed unheard:', name, stack ?? '')
})

main(running).catch(async (error: unknown) => {
  console.error(`Serenade could not start. ${startFailure(error)}`)
  await finish(running).catch(() => {})
  process.exit(1)
})
