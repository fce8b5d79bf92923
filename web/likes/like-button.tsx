import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#client/boot/lazy-part.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { IconLink } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { heart as heartIcon } from '#ui/icons.ts'
import { PhotoAction } from '#ui/media/photo-marks.tsx'
import { useJoinLink } from '../members/use-join-link.ts'
import { useUser } from '../site/api/site-and-user.tsx'
import { isLiked, useLike } from './use-like.ts'

const UnlikeDialog = lazyPart(async () => ({ default: (await import('./unlike-dialog.tsx')).UnlikeDialog }))

type LikeButtonProps = {
  member: Pick<ProfileCard, 'id' | 'name' | 'like_state' | 'main_image' | 'is_fictional'>
}

/**
 * The heart on a photo. Pressed once more it asks whether to take the like back. For a visitor it links to the signup.
 */
export function LikeButton({ member }: LikeButtonProps) {
  const t = useTranslations('likes')
  const user = useUser()
  const like = useLike()
  const join = useJoinLink({ person: member, like: true })
  const [asking, setAsking] = useState(false)
  const { name, like_state } = member
  const heart = <Icon icon={heartIcon} size={22} />
  if (!user) return <IconLink {...join} variant="photo" label={t('join', { name })} icon={heart} />
  const label = { liked: 'liked', match: 'matched', received: 'like', none: 'like' } as const
  return (
    <>
      <PhotoAction
        label={t(label[like_state ?? 'none'], { name })}
        icon={heart}
        pressed={isLiked(like_state)}
        onClick={() => (isLiked(like_state) ? setAsking(true) : void like(member))}
      />
      {asking && (
        <Suspense>
          <UnlikeDialog member={member} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
