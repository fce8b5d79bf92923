import { type Ctx, runAtOnce } from '../kernel/context.ts'
import { onSite } from '../kernel/on-site.ts'
import type { Services } from '../kernel/services.ts'

/** The ctx of the program itself on a site and in a language, where neither a request nor a job asks for something. */
export function noActorCtx(services: Services, siteId: number, language: string): Ctx {
  const actor = { kind: 'system' as const, name: 'program' }
  return { ...onSite(services, siteId, language), actor, afterCommit: runAtOnce }
}
