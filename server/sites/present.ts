import type { z } from 'zod'
import { niches } from '#common/niches.ts'
import { required } from '#common/required.ts'
import type { companyInfoSchema, Settings, Site } from '#common/sites.ts'
import type { Translate } from '../platform/i18n.ts'
import { cleanPhone } from './clean-phone.ts'
import type { Company } from './site-directory.ts'

/**
 * The public settings object. A text that the operator left empty is the niche's own, in the reader's language.
 * Without a geo database the visitor's country is not known, and that is said.
 */
export function presentSettings(
  site: Site,
  minimumCosts: Settings['minimum_message_costs'],
  translate: Translate,
): Settings {
  const stored = site.settings
  const own = (text: string) => translate(`sites.${niches[site.niche]}.${text}`)
  return {
    ...stored,
    support_phone: cleanPhone(stored.support_phone),
    index_title: stored.index_title || own('index_title'),
    description: stored.description || own('description'),
    niche: site.niche,
    company_id: String(site.companyId),
    geoip_country: null,
    geoip_selected_country: required(site.settings.countries[0]),
    minimum_message_costs: minimumCosts,
    version: site.version,
  }
}

export function presentCompany(company: Company): z.infer<typeof companyInfoSchema> {
  return {
    name: company.name,
    address: company.address,
    kvk: company.kvk,
    city: company.city,
    country: company.country,
    tradenames: company.tradenames,
    vat_numbers: company.vatNumbers,
    support_phone: cleanPhone(company.supportPhone),
    delete_discount: company.deleteDiscount,
    added: company.added.toISOString(),
  }
}
