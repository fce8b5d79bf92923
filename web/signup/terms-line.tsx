import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { limits } from '#common/limits.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { useSettings } from '../site/api/site-and-user.tsx'
import { companyQuery } from '../site/api/site-queries.ts'

/** What making the account accepts, and of whom. The pages open beside the signup, which keeps what was typed. */
export function TermsLine() {
  const t = useTranslations('members.signup')
  const { api } = usePageData()
  const settings = useSettings()
  const { data: company } = useQuery(companyQuery(api, settings?.version))
  return (
    <p className="text-12 text-muted">
      {t.rich('terms', {
        company: company?.name ?? settings?.name ?? '',
        min_age: settings?.min_age ?? limits.minAge,
        terms: beside('/pages/terms'),
        privacy: beside('/pages/privacy'),
      })}
    </p>
  )
}

function beside(to: string) {
  return (chunks: ReactNode): ReactNode => (
    <TextLink to={to} reloadDocument target="_blank">
      {chunks}
    </TextLink>
  )
}
