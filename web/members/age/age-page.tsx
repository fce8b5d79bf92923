import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { sameSitePath } from '#web/credits/return-address.ts'
import { memberPageLoader } from '#web/site/api/page-loader.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { ageQuery } from './age-query.ts'
import { DeclareAge } from './declare-age.tsx'
import { ProveAge } from './prove-age.tsx'

const load = memberPageLoader(['members', 'account', 'age'], async ({ api, queries }) => {
  await queries.fetchQuery(ageQuery(api))
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }

/** Where the law of a country wants a member's age made sure of: nothing else opens before. */
export default function AgePage() {
  const t = useTranslations('account.age')
  const proof = useTranslations('age.check')
  const age = useSettings()?.min_age ?? 18
  const { api } = usePageData()
  const [parameters] = useSearchParams()
  const to = sameSitePath(parameters.get('to'))
  const { data } = useSuspenseQuery(ageQuery(api))
  const proving = data.open && data.asked === 'provider'
  return (
    <AccountFrame title={proving ? proof('title', { age }) : t('title')}>
      {proving && <ProveAge provider={data.provider} check={data.check} age={age} to={to} />}
      {!proving && (
        <>
          <h1>{t('title')}</h1>
          {data.open && <DeclareAge birthDate={data.date_of_birth} age={age} to={to} />}
          {!data.open && (
            <Banner tone="success" className="mt-5">
              {t('nothing')}
            </Banner>
          )}
        </>
      )}
      <TextLink to="/account" className="mt-5 self-start">
        {t('account')}
      </TextLink>
    </AccountFrame>
  )
}
