import { useTranslations } from 'use-intl'
import type { Message } from '#common/conversations.ts'

type Previewed = Pick<Message, 'kind' | 'body' | 'gift'> & { unsent?: boolean }

/** A message in one line: its text, or what it is. */
export function usePreview(): (message: Previewed) => string {
  const t = useTranslations('messageKinds.preview')
  const gifts = useTranslations('gifts.names')
  return ({ kind, body, gift, unsent }) => {
    if (unsent) return t('unsent')
    if (gift) return t('gift', { gift: gifts(gift) })
    if (kind === 'photo') return t('photo')
    return kind === 'gif' ? t('gif') : body
  }
}
