import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * Hands requests to these ports in turn, whoever asks: a load balancer without sticky sessions. A port that refuses the
 * connection is passed over.
 */
export async function startBalancer(ports: number[]) {
  let turn = 0
  const served = new Map(ports.map((port) => [port, 0]))

  function hand(asked: IncomingMessage, body: Buffer, answer: ServerResponse, tries = ports.length) {
    const port = ports[turn++ % ports.length]!
    const { method, url: path, headers } = asked
    const handed = request({ host: '127.0.0.1', port, method, path, headers }, (given) => {
      served.set(port, served.get(port)! + 1)
      answer.writeHead(given.statusCode!, given.rawHeaders)
      given.pipe(answer)
      given.on('error', () => answer.destroy())
    })
    handed.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && tries > 1) hand(asked, body, answer, tries - 1)
      else answer.destroy()
    })
    answer.on('close', () => handed.destroy())
    handed.end(body)
  }

  const server = createServer((asked, answer) => {
    buffer(asked).then(
      (body) => hand(asked, body, answer),
      () => answer.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** How many requests each port has answered, in the order in which they were given. */
    served: () => [...served.values()],
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
