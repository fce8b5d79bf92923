import { createServer, type ServerResponse } from 'node:http'
import { givenToChild, serveParent } from '../start-child.ts'

const { port } = givenToChild() as { port: number }
const open = new Set<ServerResponse>()

const server = createServer((request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  response.write(': ok\nretry: 2000\n\n')
  open.add(response)
  request.on('close', () => open.delete(response))
})

server.listen(port, '127.0.0.1', 1_024, () =>
  serveParent(async ({ event }: { event?: string }) => {
    if (event) for (const response of open) response.write(event)
    return { open: open.size }
  }),
)
