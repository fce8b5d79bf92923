import { useEffect } from 'react'
import { useToast } from '#ui/overlay/use-toast.ts'
import { forgetTyped } from '../conversations/composer/draft.ts'
import { unwrap } from '../platform/api/api.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { leaveToSession, onOtherSession, tellTabs } from '../platform/api/page-member.ts'
import { useUser } from '../platform/api/site-and-user.tsx'
import { useErrorText } from '../platform/texts/use-error-text.ts'

/** Follows what happens in other tabs: who is signed out there, or somebody else in, is so here. */
export function useFollowSession(memberId: string): void {
  useEffect(() => onOtherSession(memberId, leaveToSession), [memberId])
}

/** Ends the session and loads the index from the server, so that none of the member's data stays in memory or on the device. */
export function useLogOut(): () => Promise<void> {
  const { api } = usePageData()
  const user = useUser()
  const toast = useToast()
  const { text } = useErrorText()
  return async () => {
    try {
      await unwrap(api['logout.php'].$get())
      tellTabs(null)
      const typed = user ? forgetTyped(user.id) : undefined
      const { forgetDevice } = await import('../platform/page/forget-device.ts')
      await forgetDevice(typed)
      leaveToSession()
    } catch (error) {
      toast({ text: text(error) })
    }
  }
}
