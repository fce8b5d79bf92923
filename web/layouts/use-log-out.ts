import { unwrap } from '../platform/api/api.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { useErrorText } from '../platform/texts/use-error-text.ts'
import { useToast } from '../ui/overlay/use-toast.ts'

/** Ends the session and loads the index from the server, so that none of the member's data stays in memory. */
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
