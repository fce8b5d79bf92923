import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** For requests that are on their way already: their connections look idle here. */
const graceMs = 200
const idleCheckMs = 50

/**
 * Watches a server's answers, so that it can end however busy its connections are. The returned function takes no new
 * connection, ends each open one after the answer under way (`Connection: close`), and cuts after `withinMs` what is
 * still open. It is done once the port is free.
 */
export function closingOf(server: Server): (withinMs: number) => Promise<void> {
  const open = new Set<ServerResponse>()
  let closing = false
  // Before the listener that answers, which may do so at once.
  server.prependListener('request', (_request, response) => {
    if (closing) response.shouldKeepAlive = false
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return async (withinMs) => {
    if (!server.listening) return
    closing = true
    for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false
    // The HTTP server's own close would cut the idle connections at once.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
    const startedAt = performance.now()
    const ending = setInterval(() => {
      const elapsed = performance.now() - startedAt
      if (elapsed > withinMs) server.closeAllConnections()
      else if (elapsed > graceMs) server.closeIdleConnections()
    }, idleCheckMs)
    await closed
    clearInterval(ending)
  }
}
