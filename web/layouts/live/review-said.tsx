import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { LiveEvent } from '#common/wire/events.ts'
import { useToast } from '#ui/overlay/use-toast.ts'

export type Decided = Extract<LiveEvent, { type: 'photos' }>['decided']

/** Says once what was decided. Needs the texts `photos`. */
export function ReviewSaid({ decided, onShown }: { decided: Decided; onShown: () => void }) {
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
