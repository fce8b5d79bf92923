import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Deps } from '../deps.ts'
import type { Env, PublicAnswer, WriteBody } from './env.ts'
import { KeptAnswers } from './kept-answers.ts'

type Fetch = (request: Request, env: Env['Bindings']) => Response | Promise<Response>

type Node = { incoming: IncomingMessage; outgoing: ServerResponse }

/**
 * The app as a listener of Node's server. Live streams and kept pages write their bodies themselves: a stream keeps
 * nothing of the request that opened it, and a kept page's bytes are not copied. A page that is the same for everybody
 * is asked of the app once.
 */
export function answerRequests(fetch: Fetch, deps: Pick<Deps, 'log' | 'metrics' | 'sites'>) {
  const kept = new KeptAnswers(deps)
  const answer = async (request: Request, given: unknown) => {
    const { incoming, outgoing } = given as Node
    let write: WriteBody | undefined
    let again: PublicAnswer | undefined
    const env = {
      ...(given as Node),
      writeDirectly(body: WriteBody) {
        write = body
      },
      giveAgain(answer: PublicAnswer) {
        again = answer
      },
    }
    const response = await fetch(request, env)
    // A later handler may have answered something else, which then has a body of its own.
    if (!write || response.body) return response
    if (again && response.status === 200) kept.keep(incoming, response.headers, again)
    outgoing.statusCode = response.status
    outgoing.setHeaders(response.headers)
    write(outgoing)
    return RESPONSE_ALREADY_SENT
  }
  const listener = getRequestListener(answer, { overrideGlobalObjects: false })
  return (incoming: IncomingMessage, outgoing: ServerResponse) =>
    kept.give(incoming, outgoing) ? undefined : listener(incoming, outgoing)
}
