import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePageData } from '../platform/api/page-data.tsx'
import { useSettings, useUser } from '../platform/api/site-and-user.tsx'
import { companyQuery } from '../platform/api/site-queries.ts'
import { useCountryName } from '../platform/texts/country-names.ts'
import { TextLink } from '../ui/button/text-link.tsx'
import { classNames } from '../ui/class-names.ts'
import { mailTo } from '../ui/rich-text.tsx'

/** The company that runs the site, and its contact. */
export function Footer({ className }: { className?: string | false }) {
  const t = useTranslations('app')
  const { api } = usePageData()
  const countryName = useCountryName()
  const settings = useSettings()
  const member = useUser() !== null
  const company = useQuery({ ...companyQuery(api, settings?.version), enabled: settings !== undefined }).data
  if (!settings) return null
  return (
    <footer
      className={classNames(
        'mt-12 flex-none border-t border-line text-14 text-muted',
        'group-has-[[data-bottom-bar]]/frame:max-lg:tall:pb-[calc(var(--tabbar)+env(safe-area-inset-bottom)+6.5rem)]',
        member && 'max-md:pb-[calc(var(--tabbar)+env(safe-area-inset-bottom))]',
        className,
      )}
    >
      <div className="wrap flex min-h-26 flex-wrap items-center justify-between gap-x-10 gap-y-3 py-6">
        <p className="max-w-prose flex-1 basis-72">
          {company &&
            t('footer.company', {
              site: settings.name,
              company: company.name,
              address: company.address,
              city: company.city,
              country: countryName(company.country),
              number: company.kvk,
            })}
        </p>
        <p>
          <TextLink quiet to="/lang-config" className="inline-flex min-h-11 items-center">
            {t('languageAndCountry')}
          </TextLink>
        </p>
        <p>
          {t.rich('footer.contact', {
            address: settings.support_email,
            link: mailTo(settings.support_email),
          })}
        </p>
      </div>
    </footer>
  )
}
