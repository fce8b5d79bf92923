import type { Locale } from '#common/locales.ts'
import { unwrap } from '../platform/api/api.ts'
import { usePageData } from '../platform/api/use-page-data.tsx'
import { useErrorText } from '../platform/texts/use-error-text.ts'
import { useToast } from '../ui/overlay/use-toast.ts'

/** Keeps the language and loads the page anew in it: only one language's texts are ever in the browser. */
export function useChangeLanguage(): (language: Locale) => Promise<void> {
  const { api } = usePageData()
  const toast = useToast()
  const { text } = useErrorText()
  return async (language) => {
    try {
      await unwrap(api['user.php'].$put({ json: { language } }))
      window.location.reload()
    } catch (error) {
      toast({ text: text(error) })
    }
  }
}
