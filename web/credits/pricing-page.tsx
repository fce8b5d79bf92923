import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { useCountryChoices } from '../members/place/use-country-choices.ts'
import { useJoinLink } from '../members/use-join-link.ts'
import { PricingMethods } from '../payments/methods/pricing-methods.tsx'
import { publicPageLoader } from '../site/api/page-loader.ts'
import { useSettings, useUser } from '../site/api/site-and-user.tsx'
import { PageTitle } from '../site/page/page-title.tsx'
import { useOpenToVisitors } from '../site/page/use-open-to-visitors.ts'
import { pricingQuery } from './credits-query.ts'
import { PricingBundles } from './pricing/pricing-bundles.tsx'
import { PricingCosts } from './pricing/pricing-costs.tsx'

const load = publicPageLoader(['pricing', 'premium', 'credits', 'payments'], ({ api, queries, url }) =>
  queries.ensureQueryData(pricingQuery(api, url.searchParams.get('country'))),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }

/** What everything costs, for whoever asks, in any country that the site serves. */
export default function PricingPage() {
  const t = useTranslations('pricing')
  const credits = useTranslations('credits')
  const premium = useTranslations('premium')
  const format = useFormatter()
  const user = useUser()
  const settings = useSettings()
  const join = useJoinLink()
  const { signups } = useOpenToVisitors()
  const [search] = useSearchParams()
  const { api } = usePageData()
  const { data: offer } = useSuspenseQuery(pricingQuery(api, search.get('country')))
  const rate = format.number(offer.vat_rate / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <div className="wrap py-6 lg:py-8">
      <PageTitle title={t('title')} />
      <div className="mx-auto grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-6">
        <div>
          <h1>{t('title')}</h1>
          <p className="mt-2 text-muted">{t('intro')}</p>
          {settings && settings.signup_credits > 0 && (
            <p className="mt-1 text-muted">{t('start', { n: settings.signup_credits })}</p>
          )}
        </div>
        <CountryField country={offer.country} />
        <PricingBundles bundles={offer.bundles} />
        <p className="-mt-3 text-14 text-muted">
          {offer.vat_rate > 0 && <span>{t('vat', { rate })} </span>}
          <span>{premium('intro')}</span>
        </p>
        <PricingCosts />
        <PricingMethods offer={offer} />
        <p>
          {user ? (
            <ButtonLink to="/credits">{credits('title')}</ButtonLink>
          ) : (
            signups && <ButtonLink {...join}>{t('join')}</ButtonLink>
          )}
        </p>
      </div>
    </div>
  )
}

function CountryField({ country }: { country: string }) {
  const t = useTranslations('pricing')
  const navigate = useNavigate()
  const choices = useCountryChoices()
  return (
    <Field label={t('country')} className="max-w-80">
      <Select
        value={country}
        onChange={({ target }) =>
          void navigate(`/pricing?country=${target.value}`, { replace: true, preventScrollReset: true })
        }
      >
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
