import type { Site } from '#common/wire/sites.ts'
import type { Ctx } from '../kernel/context.ts'

/**
 * Reads something of a site once for as long as the directory keeps the site's object, which is a few seconds: what
 * every page asks for and an operator changes now and then. A failed read is tried again by the next caller.
 */
export function perSite<T>(read: (ctx: Ctx) => Promise<T>): (ctx: Ctx) => Promise<T> {
  const kept = new WeakMap<Site, Promise<T>>()
  return (ctx) => {
    const known = kept.get(ctx.site)
    if (known) return known
    // A statement of the query builder is sent anew by each who awaits it, on the connection that it was made for.
    const asked = (async () => read(ctx))()
    kept.set(ctx.site, asked)
    asked.catch(() => kept.delete(ctx.site))
    return asked
  }
}
