import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePageData } from '#client/api/page-data.tsx'
import { ensureMessages } from '#client/texts/messages.ts'
import { userQuery } from '../site/api/user-query.ts'
import { MessagesProvider } from '../site/texts/messages-provider.tsx'
import { useEndPurchase } from './end-purchase.ts'
import { isOpen, orderQuery } from './payments-query.ts'

/** Says on any page that the credits of a purchase have come, whose news came late. */
export function WatchPurchase({ id }: { id: string }) {
  const page = usePageData()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    // The balance itself says it too.
    ensureMessages(page, ['payments']).then(
      () => setReady(true),
      () => undefined,
    )
  }, [page])
  return (
    ready && (
      <MessagesProvider>
        <Watched id={id} />
      </MessagesProvider>
    )
  )
}

/** Asks again only when something of the member has changed: a live event tells that. */
function Watched({ id }: { id: string }) {
  const { api } = usePageData()
  const end = useEndPurchase()
  const { data, refetch } = useQuery({ ...orderQuery(api, id), refetchInterval: false })
  const { dataUpdatedAt: userChanged } = useQuery(userQuery(api))
  const open = data ? isOpen(data.order) : false
  useEffect(() => {
    if (open && userChanged > 0) void refetch()
  }, [open, userChanged, refetch])
  useEffect(() => {
    if (data && !isOpen(data.order)) end(data.order)
  }, [data, end])
  return null
}
