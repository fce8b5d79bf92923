import type { PostedForm } from '#common/posted-form.ts'
import type { Env } from '../http/env.ts'
import type { Ctx } from '../kernel/context.ts'
import type { PublicPage } from './public-page.ts'

/** What a request of a site carries through the middleware. */
export type SiteEnv = {
  Variables: Env['Variables'] & {
    ctx: Ctx
    /** What the page is asked to answer, where a browser sent its form without scripts. */
    posted?: PostedForm
  }
  Bindings: Env['Bindings'] & {
    /** Set where the response cache can store a page and send it; the answer's body is then null. */
    cachePage?: (page: PublicPage) => void
  }
}
