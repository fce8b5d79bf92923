import { useQuery } from '@tanstack/react-query'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { limits } from '#common/limits.ts'
import { termsVersionOf } from '#common/terms.ts'
import { useSettings } from '../site/api/site-and-user.tsx'
import { companyQuery } from '../site/api/site-queries.ts'
import { useCountryName } from '../site/texts/country-names.ts'
import type { LongTextValues } from './fill-long-text.ts'

/** What the long texts say of this site and its company, in the page's language. */
export function useLongTextValues(): LongTextValues | undefined {
  const t = useTranslations('legal')
  const fictional = useTranslations('fields.fictional')
  const locale = useLocale()
  const format = useFormatter()
  const { api } = usePageData()
  const countryName = useCountryName()
  const settings = useSettings()
  const company = useQuery({ ...companyQuery(api, settings?.version), enabled: false }).data
  if (!settings || !company) return undefined
  const list = (words: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
  const lowest = settings.minimum_message_costs[settings.geoip_selected_country]
  return {
    site: settings.name,
    domain: settings.domain || settings.name,
    company: company.name,
    address: company.address,
    city: company.city,
    country: countryName(company.country),
    kvk: company.kvk,
    trade_names: list(company.tradenames),
    vat_numbers: list(company.vat_numbers),
    email: settings.support_email,
    phone: settings.support_phone || company.support_phone,
    refund_days: format.number(settings.refund_days),
    reactivation_days: format.number(limits.reactivationDays),
    min_age: format.number(settings.min_age),
    message_cost: lowest ? money(lowest, locale) : '',
    message_credits: t('credits', { count: settings.message_credits }),
    signup_credits: t('credits', { count: settings.signup_credits }),
    free_conversations: format.number(limits.freeConversations),
    fictional_plural: settings.fictional_plural || fictional('plural'),
    terms_date: format.dateTime(termsVersionOf(new Date(company.added)), {
      dateStyle: 'long',
      timeZone: 'UTC',
    }),
  }
}

function money({ costs, currency }: { costs: number; currency: string }, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(costs / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
