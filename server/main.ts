import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { loadPages } from './load-pages.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { startServices } from './start-services.ts'
import { startWorker } from './worker.ts'

const closeAfterMs = 8_000

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const tell = (line: string) => console.log(line)
  const services = await startServices(config, tell)
  const pages = await loadPages(config)
  const app = createApp({ ...services.deps, pages: pages.handler, staticFolder: pages.staticFolder })
  if (config.worker) await startWorker(services)

  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, (request, response) =>
    pages.middleware
      ? pages.middleware(request, response, () => answer(request, response))
      : answer(request, response),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: { code?: string }) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ConfigError(`The port ${config.port} (setting PORT) is in use by another program.`)
          : error,
      ),
    )
    server.listen(config.port, config.host, resolve)
  })
  const { port } = server.address() as { port: number }
  tell(readyLine(config, port))

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    tell('Finishing open requests and stopping.')
    services.deps.events.closeStreams()
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), closeAfterMs).unref()
    await closed
    await pages.close?.()
    await services.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}

function readyLine(config: Config, port: number): string {
  const place = `http://localhost:${port}`
  return config.demo
    ? `Serenade is ready at ${place} — sign in as demo@example.com (free) or premium@example.com (premium), password serenade-demo`
    : `Serenade is ready at ${place}`
}

process.on('unhandledRejection', (error) =>
  console.error('unhandled rejection', error instanceof Error ? error.name : ''),
)

main().catch((error: unknown) => {
  const sentence = error instanceof ConfigError || error instanceof Error ? error.message : String(error)
  console.error(`Serenade could not start. ${sentence}`)
  if (!(error instanceof ConfigError) && process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
})
