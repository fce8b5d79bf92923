import type { Services } from '../kernel/services.ts'
import { type Ctx, runAtOnce } from './context.ts'
import { onSite } from './on-site.ts'

/** The ctx of the program itself on a site and in a language, where neither a request nor a job asks for something. */
export function noActorCtx(services: Services, siteId: number, language: string): Ctx {
  const actor = { kind: 'system' as const, name: 'program' }
  return { ...onSite(services, siteId, language), actor, afterCommit: runAtOnce }
}
