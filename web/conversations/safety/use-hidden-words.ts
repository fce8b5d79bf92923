import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hiddenWordFinder } from '#common/text/hidden-words.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { contactQuery } from '#web/profiles/contact/contact-query.ts'

/** Whether a text holds a word that the member does not want to read. */
export function useHiddenWords(): (text: string) => boolean {
  const { api } = usePageData()
  const { data } = useQuery(contactQuery(api))
  const words = data?.hidden_words
  return useMemo(() => hiddenWordFinder(words ?? []), [words])
}
