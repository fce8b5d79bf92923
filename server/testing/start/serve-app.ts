import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll } from 'vitest'
import { answerSite } from '#server/site/answer-site.ts'
import type { TestApp } from './create-test-app.ts'

/** The app behind a real port, as main.ts puts it there. It closes after the test file. */
export async function serveApp(t: TestApp) {
  const server: Server = createServer(answerSite(t.app.fetch, t.deps))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  /** Writes these bytes into one connection and reads until the server, or the end of `quietMs`, closes it. */
  const exchange = (parts: (string | Uint8Array)[], quietMs = 5_000) =>
    new Promise<string>((resolve) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => {
        for (const part of parts) socket.write(part)
      })
      socket.setTimeout(quietMs, () => socket.destroy())
      socket.on('error', () => {})
      socket.on('data', (chunk) => (answer += chunk)).on('close', () => resolve(answer))
    })
  return { server, port, origin: `http://127.0.0.1:${port}`, exchange }
}
