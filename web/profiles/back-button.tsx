import chevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'

/** On a phone the photo reaches the top, and this is the way back; to the search when there is nothing to go back to. */
export function BackButton() {
  const t = useTranslations('profiles.profile')
  const navigate = useNavigate()
  function goBack() {
    // React Router's count of the pages before this one.
    const { idx }: { idx?: number } = window.history.state ?? {}
    if (idx) void navigate(-1)
    else void navigate('/members')
  }
  return (
    <IconButton
      variant="photo"
      label={t('back')}
      icon={<Icon icon={chevronLeft} size={24} />}
      onClick={goBack}
      className="absolute! top-6 left-3 z-4 md:hidden!"
    />
  )
}
