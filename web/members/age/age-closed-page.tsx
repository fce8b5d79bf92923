import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { mailTo } from '#ui/rich-text.tsx'
import { Closed } from '#web/brand/drawings/closed.tsx'
import { pageLoader } from '#web/site/api/page-loader.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { ResultFrame } from '../leave/result-frame.tsx'

const load = pageLoader(['age'])
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Says to who was found to be too young what has become of the account, and whom to write to. */
export default function AgeClosedPage() {
  const t = useTranslations('age.closed')
  const settings = useSettings()
  return (
    <ResultFrame
      drawing={<Closed />}
      title={t('title')}
      text={t('text', { age: settings?.min_age ?? 18, days: limits.reactivationDays })}
    >
      <p className="basis-full text-balance text-muted">
        {t.rich('mistake', { link: mailTo(settings?.support_email ?? '') })}
      </p>
      <ButtonLink to="/" variant="outline" size="lg">
        {t('home')}
      </ButtonLink>
    </ResultFrame>
  )
}
