import type { z } from 'zod'
import type { companyInfoSchema, Settings, Site } from '#common/sites.ts'
import type { Company } from './site-directory.ts'

/** The public settings object. Without a geo database the visitor's country is not known, and that is said. */
export function presentSettings(site: Site, minimumCosts: Settings['minimum_message_costs']): Settings {
  return {
    ...site.settings,
    niche: site.niche,
    company_id: String(site.companyId),
    geoip_country: null,
    geoip_selected_country: site.settings.countries[0]!,
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
    support_phone: company.supportPhone,
    delete_discount: company.deleteDiscount,
    added: company.added.toISOString(),
  }
}
