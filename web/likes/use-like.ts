import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { refreshLikes, setLikeState } from './likes-query.ts'

type Liked = Pick<ProfileCard, 'id' | 'like_state'>

/** Likes a member. Shown at once; on failure taken back, with a toast that offers to retry. */
export function useLike(): (member: Liked) => Promise<void> {
  const { api, queries } = usePageData()
  const toast = useToast()
  const t = useTranslations('likes')
  const { text: errorText } = useErrorText()
  return useCallback(
    async function like({ id, like_state }: Liked): Promise<void> {
      if (isLiked(like_state)) return
      setLikeState(queries, id, like_state === 'received' ? 'match' : 'liked')
      try {
        const result = await unwrap(api['like.php'].$post({ json: { id } }))
        setLikeState(queries, id, result.like_state)
        if (result.match) announceMatch(id, result.profile)
        void refreshLikes(queries)
      } catch (error) {
        setLikeState(queries, id, like_state)
        const again = !(error instanceof ApiError) || error.status === 0 || error.status >= 500
        const action = { label: t('retry'), onAction: () => void like({ id, like_state }) }
        toast({ text: again ? t('like_failed') : errorText(error), action: again ? action : undefined })
      }
    },
    [api, queries, toast, t, errorText],
  )
}

export function isLiked(state: ProfileCard['like_state']): boolean {
  return state === 'liked' || state === 'match'
}

const eventName = 'match'

export type Match = { id: string; card?: ProfileCard | undefined }

/** Tells the popup about a match, on whatever page the member is. Each match is shown once per page load. */
export function announceMatch(id: string, card?: ProfileCard): void {
  window.dispatchEvent(new CustomEvent<Match>(eventName, { detail: { id, card } }))
}

/** Calls the listener for each announced match. Returns a function that removes it. */
export function onMatch(listener: (match: Match) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail)
  }
  window.addEventListener(eventName, handle)
  return () => window.removeEventListener(eventName, handle)
}
