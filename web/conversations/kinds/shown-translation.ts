import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import type { MessageTranslation } from '#common/wire/conversations.ts'

export type Place = { conversation: string | undefined; number: number }

export const translationKey = ({ conversation, number }: Place, locale: string) =>
  ['translation', conversation, number, locale] as const

/** What was asked for of a message; null where it is hidden again. */
export function useShownTranslation(place: Place): MessageTranslation | null {
  const locale = useLocale()
  const { data } = useQuery<MessageTranslation | null>({
    queryKey: translationKey(place, locale),
    queryFn: () => null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
