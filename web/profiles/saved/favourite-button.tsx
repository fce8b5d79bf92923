import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { Profile } from '#common/wire/profiles.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { bookmark } from '#ui/icons.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { setSaved } from './saved-query.ts'

/** Saves a member among the favourites, or takes them off. The page brings the texts `visitors`. */
export function FavouriteButton({ profile: { id, favourite } }: { profile: Profile }) {
  const t = useTranslations('visitors.favourites')
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const words = useErrorText()
  const { mutate: save, isPending } = useMutation({
    onMutate: (wanted: boolean) => setSaved(queries, id, { favourite: wanted }),
    mutationFn: (wanted: boolean) => {
      const json = { id }
      return unwrap(wanted ? api['favourite.php'].$post({ json }) : api['favourite.php'].$delete({ json }))
    },
    onSuccess: (_, wanted) => toast({ text: t(wanted ? 'saved' : 'removed') }),
    onError: (error, wanted) => {
      setSaved(queries, id, { favourite: !wanted })
      toast({ text: words.text(error) })
    },
  })
  return (
    <IconButton
      variant="photo"
      label={t('save')}
      aria-pressed={favourite}
      icon={<Icon icon={bookmark} size={20} className={favourite ? 'fill-current' : undefined} />}
      onClick={() => {
        if (!isPending) save(!favourite)
      }}
    />
  )
}
