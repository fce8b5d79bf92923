import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { ensureMessages } from '#client/texts/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { mail } from '#ui/icons.ts'
import { AlertBox } from '#ui/notice/alert-box.tsx'
import { MessagesProvider } from '#web/site/texts/messages-provider.tsx'
import type { AlertProps } from './alert-props.ts'

const smartphone = '(max-width: 767.98px)'
const loadDialog = () => import('#web/members/addresses/activation-dialog.tsx')
const ActivationDialog = lazy(async () => ({ default: (await loadDialog()).ActivationDialog }))

/**
 * Reminds a member to confirm the address (spec §4). On a smartphone that has just completed the signup the steps open
 * by themselves, as a modal. They are loaded when they open, and the reminder below says the same no second time.
 */
export function ActivationAlert({ onDismiss, className }: AlertProps) {
  const t = useTranslations('alerts.activation')
  const app = useTranslations('app')
  const page = usePageData()
  const [parameters] = useSearchParams()
  const completed = parameters.has('api_signup_complete')
  const [wanted, setWanted] = useState(false)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (!wanted && !(completed && window.matchMedia(smartphone).matches)) return
    let left = false
    // Offline the alert stays, and its button tries again.
    Promise.all([loadDialog(), ensureMessages(page, ['account'])]).then(
      () => left || setReady(true),
      () => setWanted(false),
    )
    return () => {
      left = true
    }
  }, [wanted, completed, page])
  const open = ready && (wanted || completed)
  return (
    <>
      <AlertBox
        className={classNames(className, open && 'invisible')}
        icon={<Icon icon={mail} size={20} className="text-primary-text" />}
        title={t('title')}
        dismissLabel={app('dismiss')}
        onDismiss={onDismiss}
        action={
          <Button size="sm" className="min-h-11" onClick={() => setWanted(true)}>
            {t('button')}
          </Button>
        }
      >
        <p>{t('text')}</p>
      </AlertBox>
      {open && (
        <Suspense>
          <MessagesProvider>
            <ActivationDialog
              onClose={() => {
                setReady(false)
                setWanted(false)
              }}
            />
          </MessagesProvider>
        </Suspense>
      )}
    </>
  )
}
