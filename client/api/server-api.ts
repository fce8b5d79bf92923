import type { ReadApi } from './api.ts'

/** The answer of an endpoint that is called in process: its status, and the object that would be sent as JSON. */
export type ApiAnswer = { status: number; body: unknown }

/** Calls an endpoint by its path. Rendering only reads. */
export type CallApi = (path: string, query: Record<string, string>) => Promise<ApiAnswer>

type Given = { query?: Record<string, string | undefined> }

/**
 * The typed client for rendering on the server. It calls endpoints in process, without building a request or parsing
 * JSON. It only has GET, since rendering writes nothing.
 */
export function createServerApi(call: CallApi): ReadApi {
  const endpoint = (path: string) => ({
    $get: async ({ query = {} }: Given = {}) => {
      const { status, body } = await call(`/api/${path}`, present(query))
      return { ok: status < 300, status, json: async () => body }
    },
  })
  const client: unknown = new Proxy({}, { get: (_, path) => endpoint(String(path)) })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a proxy has every path; that they exist is the client's type
  return client as ReadApi
}

function present(query: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}
