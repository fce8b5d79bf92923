import type { Ctx } from '../platform/context.ts'

/** What every request carries through the middleware. */
export type Env = {
  Variables: { ctx: Ctx; requestId: string }
  /** `ctx` is set when a page calls the API in process: the page's own session serves all its calls. */
  Bindings: { ctx?: Ctx }
}

/** Who may call: anyone; a member; a member or, where the site allows logged-out search, a visitor. */
export type Access = 'anyone' | 'search' | 'member'

/** How many calls one caller (member, else network) may make in how many seconds; 'none' for cached reads. */
export type RateLimit = { calls: number; seconds: number } | 'none'
