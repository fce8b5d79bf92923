import { useTranslations } from 'use-intl'
import type { Message } from '#common/wire/conversations.ts'
import { useHiddenWords } from '../safety/use-hidden-words.ts'

type Previewed = Pick<Message, 'kind' | 'body' | 'gift' | 'own'> & { unsent?: boolean }

/** A message in one line: its text, or what it is. */
export function usePreview(): (message: Previewed) => string {
  const t = useTranslations('messageKinds.preview')
  const gifts = useTranslations('gifts.names')
  const hidden = useTranslations('chatSafety.hidden')
  const isHidden = useHiddenWords()
  return ({ kind, body, gift, own, unsent }) => {
    if (unsent) return t('unsent')
    if (!own && isHidden(body)) return hidden('listed')
    if (gift) return t('gift', { gift: gifts(gift) })
    if (kind === 'photo') return t('photo')
    return kind === 'gif' ? t('gif') : body
  }
}
