import { lazy, Suspense, useCallback, useState } from 'react'
import { usePageData } from '#client/api/page-data.tsx'
import { ensureMessages } from '#client/texts/messages.ts'
import type { LiveEvent } from '#common/wire/events.ts'
import { useLiveEvent } from '#web/site/live/use-live.ts'
import { MessagesProvider } from '#web/site/texts/messages-provider.tsx'
import type { Decided } from './review-said.tsx'

const ReviewSaid = lazy(async () => ({ default: (await import('./review-said.tsx')).ReviewSaid }))

/** Says on any page what was decided about a photo of the member. The texts are loaded only then. */
export function ReviewToasts() {
  const page = usePageData()
  const [decided, setDecided] = useState<Decided | null>(null)
  useLiveEvent(
    useCallback(
      (event: LiveEvent) => {
        // The mail and the photo's own state say it in any case.
        if (event.type === 'photos')
          void ensureMessages(page, ['photos']).then(
            () => setDecided(event.decided),
            () => {},
          )
      },
      [page],
    ),
  )
  const forget = useCallback(() => setDecided(null), [])
  return (
    decided && (
      <MessagesProvider>
        <Suspense>
          <ReviewSaid decided={decided} onShown={forget} />
        </Suspense>
      </MessagesProvider>
    )
  )
}
