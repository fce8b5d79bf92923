import { connect, type Socket } from 'node:net'

export type SlowKind = 'headers' | 'bodies'

const drops = {
  headers: 'GET /api/user.php HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
  bodies: [
    'POST /api/user.php HTTP/1.1',
    'Host: 127.0.0.1',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    'Content-Length: 5000',
    '',
    '{"login":"',
  ].join('\r\n'),
}

/**
 * Holds many connections that send a byte a second and never finish what they began. One that the server gives up is
 * opened again.
 */
export async function slowConnections(port: number, { count, kind }: { count: number; kind: SlowKind }) {
  const sockets = new Set<Socket>()
  const state = { holding: true, givenUp: 0 }
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(drops[kind])
        resolve()
      })
      sockets.add(socket)
      socket.resume()
      socket.on('error', () => {})
      socket.on('close', () => {
        resolve()
        sockets.delete(socket)
        if (!state.holding) return
        state.givenUp += 1
        setTimeout(() => void open(), 100)
      })
    })
  await Promise.all(Array.from({ length: count }, open))
  const dripping = setInterval(() => {
    for (const socket of sockets) socket.write('a')
  }, 1_000)
  return {
    open: () => sockets.size,
    /** How many the server has ended so far. */
    givenUp: () => state.givenUp,
    close() {
      state.holding = false
      clearInterval(dripping)
      for (const socket of sockets) socket.destroy()
    },
  }
}
