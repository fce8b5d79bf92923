import { useQueryClient } from '@tanstack/react-query'
import bookmark from 'lucide/dist/esm/icons/bookmark.mjs'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Profile } from '#common/profiles.ts'
import { unwrap } from '#web/platform/api/api.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { useErrorText } from '#web/platform/texts/use-error-text.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/overlay/use-toast.ts'
import { setSaved } from './saved-query.ts'

/** Saves a member among the favourites, or takes them off. The page brings the texts `visitors`. */
export function FavouriteButton({ profile: { id, favourite } }: { profile: Profile }) {
  const t = useTranslations('visitors.favourites')
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const words = useErrorText()
  const [busy, setBusy] = useState(false)

  async function toggle(): Promise<void> {
    if (busy) return
    setBusy(true)
    setSaved(queries, id, { favourite: !favourite })
    try {
      const json = { id }
      await unwrap(favourite ? api['favourite.php'].$delete({ json }) : api['favourite.php'].$post({ json }))
      toast({ text: t(favourite ? 'removed' : 'saved') })
    } catch (error) {
      setSaved(queries, id, { favourite })
      toast({ text: words.text(error) })
    }
    setBusy(false)
  }
  return (
    <IconButton
      variant="photo"
      label={t('save')}
      aria-pressed={favourite}
      icon={<Icon icon={bookmark} size={20} className={favourite ? 'fill-current' : undefined} />}
      onClick={() => void toggle()}
    />
  )
}
