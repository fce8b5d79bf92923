import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { NoCredits } from '#web/brand/drawings/no-credits.tsx'
import { creditsPath } from '#web/credits/return-address.ts'
import type { ApiError } from '#web/platform/api/api.ts'
import { useErrorText } from '#web/platform/texts/use-error-text.ts'
import { Button, ButtonLink } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

const payable = new Set(['not_enough_credits', 'conversations_used_up'])

/**
 * The dialog for a message that the member cannot pay for. It leads to the credits, and afterwards back to the draft.
 */
export function SendRefused({ refusal, onClose }: { refusal: ApiError | null; onClose: () => void }) {
  const t = useTranslations('conversations')
  const errors = useErrorText()
  const { pathname } = useLocation()
  const open = refusal !== null && payable.has(refusal.code)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={open && refusal.code === 'conversations_used_up' ? t('used_up_title') : errors.text(refusal)}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('not_now')}
          </Button>
          <ButtonLink to={creditsPath(pathname)}>{t('buy_credits')}</ButtonLink>
        </>
      }
    >
      <div className="mx-auto mb-3 w-44">
        <NoCredits />
      </div>
      {open && refusal.code === 'conversations_used_up' && <p className="mb-2">{errors.text(refusal)}</p>}
      <p>{t('draft_kept')}</p>
    </Dialog>
  )
}
