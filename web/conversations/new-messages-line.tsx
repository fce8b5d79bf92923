import { useTranslations } from 'use-intl'

/** Stands before what came since the member last looked. */
export function NewMessagesLine({ count }: { count: number }) {
  const t = useTranslations('conversations')
  return (
    <p className="my-3 flex items-center gap-3 text-12 font-bold text-unread before:h-px before:flex-1 before:bg-unread after:h-px after:flex-1 after:bg-unread">
      {t('new_messages', { count })}
    </p>
  )
}
