import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ApiError, ApiErrorCode } from '#client/api/api.ts'
import { lazyPart } from '#client/boot/lazy-part.ts'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { NoCredits } from '#web/brand/drawings/no-credits.tsx'
import { creditsPath } from '#web/credits/return-address.ts'
import { premiumPath } from '#web/members/premium-path.ts'
import { useRepeatLoaded } from '#web/payments/repeat/load-repeat.ts'
import { MessagesProvider } from '#web/site/texts/messages-provider.tsx'

const RepeatOffer = lazyPart(async () => ({
  default: (await import('#web/payments/repeat/repeat-offer.tsx')).RepeatOffer,
}))

const payable = new Set<ApiErrorCode>(['not_enough_credits', 'conversations_used_up'])

/**
 * The dialog for a message that the member cannot pay for. It leads to the credits, and afterwards back to the draft;
 * who has a kept card repeats the last order right here.
 */
export function SendRefused({ refusal, onClose }: { refusal: ApiError | null; onClose: () => void }) {
  const t = useTranslations('conversations')
  const alert = useTranslations('app.premiumAlert')
  const errors = useErrorText()
  const { pathname } = useLocation()
  const open = refusal !== null && payable.has(refusal.code)
  const premiumOnly = open && refusal.code === 'conversations_used_up'
  const repeat = useRepeatLoaded(open && !premiumOnly)
  return (
    <Dialog
      open={open && repeat !== null}
      onClose={onClose}
      title={premiumOnly ? t('used_up_title') : errors.text(refusal)}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('not_now')}
          </Button>
          {premiumOnly ? (
            <ButtonLink to={premiumPath(pathname)}>{alert('button')}</ButtonLink>
          ) : (
            <ButtonLink to={creditsPath(pathname)} variant={repeat ? 'outline' : 'primary'}>
              {t('buy_credits')}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="mx-auto mb-3 w-44">
        <NoCredits />
      </div>
      {premiumOnly && (
        <>
          <p className="mb-2 font-bold">{alert('title')}</p>
          <p className="mb-2">{errors.text(refusal)}</p>
        </>
      )}
      <p>{t('draft_kept')}</p>
      {repeat && (
        <Suspense>
          <MessagesProvider>
            <div className="mt-4">
              <RepeatOffer onPaid={onClose} />
            </div>
          </MessagesProvider>
        </Suspense>
      )}
    </Dialog>
  )
}
