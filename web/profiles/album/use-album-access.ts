import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { setAlbum } from '../photo-review-query.ts'

type Person = { id: string; name: string }

/** Grants or ends somebody's sight of the own private photos. */
export function useAlbumAccess({ id, name }: Person) {
  const t = useTranslations('photoReview.album')
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const words = useErrorText()
  const { mutate, isPending } = useMutation({
    mutationFn: (choice: { days: number | null } | 'refuse') =>
      choice === 'refuse'
        ? unwrap(api['album.php'].$delete({ json: { id } }))
        : unwrap(api['album.php'].$put({ json: { id, days: choice.days } })),
    onSuccess: ({ album }, choice) => {
      setAlbum(queries, api, album)
      toast({ text: t(choice === 'refuse' ? 'ended' : 'granted', { name }) })
    },
    onError: (error) => toast({ text: words.text(error) }),
  })
  return {
    grant: (days: number | null) => mutate({ days }),
    refuse: () => mutate('refuse'),
    busy: isPending,
  }
}
