import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { refreshKeys, userKey } from '../site/api/user-query.ts'
import { likesKey, setLikeState } from './likes-query.ts'

type Liked = Pick<ProfileCard, 'id' | 'like_state'>

/** Takes a like back, and with it a match. Shown at once; on failure undone, with a toast that offers to retry. */
export function useUnlike(): (member: Liked) => Promise<void> {
  const { api, queries } = usePageData()
  const toast = useToast()
  const t = useTranslations('likes')
  return useCallback(
    async function unlike({ id, like_state }: Liked): Promise<void> {
      setLikeState(queries, id, like_state === 'match' ? 'received' : null)
      try {
        await unwrap(api['like.php'].$delete({ json: { id } }))
        void refreshKeys(queries, [likesKey, userKey])
      } catch {
        setLikeState(queries, id, like_state)
        const action = { label: t('retry'), onAction: () => void unlike({ id, like_state }) }
        toast({ text: t('unlike.failed'), action })
      }
    },
    [api, queries, toast, t],
  )
}
