import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import flaskConical from 'lucide/dist/esm/icons/flask-conical.mjs'
import { type MetaFunction, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { paymentMethods } from '#common/payments.ts'
import { useMoney } from '../credits/use-money.ts'
import { unwrap } from '../platform/api/api.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { memberPageLoader } from '../platform/api/page-loader.ts'
import { PageTitle } from '../platform/page/page-title.tsx'
import { useErrorText } from '../platform/texts/use-error-text.ts'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { Banner } from '../ui/notice/banner.tsx'
import { DataList } from '../ui/table/data-list.tsx'
import { sandboxQuery } from './payments-query.ts'

const load = memberPageLoader(['payments'], ({ api, queries, params }) =>
  queries.fetchQuery(sandboxQuery(api, params.id ?? '')),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

const decisions = ['approve', 'fail', 'cancel', 'pending'] as const
const looks = { approve: 'primary', fail: 'outline', cancel: 'outline', pending: 'outline' } as const

/** The page of the sandbox provider, a pretended bank for tests and demos. It says that it is not real. */
export default function SandboxPage() {
  const t = useTranslations('payments')
  const names = useTranslations('payments.methods')
  const errors = useErrorText()
  const money = useMoney()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { api } = usePageData()
  const { id = '' } = useParams()
  const { data: payment } = useSuspenseQuery(sandboxQuery(api, id))
  const method = paymentMethods.find((one) => one === payment.method)
  const open = payment.state === 'open' || payment.state === 'pending'
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (decision: (typeof decisions)[number]) =>
      unwrap(api['sandbox.php'].$post({ json: { id, decision } })),
    onSuccess: ({ payment: decided }) => navigate(decided.return_path, { replace: true }),
    onError: () => queries.invalidateQueries(sandboxQuery(api, id)),
  })
  return (
    <div className="mx-auto grid w-full max-w-dialog content-center gap-5 px-4 py-8 sm:my-auto">
      <PageTitle title={t('sandbox.title')} />
      <h1>{t('sandbox.title')}</h1>
      <Banner tone="warning" icon={<Icon icon={flaskConical} size={20} className="text-warning" />}>
        {t('sandbox.notice')}
      </Banner>
      <Card>
        <DataList
          items={[
            { key: 'amount', term: t('sandbox.amount'), value: money(payment.amount) },
            { key: 'method', term: t('method'), value: method ? names(method) : payment.method },
            { key: 'state', term: t('sandbox.state'), value: t(`sandbox.states.${payment.state}`) },
          ]}
        />
      </Card>
      {error && (
        <Banner tone="danger" urgent>
          {errors.text(error)}
        </Banner>
      )}
      {open ? (
        <div className="grid gap-2.5">
          {decisions.map((decision) => (
            <Button
              key={decision}
              variant={looks[decision]}
              block
              loading={isPending && variables === decision}
              disabled={isPending && variables !== decision}
              onClick={() => mutate(decision)}
            >
              {t(`sandbox.${decision}`)}
            </Button>
          ))}
        </div>
      ) : (
        <ButtonLink to={payment.return_path}>{t('sandbox.return')}</ButtonLink>
      )}
    </div>
  )
}
