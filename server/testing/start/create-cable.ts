import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that a test can cut, hang and mend. What hangs arrives once it is mended. */
export async function createCable(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let state: 'whole' | 'cut' | 'hanging' = 'whole'
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => to.write(chunk))
      if (state === 'hanging') from.pause()
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const near = new URL(url)
  near.hostname = '127.0.0.1'
  near.port = String(port)
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: near.href,
    cut() {
      state = 'cut'
      drop()
    },
    hang() {
      state = 'hanging'
      for (const socket of sockets) socket.pause()
    },
    mend() {
      state = 'whole'
      for (const socket of sockets) socket.resume()
    },
    close() {
      drop()
      server.close()
    },
  }
}
