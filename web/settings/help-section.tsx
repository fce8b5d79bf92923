import { useTranslations } from 'use-intl'
import { TextLink } from '#ui/button/text-link.tsx'
import { Card } from '#ui/card.tsx'
import { legalLinks } from '../frame/legal-links.ts'

/** All that the footer links to, where a thumb finds it too, and how to leave a page at once. */
export function HelpSection() {
  const t = useTranslations('app.footer')
  const settings = useTranslations('settings.help')
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul className="grid sm:grid-cols-2 sm:gap-x-6">
        {legalLinks.map(({ name, to }) => (
          <li key={name}>
            <TextLink
              to={to}
              reloadDocument={to.startsWith('/pages/')}
              className="inline-flex min-h-11 items-center"
            >
              {t(name)}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="text-14 text-muted">{settings('leave')}</p>
    </Card>
  )
}
