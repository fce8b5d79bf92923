import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { WriteBody } from './env.ts'

type Node = { incoming: IncomingMessage; outgoing: ServerResponse }
export type DirectEnv = Node & { writeDirectly: (write: WriteBody) => void }

/**
 * An app as a listener of Node's server. Live streams and whole bodies are written into the socket: a stream keeps
 * nothing of the request that opened it, and bytes are not read out of a Response again.
 */
export function answerRequests(fetch: (request: Request, env: DirectEnv) => Response | Promise<Response>) {
  const answer = async (request: Request, given: unknown) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only server that calls it speaks HTTP/1
    const { incoming, outgoing } = given as Node
    let write: WriteBody | undefined
    const response = await fetch(request, {
      incoming,
      outgoing,
      writeDirectly(body) {
        write = body
      },
    })
    // A later handler may have answered something else, which then has a body of its own.
    if (!write || response.body) return response
    outgoing.statusCode = response.status
    outgoing.setHeaders(response.headers)
    write(outgoing)
    return RESPONSE_ALREADY_SENT
  }
  return getRequestListener(answer, { overrideGlobalObjects: false })
}
