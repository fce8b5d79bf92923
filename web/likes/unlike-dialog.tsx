import { useTranslations } from 'use-intl'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useUnlike } from './use-unlike.ts'

type UnlikeDialogProps = {
  member: Pick<ProfileCard, 'id' | 'name' | 'like_state'>
  onClose: () => void
  /** The like was taken back. */
  onUnliked?: () => void
}

export function UnlikeDialog({ member, onClose, onUnliked }: UnlikeDialogProps) {
  const t = useTranslations('likes')
  const unlike = useUnlike()
  function confirm() {
    void unlike(member)
    onClose()
    onUnliked?.()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('unlike.title')}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('unlike.keep')}
          </Button>
          <Button variant="outline" onClick={confirm}>
            {t('unlike.confirm')}
          </Button>
        </>
      }
    >
      <p>{t(member.like_state === 'match' ? 'unlike.text_match' : 'unlike.text', { name: member.name })}</p>
    </Dialog>
  )
}
