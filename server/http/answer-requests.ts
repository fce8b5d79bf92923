import type { ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Env, WriteBody } from './env.ts'

type Fetch = (request: Request, env: Env['Bindings']) => Response | Promise<Response>

/**
 * The app as a listener of Node's server. Live streams and kept pages write their bodies themselves: a stream keeps
 * nothing of the request that opened it, and a kept page's bytes are not copied.
 */
export function answerRequests(fetch: Fetch) {
  const answer = async (request: Request, given: { outgoing: unknown }) => {
    let write: WriteBody | undefined
    const env = {
      ...given,
      writeDirectly(body: WriteBody) {
        write = body
      },
    }
    const response = await fetch(request, env)
    // A later handler may have answered something else, which then has a body of its own.
    if (!write || response.body) return response
    const outgoing = given.outgoing as ServerResponse
    outgoing.statusCode = response.status
    outgoing.setHeaders(response.headers)
    write(outgoing)
    return RESPONSE_ALREADY_SENT
  }
  return getRequestListener(answer, { overrideGlobalObjects: false })
}
