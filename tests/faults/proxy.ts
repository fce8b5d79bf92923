import { connect, createServer, type Socket } from 'node:net'

/** What happens to one connection, or to the pieces that cross it. */
export type Fate =
  | 'pass'
  /** Nothing of it reaches the other side. */
  | 'refuse'
  /** It arrives, and the answer is lost: the connection ends when the answer comes. */
  | 'drop-answer'
  /** The answer breaks off in its middle. */
  | 'half-answer'
  | { delayMs: number }

/**
 * A TCP proxy before a server. `fateOf` is asked when a client sends something new, and decides about that and the
 * answer to it.
 */
export async function createProxy(target: { host: string; port: number }, fateOf: () => Fate) {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target.port, target.host)
    let fate: Fate = 'pass'
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', end)
      socket.on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    near.on('data', (piece) => {
      if (fate === 'pass') fate = fateOf()
      if (fate === 'refuse') return end()
      pass(piece, far, fate)
    })
    far.on('data', (piece) => {
      if (fate === 'drop-answer') return end()
      if (fate !== 'half-answer') {
        pass(piece, near, fate)
        fate = 'pass'
        return
      }
      near.write(piece.subarray(0, Math.floor(piece.length / 2)), end)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as { port: number }).port,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** A delay holds the whole direction back, so that nothing overtakes. */
function pass(piece: Buffer, to: Socket, fate: Fate): void {
  if (typeof fate !== 'object') {
    to.write(piece)
    return
  }
  to.cork()
  to.write(piece)
  setTimeout(() => to.uncork(), fate.delayMs)
}
