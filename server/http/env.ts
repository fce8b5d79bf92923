import type { ServerResponse } from 'node:http'
import type { ErrorCode } from '#common/error-codes.ts'

/** Writes an answer's body and ends it, now or later; its head is set already. */
export type WriteBody = (response: ServerResponse) => void

/** What every request carries through the middleware, whoever may call. Each door adds what is its own. */
export type Env = {
  Variables: {
    /** What verbs receive: the door makes it of the request. */
    ctx: unknown
    requestId: string
    /** What the answer says went wrong. */
    code?: ErrorCode
    /** The page's own pattern, as the pages name it. */
    pageRoute?: string
  }
  Bindings: {
    /** Set where a body can be written into the socket itself; the answer's own is then null. */
    writeDirectly?: (write: WriteBody) => void
  }
}

/** How many calls one caller may make in how many seconds; 'none' for cached reads. */
export type RateLimit = { calls: number; seconds: number } | 'none'
