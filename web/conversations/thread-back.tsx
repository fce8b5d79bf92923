import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useTranslations } from 'use-intl'
import { IconLink } from '../ui/icon-link.tsx'

/** Back to the list, where there is no room for it beside the conversation. */
export function ThreadBack() {
  const t = useTranslations('conversations')
  return (
    <IconLink
      to="/chats"
      viewTransition
      label={t('back')}
      icon={<ChevronLeft size={24} aria-hidden="true" />}
      className="lg:hidden"
    />
  )
}
