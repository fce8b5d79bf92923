import { lazy, Suspense } from 'react'
import { useTabText } from '#client/page/tab-text.ts'
import { checkoutKey, parseCheckout } from '#web/payments/checkout/checkout-record.ts'

const WatchPurchase = lazy(async () => ({
  default: (await import('#web/payments/watch-purchase.tsx')).WatchPurchase,
}))

/** The purchase that this tab has begun ends on whatever page the member is by then. Loaded only while there is one. */
export function PurchaseHost() {
  const [text] = useTabText(checkoutKey)
  const id = parseCheckout(text)?.order
  return (
    id && (
      <Suspense>
        <WatchPurchase key={id} id={id} />
      </Suspense>
    )
  )
}
