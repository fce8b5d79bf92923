import { useTranslations } from 'use-intl'
import type { Elements } from '#ui/elements.ts'
import { useTyping } from './use-typing.ts'

/** In a row of the list: that the other one types, in the place of the last message. */
export function TypingOr({ chat, children }: { chat: string; children: Elements }) {
  const t = useTranslations('chatLive')
  return useTyping(chat) ? <span className="font-semibold text-primary-text">{t('typing')}</span> : children
}
