import type { ServerResponse } from 'node:http'
import type { PostedForm } from '#common/posted-form.ts'
import type { Ctx } from '../ctx/context.ts'
import type { ErrorCode } from '../platform/errors.ts'
import type { PublicPage } from './response-cache.ts'

/** Writes an answer's body and ends it, now or later; its head is set already. */
export type WriteBody = (response: ServerResponse) => void

/** What every request carries through the middleware. */
export type Env = {
  Variables: {
    ctx: Ctx
    requestId: string
    /** What the answer says went wrong. */
    code?: ErrorCode
    /** The page's own pattern, as the pages name it. */
    pageRoute?: string
    /** What the page is asked to answer, where a browser sent its form without scripts. */
    posted?: PostedForm
  }
  Bindings: {
    /** Set where a body can be written into the socket itself; the answer's own is then null. */
    writeDirectly?: (write: WriteBody) => void
    /** Set where the response cache can store a page and send it; the answer's body is then null. */
    cachePage?: (page: PublicPage) => void
  }
}

/** Who may call: anyone; a member or, where the site allows logged-out search, a visitor; a member; one who has paid. */
export type Access = 'anyone' | 'search' | 'member' | 'premium'

/** How many calls one caller (member, else network) may make in how many seconds; 'none' for cached reads. */
export type RateLimit = { calls: number; seconds: number } | 'none'
