import { defaultLocale, isLocale } from '#common/locales.ts'
import type { Services } from '../kernel/services.ts'
import type { members } from '../members/tables.ts'
import { selectedCountry } from '../sites/selected-country.ts'
import { type MemberCtx, runAtOnce } from './context.ts'

type Member = Pick<typeof members.$inferSelect, 'id' | 'siteId' | 'paid' | 'language'>

/** The ctx of a job that acts for a member: the same verbs, rules and costs as if the member did it. */
export function actAs(services: Services, member: Member): MemberCtx {
  const locale = isLocale(member.language) ? member.language : defaultLocale
  const site = services.sites.byId(member.siteId)
  return {
    ...services,
    site,
    places: services.sites.places,
    locale,
    translate: services.texts(locale),
    afterCommit: runAtOnce,
    actor: { kind: 'member', memberId: member.id, paid: member.paid, sessionHash: Buffer.alloc(0) },
    network: 'job',
    networkCountry: null,
    selectedCountry: selectedCountry(site),
    mustProve: false,
    secureCookies: true,
    trafficSource: false,
  }
}
