import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { loadPages, type Pages } from './load-pages.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { type Services, startServices } from './start-services.ts'
import { startWorker } from './worker.ts'

const finishWithinMs = 8_000

type Running = { services?: Services; pages?: Pages; server?: Server }

async function main(running: Running): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const services = await startServices(config, console.log)
  running.services = services
  const pages = await loadPages(config)
  running.pages = pages
  const app = createApp({ ...services.deps, pages: pages.handler, staticFolder: pages.staticFolder })
  if (config.worker) await startWorker(services)

  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  running.server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, (request, response) =>
    pages.middleware
      ? pages.middleware(request, response, () => answer(request, response))
      : answer(request, response),
  )
  await listen(running.server, config)
  const { port } = running.server.address() as { port: number }
  console.log(readyLine(config, port))
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: { code?: string }) =>
      reject(listenErrors[error.code ?? '']?.(config) ?? error),
    )
    server.listen(config.port, config.host, resolve)
  })
}

const listenErrors: Record<string, (config: Config) => ConfigError> = {
  EADDRINUSE: ({ port }) => new ConfigError(`The port ${port} (setting PORT) is in use by another program.`),
  EACCES: ({ port }) =>
    new ConfigError(`The port ${port} (setting PORT) is not open to this user: choose one above 1023.`),
  EADDRNOTAVAIL: ({ host }) =>
    new ConfigError(`The address ${host} (setting HOST) is none of this machine's.`),
  ENOTFOUND: ({ host }) => new ConfigError(`The name ${host} (setting HOST) is not known.`),
}

function readyLine(config: Config, port: number): string {
  const place = `http://localhost:${port}`
  return config.demo
    ? `Serenade is ready at ${place} — sign in as demo@example.com (free) or premium@example.com (premium), password serenade-demo`
    : `Serenade is ready at ${place}`
}

/** Answers what has been asked, ends the streams, and leaves the database stopped cleanly. */
async function finish({ services, pages, server }: Running): Promise<void> {
  services?.deps.events.closeStreams()
  if (server?.listening) {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), finishWithinMs).unref()
    await closed
  }
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
process.on('unhandledRejection', (error) =>
  console.error('A promise failed unheard:', error instanceof Error ? error.name : 'unknown'),
)

main(running).catch(async (error: unknown) => {
  console.error(`Serenade could not start. ${error instanceof Error ? error.message : String(error)}`)
  await finish(running).catch(() => {})
  process.exit(1)
})
