import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { Profile } from '#common/wire/profiles.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { lock, lockOpen } from '#ui/icons.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { setAlbumState } from '../photo-review-query.ts'

/** On a member's page: that there are private photos, and a way to ask for them. The page brings the texts `photoReview`. */
export function PrivateAlbum({ profile }: { profile: Profile }) {
  const user = useUser()
  if (!user || user.id === profile.id || profile.private_photos === 0) return null
  return <AlbumCard profile={profile} />
}

function AlbumCard({ profile }: { profile: Profile }) {
  const t = useTranslations('photoReview.ask')
  const { mutate: ask, isPending } = useAsk(profile.id)
  const { name, album, private_photos: count } = profile
  const texts = { closed: t('text', { name }), asked: t('asked', { name }), open: t('open', { name }) }
  return (
    <section className="mt-7">
      <Card className="flex flex-wrap items-center gap-4">
        <span className="grid size-12 flex-none place-items-center rounded-full bg-primary-tint text-primary-text">
          <Icon icon={album === 'open' ? lockOpen : lock} />
        </span>
        <div className="min-w-0 flex-1 basis-50">
          <h2 className="text-16 font-bold">{t('title', { count })}</h2>
          <p role="status" className="text-14 text-muted wrap-anywhere">
            {texts[album]}
          </p>
        </div>
        {album === 'closed' && (
          <Button variant="soft" loading={isPending} onClick={() => ask()}>
            {t('button')}
          </Button>
        )}
      </Card>
    </section>
  )
}

function useAsk(id: string) {
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const words = useErrorText()
  return useMutation({
    mutationFn: () => unwrap(api['album.php'].$post({ json: { id } })),
    onSuccess: ({ state }) => setAlbumState(queries, id, state),
    onError: (error) => toast({ text: words.text(error) }),
  })
}
