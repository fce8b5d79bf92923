import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePageData } from '#client/api/page-data.tsx'
import { hiddenWordFinder } from '#common/text/hidden-words.ts'
import { contactQuery } from '#web/profiles/contact/contact-query.ts'

/** Whether a text holds a word that the member does not want to read. */
export function useHiddenWords(): (text: string) => boolean {
  const { api } = usePageData()
  const { data } = useQuery(contactQuery(api))
  const words = data?.hidden_words
  return useMemo(() => hiddenWordFinder(words ?? []), [words])
}
