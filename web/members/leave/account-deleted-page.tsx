import { type MetaFunction, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { Closed } from '#web/brand/drawings/closed.tsx'
import { pageLoader } from '#web/platform/api/page-loader.ts'
import { ButtonLink } from '#web/ui/button/button.tsx'
import { Reactivation } from './reactivation.tsx'
import { ResultFrame } from './result-frame.tsx'

const load = pageLoader(['leaving'])
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/** Says that it is done. With the mailed link's token it is where the account is brought back, by a button. */
export default function AccountDeletedPage() {
  const t = useTranslations('leaving')
  const [parameters] = useSearchParams()
  const token = parameters.get('token')
  if (token !== null) return <Reactivation key={token} token={token} />
  return (
    <ResultFrame
      drawing={<Closed />}
      title={t('deleted.title')}
      text={t('deleted.text', { days: limits.reactivationDays })}
    >
      <ButtonLink to="/" variant="outline" size="lg">
        {t('deleted.home')}
      </ButtonLink>
    </ResultFrame>
  )
}
