import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useUser } from '../platform/api/site-and-user.tsx'
import { Button } from '../ui/button/button.tsx'
import { DismissibleAlert } from '../ui/notice/dismissible-alert.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { ActivationSteps } from './activation-steps.tsx'

const smartphone = '(max-width: 767.98px)'

/**
 * Reminds a member to confirm the address (spec §4): a modal on a smartphone that has just completed the signup,
 * otherwise an alert, whose button opens the same. Loaded where it is due, with its texts.
 */
export function ActivationReminder() {
  const t = useTranslations('account.reminder')
  const app = useTranslations('app')
  const user = useUser()
  const [parameters] = useSearchParams()
  const [justCompleted] = useState(
    () => parameters.has('api_signup_complete') && window.matchMedia(smartphone).matches,
  )
  const [open, setOpen] = useState(justCompleted)
  if (!user) return null
  return (
    <>
      {!justCompleted && (
        <aside aria-label={t('title')} className="wrap w-full flex-none py-3">
          <DismissibleAlert
            name={`activation.${user.id}`}
            title={t('title')}
            dismissLabel={app('dismiss')}
            action={
              <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
                {t('button')}
              </Button>
            }
          >
            <p>{t('text')}</p>
          </DismissibleAlert>
        </aside>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('title')} closeLabel={app('dismiss')}>
        <p className="mb-4 text-muted">{t('text')}</p>
        <ActivationSteps />
      </Dialog>
    </>
  )
}
