import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { mailTo } from '#ui/rich-text.tsx'
import { useSettings, useUser } from '../site/api/site-and-user.tsx'
import { companyQuery } from '../site/api/site-queries.ts'
import { neutralPlace } from '../site/page/leave-quickly.ts'
import { usePageAbout } from '../site/page/use-page-about.ts'
import { useCountryName } from '../site/texts/country-names.ts'
import { legalLinks } from './legal-links.ts'

/** The ways to what the law asks for, what the site is, and the company that runs it. */
export function Footer({ className }: { className?: string | false }) {
  const t = useTranslations('app')
  const { api } = usePageData()
  const { locale } = usePageAbout()
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
      <div className="wrap grid gap-4 py-6">
        <FooterLinks />
        <div className="grid max-w-prose gap-x-10 gap-y-2 lg:max-w-none lg:grid-cols-2">
          <p>{t('footer.disclaimer', { min_age: settings.min_age })}</p>
          {settings.us_footer && locale === 'en' && (
            <p>{t('footer.us', { company: company?.name ?? settings.name, min_age: settings.min_age })}</p>
          )}
          {company && (
            <p>
              {t('footer.company', {
                site: settings.name,
                company: company.name,
                address: company.address,
                city: company.city,
                country: countryName(company.country),
                number: company.kvk,
              })}
            </p>
          )}
          <p>
            {t.rich('footer.contact', {
              address: settings.support_email,
              link: mailTo(settings.support_email),
            })}
          </p>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks() {
  const t = useTranslations('app')
  const look = 'inline-flex min-h-11 items-center'
  return (
    <nav aria-label={t('footer.nav')}>
      <ul className="grid grid-cols-2 gap-x-6 sm:flex sm:flex-wrap">
        {legalLinks.map(({ name, to }) => (
          <li key={name}>
            <TextLink quiet to={to} reloadDocument={to.startsWith('/pages/')} className={look}>
              {t(`footer.${name}`)}
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink quiet to="/lang-config" className={look}>
            {t('languageAndCountry')}
          </TextLink>
        </li>
        <li>
          <TextLink
            quiet
            to={neutralPlace}
            rel="noreferrer"
            data-leave
            className={classNames(look, 'font-semibold')}
          >
            {t('footer.leave')}
          </TextLink>
        </li>
      </ul>
    </nav>
  )
}
