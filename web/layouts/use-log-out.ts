import { useEffect } from 'react'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { forgetTyped } from '../conversations/composer/draft.ts'
import { leaveToSession, onOtherSession, tellTabs } from '../site/api/page-member.ts'
import { useUser } from '../site/api/site-and-user.tsx'

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
      const { forgetDevice } = await import('../site/page/forget-device.ts')
      await forgetDevice(typed)
      leaveToSession()
    } catch (error) {
      toast({ text: text(error) })
    }
  }
}
