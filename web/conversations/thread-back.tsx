import chevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import { useTranslations } from 'use-intl'
import { IconLink } from '../ui/button/icon-link.tsx'
import { Icon } from '../ui/icon.tsx'

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
