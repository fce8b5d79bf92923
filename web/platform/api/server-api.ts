import type { Api } from './api.ts'

/** An endpoint that is asked in process: its status, and the object that would be its JSON. */
export type ApiAnswer = { status: number; body: unknown }

/** Asks an endpoint by its path. A page's server side only reads. */
export type CallApi = (path: string, query: Record<string, string>) => Promise<ApiAnswer>

type Given = { query?: Record<string, string | undefined> }

/**
 * The typed client as pages use it on the server: no request is built and no JSON parsed on the way. It has the reads
 * alone, since nothing is rendered that writes.
 */
export function createServerApi(call: CallApi): Api {
  const endpoint = (path: string) => ({
    $get: async ({ query = {} }: Given = {}) => {
      const { status, body } = await call(`/api/${path}`, present(query))
      return { ok: status < 300, status, json: async () => body }
    },
  })
  const client: unknown = new Proxy({}, { get: (_, path) => endpoint(String(path)) })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a proxy has every path; that they exist is the client's type
  return client as Api
}

function present(query: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}
