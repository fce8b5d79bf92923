import { type MemberCtx, runAtOnce } from './context.ts'
import { onSite } from './on-site.ts'
import type { Services } from './services.ts'

type Member = { id: string; siteId: number; paid: boolean; language: string }

/** The ctx of a job that acts for a member: the same verbs, rules and costs as if the member did it. */
export function actAs(services: Services, { id, siteId, paid, language }: Member): MemberCtx {
  return {
    afterCommit: runAtOnce,
    ...onSite(services, siteId, language),
    actor: { kind: 'member', memberId: id, paid, sessionHash: Buffer.alloc(0) },
  }
}
