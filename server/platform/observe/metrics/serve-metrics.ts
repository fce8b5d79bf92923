import { createServer } from 'node:http'
import { AggregatorRegistry, type Registry, type RegistryContentType } from 'prom-client'
import { listen } from '#server/platform/net/listen.ts'

export type MetricsPlace = { port: number; host: string }

/** What the figures are read from: one process's registry, or all processes' together. */
export type MetricsSource = { contentType: string; metrics: () => Promise<string> }

/**
 * Serves GET /metrics on a port of its own, away from the site's: what is not reachable from outside needs no key.
 * Returns the port it listens on, and the way to stop. Throws ConfigError where the port cannot be had.
 */
export async function serveMetrics(source: MetricsSource, place: MetricsPlace) {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    const text = await source.metrics().catch(() => null)
    if (text === null) return void response.writeHead(500).end()
    response.writeHead(200, { 'Content-Type': source.contentType }).end(text)
  })
  const port = await listen(server, { ...place, portSetting: 'METRICS_PORT', hostSetting: 'METRICS_HOST' })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port, close }
}

/** In a worker process: hands this registry's figures to the primary whenever it asks. */
export function shareMetrics(registry: Registry): AggregatorRegistry<RegistryContentType> {
  AggregatorRegistry.setRegistries(registry)
  // Making one adds the listener that answers.
  return new AggregatorRegistry()
}

/** In the primary: the figures of all worker processes together, each as its declaration says. */
export function sharedMetrics(): MetricsSource {
  const all = new AggregatorRegistry()
  return { contentType: all.contentType, metrics: () => all.clusterMetrics() }
}
