import type { Ctx } from '../kernel/context.ts'

/**
 * The Cache-Control of what changes with a site's settings: a day for who asks by their current version, which a change
 * of the settings makes another address; a minute for everybody else.
 */
export function versionedCache(ctx: Pick<Ctx, 'site'>, version: number | undefined): string {
  return `public, max-age=${version === ctx.site.version ? 86_400 : 60}`
}
