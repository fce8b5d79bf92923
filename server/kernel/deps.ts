import type { BlockList } from 'node:net'
import type { PostedForm } from '#common/posted-form.ts'
import type { CountryOf } from '../platform/net/country-of.ts'
import type { Services } from './services.ts'

/** All that createApp needs from outside: main.ts makes the real ones, tests their own. Beside the services, what only the HTTP server uses. */
export type Deps = Services & {
  mode: 'production' | 'development' | 'test'
  /** Aborted when the process is about to end: /ready then says no. */
  stopping: AbortSignal
  strictHosts: boolean
  trustedProxies: BlockList
  countryOf: CountryOf
  /** Whether callers from a network (networkOf) have to prove work. */
  mustProve: (network: string) => boolean
  /** Answers every page; absent where only the API is served. */
  pages?: PageHandler
  /** The built files that any visitor may fetch. */
  staticFolder?: string | undefined
}

/** An endpoint's answer to a page that asks it in process. */
export type ApiAnswer = { status: number; body: unknown }

export type PageAnswer = { status: number; headers: Headers; body: string | Uint8Array<ArrayBuffer> }

export type PageHandler = (
  request: Request,
  about: {
    nonce: string
    callApi: (path: string, query: Record<string, string>) => Promise<ApiAnswer>
    posted?: PostedForm | undefined
  },
) => Promise<PageAnswer>
