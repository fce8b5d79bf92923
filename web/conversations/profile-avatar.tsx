import { useTranslations } from 'use-intl'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { avatarUrl } from '../profiles/card/photo-source.ts'
import { useIsOnline } from '../profiles/presence.ts'

/** A member's main photo as a round picture, once it has been approved. */
export function ProfileAvatar({ profile, size }: { profile: ProfileCard; size?: 'sm' | 'md' | 'xl' }) {
  const t = useTranslations('fields')
  const image = profile.main_image
  const online = useIsOnline(profile)
  return (
    <Avatar
      src={image?.status === 'active' ? avatarUrl(image.thumb_filename) : null}
      size={size}
      online={online ? t('online') : undefined}
    />
  )
}
