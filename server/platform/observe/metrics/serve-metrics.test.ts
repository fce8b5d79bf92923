import { afterAll, expect, test } from 'vitest'
import { ConfigError } from '#server/platform/config.ts'
import { createMetrics } from './create-metrics.ts'
import { buildInfo, observeProcess } from './platform-metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

const metrics = createMetrics([buildInfo])
observeProcess(metrics)
const served = await serveMetrics(metrics.registry, { port: 0, host: '127.0.0.1' })
afterAll(served.close)
const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${served.port}${path}`, init)

test('the metrics are served in Prometheus’ form, with the process’s own', async () => {
  const answer = await ask('/metrics')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.registry.contentType])
  const text = await answer.text()
  expect(text).toMatch(/serenade_build_info\{version="\d+\.\d+\.\d+",node="v\d+\.\d+\.\d+"\} 1/)
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(text).toContain(`\n${name} `)
})

test('nothing else is', async () => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics', 'POST'],
    ['/metrics/x', 'GET'],
    ['/api/settings.php', 'GET'],
  ] as const)
    expect((await ask(path, { method })).status).toBe(404)
})

test('a port that cannot be had is refused by the setting’s name', async () => {
  const again = serveMetrics(metrics.registry, { port: served.port, host: '127.0.0.1' })
  await expect(again).rejects.toThrow(ConfigError)
  await expect(again).rejects.toThrow('METRICS_PORT')
  await expect(serveMetrics(metrics.registry, { port: 0, host: '203.0.113.1' })).rejects.toThrow(
    'METRICS_HOST',
  )
})
