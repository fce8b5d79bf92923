import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { type MetaFunction, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { paymentMethods } from '#common/payments/payment-methods.ts'
import type { SandboxCard, SandboxDecision, SandboxState } from '#common/payments/sandbox-states.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { flaskConical } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { DataList } from '#ui/table/data-list.tsx'
import { useMoney } from '../credits/use-money.ts'
import { memberPageLoader } from '../site/api/page-loader.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { sandboxQuery } from './payments-query.ts'
import { type Delivery, plainDelivery, SandboxOptions } from './sandbox-options.tsx'

const load = memberPageLoader(['payments'], ({ api, queries, params }) =>
  queries.fetchQuery(sandboxQuery(api, params.id ?? '')),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** What can be decided of a payment that stands so. */
const undecided = ['approve', 'authenticate', 'fail', 'cancel', 'pending', 'expire'] as const
const decisionsOf: Partial<Record<SandboxState, readonly SandboxDecision[]>> = {
  open: undecided,
  pending: undecided,
  authenticating: ['approve', 'fail'],
  approved: ['charge_back'],
}

/** The page of the sandbox provider, a pretended bank for tests and demos. It says that it is not real. */
export default function SandboxPage() {
  const t = useTranslations('payments.sandbox')
  const payments = useTranslations('payments')
  const errors = useErrorText()
  const money = useMoney()
  const { api } = usePageData()
  const { id = '' } = useParams()
  const { data: payment } = useSuspenseQuery(sandboxQuery(api, id))
  const method = paymentMethods.find((one) => one === payment.method)
  const [delivery, setDelivery] = useState(plainDelivery)
  const [card, setCard] = useState<SandboxCard>('approves')
  const { mutate, isPending, variables, error } = useDecision(id, { delivery, card })
  const decisions = decisionsOf[payment.state] ?? []
  const confirming = payment.state === 'authenticating'
  const label = (decision: SandboxDecision) => {
    if (!confirming) return t(decision)
    return decision === 'approve' ? t('confirm_yes') : t('confirm_no')
  }
  return (
    <div className="mx-auto grid w-full max-w-dialog content-center gap-5 px-4 py-8 sm:my-auto">
      <PageTitle title={t('title')} />
      <h1>{confirming ? t('confirm_title') : t('title')}</h1>
      <Banner tone="warning" icon={<Icon icon={flaskConical} size={20} className="text-warning" />}>
        {confirming ? t('confirm_text') : t('notice')}
      </Banner>
      <Card>
        <DataList
          items={[
            { key: 'amount', term: t('amount'), value: money(payment.amount) },
            {
              key: 'method',
              term: payments('method'),
              value: method ? payments(`methods.${method}`) : payment.method,
            },
            { key: 'state', term: t('state'), value: t(`states.${payment.state}`) },
          ]}
        />
      </Card>
      {error && (
        <Banner tone="danger" urgent>
          {errors.text(error)}
        </Banner>
      )}
      {decisions.length > 0 && (
        <div className="grid gap-2.5">
          {decisions.map((decision) => (
            <Button
              key={decision}
              variant={lookOf(decision)}
              block
              loading={isPending && variables === decision}
              disabled={isPending && variables !== decision}
              onClick={() => mutate(decision)}
            >
              {label(decision)}
            </Button>
          ))}
        </div>
      )}
      {decisions.length > 1 && (
        <SandboxOptions
          delivery={delivery}
          onDelivery={setDelivery}
          card={payment.keep_card ? card : undefined}
          onCard={setCard}
        />
      )}
      {decisions.length < 2 && <ButtonLink to={payment.return_path}>{t('return')}</ButtonLink>}
    </div>
  )
}

function lookOf(decision: SandboxDecision): ComponentProps<typeof Button>['variant'] {
  return decision === 'approve' ? 'primary' : 'outline'
}

/** Decides the payment and goes back to the site, except where the bank first wants to know who pays. */
function useDecision(id: string, { delivery, card }: { delivery: Delivery; card: SandboxCard }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { api } = usePageData()
  return useMutation({
    mutationFn: (decision: SandboxDecision) =>
      unwrap(
        api['sandbox.php'].$post({
          json: { id, decision, card, ...(delivery === plainDelivery ? {} : { delivery }) },
        }),
      ),
    onSuccess: ({ payment }, decision) => {
      if (decision !== 'authenticate') return navigate(payment.return_path, { replace: true })
      return queries.invalidateQueries(sandboxQuery(api, id))
    },
    onError: () => queries.invalidateQueries(sandboxQuery(api, id)),
  })
}
