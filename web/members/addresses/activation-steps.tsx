import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { Skeleton } from '#ui/notice/skeleton.tsx'
import { ActivationAddress } from './activation-address.tsx'
import { activationQuery } from './activation-query.ts'

/**
 * The steps of the activation mail: it is being sent, it was sent to an address, it can be sent again or to another one,
 * the address is confirmed. Needs the texts `account`.
 */
export function ActivationSteps() {
  const t = useTranslations('account.steps')
  const words = useErrorText()
  const { api } = usePageData()
  const queries = useQueryClient()
  const { data: state } = useQuery(activationQuery(api))
  const [changing, setChanging] = useState(false)
  const again = useMutation({ mutationFn: () => send() })
  const wait = useSecondsLeft(state?.wait_seconds ?? 0)
  const confirmed = state?.confirmed ?? false
  useEffect(() => {
    if (confirmed) void queries.invalidateQueries({ queryKey: ['user'] })
  }, [confirmed, queries])

  async function send(email?: string) {
    const sent = await unwrap(api['activation.php'].$post({ json: email === undefined ? {} : { email } }))
    queries.setQueryData(activationQuery(api).queryKey, sent)
    if (email !== undefined) await queries.invalidateQueries({ queryKey: ['user'] })
  }

  if (!state) return <Skeleton className="h-24" />
  if (confirmed) return <p role="status">{t('confirmed')}</p>
  const mayAsk = state.email !== '' && state.left > 0
  return (
    <div className="grid gap-4">
      <p role="status" className="[overflow-wrap:anywhere]">
        {!state.email
          ? t('lost')
          : state.sent
            ? t('sent', { address: state.email })
            : t('sending', { address: state.email })}
      </p>
      {again.error && (
        <Banner tone="danger" urgent>
          {words.text(again.error)}
        </Banner>
      )}
      {changing || !state.email ? (
        <ActivationAddress
          onSend={async (email) => {
            again.reset()
            await send(email)
            setChanging(false)
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="soft"
            loading={again.isPending}
            disabled={!mayAsk || wait > 0}
            onClick={() => again.mutate()}
          >
            {wait > 0 && mayAsk ? t('wait', { seconds: wait }) : t('again')}
          </Button>
          <Button variant="outline" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        </div>
      )}
      {state.left === 0 && <p className="text-14 text-muted">{t('tomorrow')}</p>}
    </div>
  )
}

/** Counts down from what the server said last. */
function useSecondsLeft(from: number): number {
  const [given, setGiven] = useState(from)
  const [left, setLeft] = useState(from)
  if (given !== from) {
    setGiven(from)
    setLeft(from)
  }
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
