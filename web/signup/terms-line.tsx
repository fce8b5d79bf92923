import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { useSettings } from '../platform/api/site-and-user.tsx'
import { companyQuery } from '../platform/api/site-queries.ts'

/** What making the account accepts, and of whom. The two pages become links here once they exist. */
export function TermsLine() {
  const t = useTranslations('members.signup')
  const { api } = usePageData()
  const settings = useSettings()
  const { data: company } = useQuery(companyQuery(api, settings?.version))
  return (
    <p className="text-12 text-muted">
      {t('terms', {
        company: company?.name ?? settings?.name ?? '',
        min_age: settings?.min_age ?? limits.minAge,
      })}
    </p>
  )
}
