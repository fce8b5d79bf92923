import { required } from '#common/required.ts'
import { currencyOf } from '#common/sites/countries.ts'
import type { DemoSite } from './sites.ts'

const amounts = [20, 50, 100, 250]
const usual = 100

/** Prices in minor units for 20, 50, 100 and 250 credits. */
const prices: Record<string, number[]> = {
  EUR: [1200, 2500, 4500, 9900],
  GBP: [1050, 2150, 3900, 8500],
  USD: [1300, 2700, 4900, 10900],
  CAD: [1750, 3700, 6600, 14500],
  AUD: [1950, 4000, 7200, 15900],
  CHF: [1200, 2500, 4500, 9900],
  DKK: [8900, 18900, 33900, 73900],
  SEK: [13900, 28900, 51900, 114900],
  NOK: [13900, 28900, 51900, 114900],
  PLN: [4900, 10500, 18900, 41900],
  MXN: [22900, 48000, 86500, 189000],
}

/** What a shop keeps of every paysafecard. Cards, transfers and debits may not cost a consumer anything in the EU. */
const paysafecard: Record<string, number> = {
  EUR: 100,
  GBP: 90,
  USD: 110,
  CAD: 150,
  AUD: 160,
  CHF: 100,
  DKK: 750,
  SEK: 1150,
  NOK: 1150,
  PLN: 450,
  MXN: 1900,
}

export function transactionCostsOf(site: DemoSite) {
  return Object.entries(paysafecard).map(([currency, amount]) => ({
    siteId: site.id,
    currency,
    method: 'paysafecard' as const,
    amount,
  }))
}

export function bundlesOf(site: DemoSite) {
  return site.settings.countries.flatMap((country) => {
    const currency = currencyOf(country)
    return amounts.map((credits, index) => ({
      siteId: site.id,
      country,
      currency,
      credits,
      price: required(required(prices[currency])[index]),
      usual: credits === usual,
    }))
  })
}
