import { type MetaFunction, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { redirectTo } from '#client/api/redirect-to.ts'
import { limits } from '#common/limits.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Closed } from '#web/brand/drawings/closed.tsx'
import { pageLoader } from '#web/site/api/page-loader.ts'
import { userQuery } from '#web/site/api/user-query.ts'
import { checkLink } from '../addresses/check-link.ts'
import { InvalidReactivation, Reactivation } from './reactivation.tsx'
import { ResultFrame } from './result-frame.tsx'

const load = pageLoader(['leaving'], async ({ queries, api, url }) => {
  const token = url.searchParams.get('token')
  if (token !== null) {
    if (!(await checkLink(api, 'reactivate', token))) throw redirectTo('/account-deleted?link=invalid')
  } else if (!url.searchParams.has('link')) {
    // Whoever is signed in has an account.
    if (await queries.ensureQueryData(userQuery(api))) throw redirectTo('/members')
  }
})
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
  if (parameters.has('link')) return <InvalidReactivation />
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
