import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '#web/platform/api/api.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { useErrorText } from '#web/platform/texts/use-error-text.ts'
import { useToast } from '#web/ui/overlay/use-toast.ts'
import { setAlbum } from '../photo-review-query.ts'

/** Grants or ends somebody's sight of the own private photos. */
export function useAlbumAccess(id: string) {
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const words = useErrorText()
  const { mutate, isPending } = useMutation({
    mutationFn: (choice: { days: number | null } | 'refuse') =>
      choice === 'refuse'
        ? unwrap(api['album.php'].$delete({ json: { id } }))
        : unwrap(api['album.php'].$put({ json: { id, days: choice.days } })),
    onSuccess: ({ album }) => setAlbum(queries, api, album),
    onError: (error) => toast({ text: words.text(error) }),
  })
  return {
    grant: (days: number | null) => mutate({ days }),
    refuse: () => mutate('refuse'),
    busy: isPending,
  }
}
