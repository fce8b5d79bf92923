import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { changeUser } from '#web/site/api/user-query.ts'
import { applyUnsent } from '../conversations-query.ts'

type UnsendDialogProps = { conversation: string; number: number; name: string; onClose: () => void }

/** Asks before a message is taken back. */
export function UnsendDialog({ conversation, number, name, onClose }: UnsendDialogProps) {
  const t = useTranslations('messageKinds')
  const errors = useErrorText()
  const { api } = usePageData()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => unwrap(api['message.php'].$delete({ json: { conversation, number } })),
    onSuccess: ({ credits }) => {
      applyUnsent(queries, { chat: conversation, number })
      changeUser(queries, () => ({ credits }))
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('unsend.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('unsend.keep')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={() => mutate()}>
            {t('menu.unsend')}
          </Button>
        </>
      }
    >
      {error && (
        <Banner tone="danger" urgent className="mb-3">
          {errors.text(error)}
        </Banner>
      )}
      <p>{t('unsend.text', { name })}</p>
    </Dialog>
  )
}
