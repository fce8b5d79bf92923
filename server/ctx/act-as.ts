import { defaultLocale, isLocale } from '#common/locales.ts'
import type { Deps } from '../deps.ts'
import type { members } from '../members/tables.ts'
import { selectedCountry } from '../sites/selected-country.ts'
import { baseCtx } from './base-ctx.ts'
import type { MemberCtx } from './context.ts'

type Member = Pick<typeof members.$inferSelect, 'id' | 'siteId' | 'paid' | 'language'>

/** The ctx of a job that acts for a member: the same verbs, rules and costs as if the member did it. */
export function actAs(deps: Deps, member: Member): MemberCtx {
  const locale = isLocale(member.language) ? member.language : defaultLocale
  const site = deps.sites.byId(member.siteId)
  return {
    ...baseCtx(deps, site, locale),
    actor: { kind: 'member', memberId: member.id, paid: member.paid, sessionHash: Buffer.alloc(0) },
    network: 'job',
    networkCountry: null,
    selectedCountry: selectedCountry(site),
    mustProve: false,
    secureCookies: true,
    trafficSource: false,
  }
}
