import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type MetaFunction, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { PaymentCompleted } from '#web/brand/drawings/payment-completed.tsx'
import { PaymentPending } from '#web/brand/drawings/payment-pending.tsx'
import { SomethingFailed } from '#web/brand/drawings/something-failed.tsx'
import { sameSitePath } from '#web/credits/return-address.ts'
import { memberPageLoader } from '#web/site/api/page-loader.ts'
import { tellTabs } from '#web/site/api/page-member.ts'
import { AccountFrame } from '../account-frame.tsx'

const load = memberPageLoader(['members', 'account', 'age'])
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }
export const meta: MetaFunction = () => [{ name: 'referrer', content: 'no-referrer' }]

/** Where the provider leads back to: brings its answer to the server once, and says what came of it. */
export default function AgeReturnPage() {
  const t = useTranslations('age.back')
  const check = useTranslations('age.check')
  const { isPending, outcome, to } = useAnswer()
  return (
    <AccountFrame title={t('title')}>
      <div aria-live="polite">
        {isPending && <EmptyState heading="h1" drawing={<PaymentPending />} title={t('busy')} />}
        {!isPending && outcome === 'of_age' && (
          <EmptyState
            heading="h1"
            drawing={<PaymentCompleted />}
            title={t('passed')}
            text={t('passedText')}
            action={
              <ButtonLink to={to || '/members'} replace size="lg">
                {t('goOn')}
              </ButtonLink>
            }
          />
        )}
        {!isPending && outcome !== 'of_age' && (
          <EmptyState
            heading="h1"
            drawing={<SomethingFailed />}
            title={outcome ? t(`outcomes.${outcome}`) : t('failed')}
            text={outcome ? check(outcome) : t('failedText')}
            action={
              <ButtonLink to={to ? `/age?to=${encodeURIComponent(to)}` : '/age'} replace size="lg">
                {t('retry')}
              </ButtonLink>
            }
          />
        )}
      </div>
    </AccountFrame>
  )
}

/** `outcome` is undefined where there is none. Who is too young is led away, and nothing of the member stays in memory or on the device. */
function useAnswer() {
  const { api } = usePageData()
  const { search } = useLocation()
  const asked = new URLSearchParams(search).has('state')
  const brought = useRef(false)
  const { mutate, data, isError } = useMutation({
    mutationFn: async (answer: string) => {
      const { outcome, return_to } = await unwrap(api['age-check.php'].$put({ json: { answer } }))
      if (outcome !== 'under_age') return { outcome, to: sameSitePath(return_to) }
      tellTabs(null)
      const { forgetDevice } = await import('#web/site/page/forget-device.ts')
      await forgetDevice()
      window.location.replace('/age/closed')
      return undefined
    },
  })
  useEffect(() => {
    if (!asked || brought.current) return
    brought.current = true
    mutate(search.slice(1))
  }, [mutate, asked, search])
  return { isPending: asked && !data && !isError, outcome: data?.outcome, to: data?.to ?? '' }
}
