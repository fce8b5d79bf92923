import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { redirectTo } from '#client/api/redirect-to.ts'
import { required } from '#common/required.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { bundlesQuery } from '#web/credits/credits-query.ts'
import { useMoney } from '#web/credits/use-money.ts'
import { usePrices } from '#web/promotions/use-prices.ts'
import { memberPageLoader } from '#web/site/api/page-loader.ts'
import { PageTitle } from '#web/site/page/page-title.tsx'
import { costOf } from '../methods/cost-of.ts'
import { CodeStep } from './code-step.tsx'
import { DebitBlocked } from './debit-blocked.tsx'
import { DebitForm } from './debit-form.tsx'
import { debitQuery } from './debit-query.ts'
import { KnownStep } from './known-step.tsx'

const load = memberPageLoader(['directDebit', 'payments', 'credits'], async ({ api, queries, url }) => {
  const bundle = url.searchParams.get('bundle')
  if (!bundle) throw redirectTo('/credits')
  await Promise.all([queries.fetchQuery(debitQuery(api, bundle)), queries.ensureQueryData(bundlesQuery(api))])
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Paying a bundle by direct debit: the account, or the known one, then a code. */
export default function DirectDebitPage() {
  const [search] = useSearchParams()
  const bundle = search.get('bundle') ?? ''
  return <DirectDebit key={bundle} bundle={bundle} />
}

type View = 'code' | 'form' | 'known'

function DirectDebit({ bundle: id }: { bundle: string }) {
  const t = useTranslations('directDebit')
  const words = useTranslations('payments')
  const money = useMoney()
  const { api } = usePageData()
  const { data: state } = useSuspenseQuery(debitQuery(api, id))
  const { data: offer } = useSuspenseQuery(bundlesQuery(api))
  const [chosen, setChosen] = useState<View>()
  const bundle = required(offer.bundles.find((each) => each.id === id))
  const price = usePrices(offer)(bundle, 'sdd').price.amount + (costOf(offer, 'sdd')?.amount ?? 0)
  const total = { amount: price, currency: bundle.price.currency }
  const view = viewOf(state, chosen)
  const show = (next?: View) => () => setChosen(next)
  return (
    <div className="wrap py-6 lg:py-8">
      <PageTitle title={t('title')} />
      <div className="mx-auto grid max-w-dialog grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-2">
          <h1>{t('title')}</h1>
          {!state.blocked && (
            <>
              <p className="text-muted">
                {t('intro', { credits: words('credits_plain', { n: bundle.credits }), total: money(total) })}
              </p>
              <p className="text-14 text-muted">{t('statement', { name: offer.statement_name })}</p>
            </>
          )}
        </div>
        {state.blocked ? (
          <DebitBlocked bundle={id} />
        ) : view === 'code' && state.code ? (
          <CodeStep bundle={id} state={state} code={state.code} total={total} onChange={show('form')} />
        ) : view === 'known' && state.mandate ? (
          <KnownStep
            bundle={id}
            state={state}
            mandate={state.mandate}
            onAsked={show()}
            onOther={show('form')}
          />
        ) : (
          <DebitForm bundle={id} state={state} onAsked={show()} onKnown={show('known')} />
        )}
        {!state.blocked && (
          <TextLink to={`/credits/${id}`} className="justify-self-center py-1.5">
            {t('other_method')}
          </TextLink>
        )}
      </div>
    </div>
  )
}

/** What is shown unless the member chose otherwise: the code that waits, then the account that is known. */
function viewOf({ code, mandate }: { code: unknown; mandate: unknown }, chosen: View | undefined): View {
  return chosen ?? (code ? 'code' : mandate ? 'known' : 'form')
}
