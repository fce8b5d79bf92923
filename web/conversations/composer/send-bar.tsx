import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '#client/api/api.ts'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { creditsPath } from '#web/credits/return-address.ts'
import { PremiumAlert } from '#web/members/premium-alert.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { CostMark } from './cost-mark.tsx'

type SendBarProps = {
  cost: number
  /** Nothing is chosen yet. */
  disabled?: boolean
  loading: boolean
  onSend: () => void
}

/** The foot of a sheet that sends something: what it costs, what is left, and the button; or the way to credits. */
export function SendBar({ cost, disabled = false, loading, onSend }: SendBarProps) {
  const t = useTranslations('conversations')
  const user = useUser()
  const { pathname } = useLocation()
  const short = user !== null && user.credits < cost
  return (
    <div className="grid w-full gap-2">
      <p className="text-center text-14 text-muted">{user && t('balance', { n: user.credits })}</p>
      {short ? (
        <ButtonLink to={creditsPath(pathname)} block>
          {t('buy_credits')}
        </ButtonLink>
      ) : (
        <Button
          block
          disabled={disabled}
          loading={loading}
          onClick={onSend}
          aria-label={cost > 0 ? t('send_for', { n: cost }) : t('send')}
        >
          {t('send')}
          <CostMark cost={cost} />
        </Button>
      )}
    </div>
  )
}

/** Why something could not be sent. What was chosen is still there, and another try is the same one. */
export function SendProblem({ error }: { error: Error | null }) {
  const errors = useErrorText()
  if (!error) return null
  if (error instanceof ApiError && error.code === 'conversations_used_up')
    return <PremiumAlert className="mb-3">{errors.text(error)}</PremiumAlert>
  const [field] = error instanceof ApiError ? Object.values(error.fields) : []
  return (
    <Banner tone="danger" urgent className="mb-3">
      {field ? errors.field(field, error instanceof ApiError ? error.params : {}) : errors.text(error)}
    </Banner>
  )
}
