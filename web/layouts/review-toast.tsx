import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { LiveEvent } from '#common/events.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { useLiveEvent } from '../platform/live/use-live.ts'
import { ensureMessages } from '../platform/texts/messages.ts'
import { MessagesProvider } from '../platform/texts/messages-provider.tsx'
import { useToast } from '../ui/overlay/use-toast.ts'

type Decided = Extract<LiveEvent, { type: 'photos' }>['decided']

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
        <ReviewToast decided={decided} onShown={forget} />
      </MessagesProvider>
    )
  )
}

function ReviewToast({ decided, onShown }: { decided: Decided; onShown: () => void }) {
  const t = useTranslations('photos.reviewed')
  const toast = useToast()
  const navigate = useNavigate()
  useEffect(() => {
    const { of, approved } = decided
    toast({
      text: t(`${of}_${approved ? 'approved' : 'rejected'}`),
      action: {
        label: t('view'),
        onAction: () => void navigate(of === 'photo' ? '/profile/photos' : '/profile/verify'),
      },
    })
    onShown()
  }, [decided, onShown, t, toast, navigate])
  return null
}
