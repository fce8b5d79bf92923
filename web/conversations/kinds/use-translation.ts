import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { Message } from '#common/wire/conversations.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { translationKey, useShownTranslation } from './shown-translation.ts'

/** Shows a message's translation under it, or hides it again. */
export function useTranslate(message: Message, conversation: string) {
  const { api } = usePageData()
  const t = useTranslations('messageKinds.translate')
  const locale = useLocale()
  const queries = useQueryClient()
  const toast = useToast()
  const errors = useErrorText()
  const place = { conversation, number: message.number }
  const key = translationKey(place, locale)
  async function show() {
    try {
      const found = await unwrap(api['translation.php'].$post({ json: place }))
      if (found.from === locale || found.text === message.body) toast({ text: t('same') })
      else queries.setQueryData(key, found)
    } catch (error) {
      toast({ text: errors.text(error) })
    }
  }
  return { shown: useShownTranslation(place), show, hide: () => queries.setQueryData(key, null) }
}
