import { useTranslations } from 'use-intl'
import type { Message } from '#common/wire/conversations.ts'
import { Icon } from '#ui/icon.tsx'
import { triangleAlert } from '#ui/icons.ts'

/** Below a message that asks for money or crypto, or to go on elsewhere: what to take care of. */
export function MessageWarning({ warning }: { warning: Message['notice'] | undefined }) {
  const t = useTranslations('chatSafety')
  if (!warning) return null
  return (
    <p className="my-1.5 flex max-w-[min(88%,560px)] items-start gap-2 rounded-card bg-warning-tint px-3 py-2 text-14">
      <Icon icon={triangleAlert} size={18} className="mt-px flex-none text-warning" />
      <span className="min-w-0">{t(`notice.${warning}`)}</span>
    </p>
  )
}
