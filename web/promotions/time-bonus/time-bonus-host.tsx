import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { usePageData } from '#client/api/page-data.tsx'
import { ensureMessages } from '#client/texts/messages.ts'
import { timeBonusModalMs } from '#common/payments/time-bonus.ts'
import type { User } from '#common/wire/members.ts'
import { useDismissed } from '#ui/notice/use-dismissed.ts'
import { MessagesProvider } from '#web/site/texts/messages-provider.tsx'
import { isMembersArea } from './members-area.ts'
import { useTimeBonus } from './use-time-bonus.ts'

const loadModal = () => import('./time-bonus-modal.tsx')
const TimeBonusModal = lazy(async () => ({ default: (await loadModal()).TimeBonusModal }))

/** While something else is open over the page, the modal waits for so long again. */
const waitMs = 5_000

/**
 * Opens the modal of spec §4: 40 seconds after a member without credits entered the members area, while the bonus lasts,
 * unless it was dismissed. Leaving the area stops the clock.
 */
export function TimeBonusHost({ user }: { user: User }) {
  const page = usePageData()
  const bonus = useTimeBonus()
  const inArea = isMembersArea(useLocation().pathname)
  const [dismissed, dismiss] = useDismissed(`time-bonus-${user.id}`)
  const [open, setOpen] = useState(false)
  const isDue = useEffectEvent(() => user.credits === 0 && bonus !== null && !dismissed)
  useEffect(() => {
    if (!inArea) return
    let left = false
    async function show() {
      // Offline there is no modal; the banner stays.
      await Promise.all([loadModal(), ensureMessages(page, ['discounts'])])
      if (!left) setOpen(true)
    }
    let timer = setTimeout(function come() {
      if (!isDue()) return
      if (document.querySelector('dialog[open]')) timer = setTimeout(come, waitMs)
      else show().catch(() => undefined)
    }, timeBonusModalMs)
    return () => {
      left = true
      clearTimeout(timer)
      setOpen(false)
    }
  }, [inArea, page])
  if (!open || !bonus || dismissed) return null
  return (
    <Suspense>
      <MessagesProvider>
        <TimeBonusModal bonus={bonus} onClose={dismiss} />
      </MessagesProvider>
    </Suspense>
  )
}
