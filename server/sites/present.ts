import type { z } from 'zod'
import { niches } from '#common/sites/niches.ts'
import type { companyInfoSchema, Settings } from '#common/wire/sites.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Company } from '../kernel/site-directory.ts'

type Presenting = Pick<Ctx, 'site' | 'translate' | 'networkCountry' | 'selectedCountry' | 'translator'>

/** The public settings object. A text that the operator left empty is the niche's own, in the reader's language. */
export function presentSettings(
  { site, translate, networkCountry, selectedCountry, translator }: Presenting,
  minimumCosts: Settings['minimum_message_costs'],
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
    geoip_country: networkCountry,
    geoip_selected_country: selectedCountry,
    minimum_message_costs: minimumCosts,
    translations: translator !== undefined,
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

/** A phone number as it is dialled: without the dashes and spaces that it was written with (spec §9). */
function cleanPhone(phone: string): string {
  return phone.replace(/[\s\p{Pd}]/gu, '')
}
