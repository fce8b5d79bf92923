import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useDeletePhoto } from '../use-delete-photo.ts'

/** Asks before one of the own photos is deleted. Open while it has an id. */
export function DeletePhotoDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const t = useTranslations('photos')
  const app = useTranslations('app')
  const { mutate: remove, isPending } = useDeletePhoto()
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={t('manage.delete_title')}
      closeLabel={app('dismiss')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('manage.keep')}
          </Button>
          <Button
            variant="danger"
            loading={isPending}
            onClick={() => {
              if (id) remove(id, { onSettled: onClose })
            }}
          >
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t('manage.delete_text')}</p>
    </Dialog>
  )
}
