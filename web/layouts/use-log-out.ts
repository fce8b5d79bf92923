import { forgetTyped } from '../conversations/composer/draft.ts'
import { debitFormKey } from '../payments/debit/debit-form-key.ts'
import { unwrap } from '../platform/api/api.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { useUser } from '../platform/api/site-and-user.tsx'
import { writeTabText } from '../platform/page/tab-text.ts'
import { useErrorText } from '../platform/texts/use-error-text.ts'
import { useToast } from '../ui/overlay/use-toast.ts'

/** Ends the session and loads the index from the server, so that none of the member's data stays in memory or on the device. */
export function useLogOut(): () => Promise<void> {
  const { api } = usePageData()
  const user = useUser()
  const toast = useToast()
  const { text } = useErrorText()
  return async () => {
    try {
      await unwrap(api['logout.php'].$get())
      if (user) forgetTyped(user.id)
      if (user) writeTabText(debitFormKey(user.id), '')
      const { forgetDevice } = await import('../platform/page/forget-device.ts')
      await forgetDevice()
      window.location.assign('/')
    } catch (error) {
      toast({ text: text(error) })
    }
  }
}
