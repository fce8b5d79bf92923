import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '../app.ts'
import { closingOf } from '../http/close-server.ts'
import type { Config } from '../platform/config.ts'
import { listen } from '../platform/net/listen.ts'
import { answerSite } from '../site/answer-site.ts'
import { loadPages } from './load-pages.ts'
import type { Program } from './program.ts'
import { startServices } from './start-services.ts'
import { startWorker } from './start-worker.ts'

const finishWithinMs = 2_000
/** Longer than the 60 s after which balancers let go: who closes first must be the one that sends requests. */
const keepAliveMs = 75_000

/**
 * Serves the site in this process, with the job loop where the settings say so; returns the port. `prepared`: the
 * address of the database where another process has prepared it.
 */
export async function serve(config: Config, program: Program, prepared?: string): Promise<number> {
  const services = await startServices(config, console.log, prepared)
  program.ends.push(services.stop)
  const pages = await loadPages(config)
  program.ends.push(async () => pages.close?.())
  const app = createApp({ ...services.deps, pages: pages.handler, staticFolder: pages.staticFolder })
  if (config.worker) await startWorker(services)

  const answer = answerSite(app.fetch, services.deps)
  const server = createServer(
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
  const close = closingOf(server)
  // Before anybody is answered: a signal may come in that moment.
  program.mayServe = true
  // Says that it ends, and answers the open requests; then the streams end.
  program.ends.push(async () => {
    services.announceStop()
    await sleep(config.drainSeconds * 1_000)
    services.deps.events.closeStreams()
    await close(finishWithinMs)
  })
  const place = { port: config.port, host: config.host, portSetting: 'PORT', hostSetting: 'HOST' }
  return listen(server, place)
}
