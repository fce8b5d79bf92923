import { unwrap } from '../platform/api.ts'
import { useErrorText } from '../platform/use-error-text.ts'
import { usePageData } from '../platform/use-page-data.tsx'
import { useToast } from '../ui/use-toast.ts'

/** Ends the session, and leaves with a new page load: nothing of the member stays in memory. */
export function useLogOut(): () => Promise<void> {
  const { api } = usePageData()
  const toast = useToast()
  const { text } = useErrorText()
  return async () => {
    try {
      await unwrap(api['logout.php'].$get())
      window.location.assign('/')
    } catch (error) {
      toast({ text: text(error) })
    }
  }
}
