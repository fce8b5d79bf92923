import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { userQuery } from '../site/api/user-query.ts'
import { ownPhotosQuery } from './own-photos-query.ts'

/** Deletes one of the own photos and says so. */
export function useDeletePhoto() {
  const t = useTranslations('photos')
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const words = useErrorText()
  return useMutation({
    mutationFn: (id: string) => unwrap(api['photo.php'].$delete({ json: { id } })),
    onSuccess: (left) => {
      queries.setQueryData(ownPhotosQuery(api).queryKey, left)
      void queries.invalidateQueries({ queryKey: userQuery(api).queryKey })
      toast({ text: t('deleted') })
    },
    onError: (error) => toast({ text: words.text(error) }),
  })
}
