import chevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { IconLink } from '../ui/icon-link.tsx'

/** Back to the list, where there is no room for it beside the conversation. */
export function ThreadBack() {
  const t = useTranslations('conversations')
  return (
    <IconLink
      to="/chats"
      viewTransition
      label={t('back')}
      icon={<Icon icon={chevronLeft} size={24} />}
      className="lg:hidden"
    />
  )
}
