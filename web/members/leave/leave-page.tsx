import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import type { LeaveReason } from '#common/leave-reasons.ts'
import { useMoney } from '#web/credits/use-money.ts'
import { publicPageLoader } from '#web/site/api/page-loader.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { InsteadStep } from './instead-step.tsx'
import { ReasonStep } from './reason-step.tsx'

function leavingQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['leaving'],
    queryFn: () => unwrap(api['account.php'].$get()),
  })
}

/** Also for who never finished the signup. */
const load = publicPageLoader(['leaving'], ({ api, queries }) => queries.fetchQuery(leavingQuery(api)))
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

const address = '/delete-account'
const instead = `${address}?step=instead`
const confirm = `${address}?step=confirm`

/** Deleting the account in four screens: why, what else, the password, and /account-deleted. Each has its address. */
export default function LeavePage() {
  const { api } = usePageData()
  const { data: leaving } = useSuspenseQuery(leavingQuery(api))
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [reason, setReason] = useState<LeaveReason | null>(null)
  const offers = leaving.alternatives.length > 0
  const money = useMoney()
  const step = parameters.get('step')
  if (step === 'confirm')
    return <ConfirmStep reason={reason} leaving={leaving} money={money} back={offers ? instead : address} />
  if (step === 'instead' && offers)
    return <InsteadStep leaving={leaving} back={address} onNext={() => void navigate(confirm)} />
  return (
    <ReasonStep
      reason={reason}
      onReason={setReason}
      onNext={() => void navigate(offers ? instead : confirm)}
    />
  )
}
