import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { scrollText } from '#ui/icons.ts'
import { AlertBox } from '#ui/notice/alert-box.tsx'
import { useToast } from '#ui/overlay/use-toast.ts'
import { changeUser, refreshUser } from '#web/site/api/user-query.ts'
import type { AlertProps } from './alert-props.ts'

/** Asks once about a new version of the terms. Whoever closes it has not accepted it. */
export function TermsAlert({ user, onDismiss, className }: AlertProps) {
  const t = useTranslations('alerts.terms')
  const app = useTranslations('app')
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const { text } = useErrorText()
  const { mutate: accept, isPending } = useMutation({
    mutationFn: (version: string) => unwrap(api['terms.php'].$post({ json: { version } })),
    onSuccess: () => changeUser(queries, () => ({ terms_due: null })),
    onError: (error) => {
      toast({ text: text(error) })
      // They may have changed once more meanwhile.
      return refreshUser(queries)
    },
  })
  const { terms_due: version } = user
  return (
    <AlertBox
      className={className}
      icon={<Icon icon={scrollText} size={20} className="text-primary-text" />}
      title={t('title')}
      dismissLabel={app('dismiss')}
      onDismiss={onDismiss}
      action={
        version !== null && (
          <Button size="sm" className="min-h-11" loading={isPending} onClick={() => accept(version)}>
            {t('accept')}
          </Button>
        )
      }
    >
      <p>
        {t('text')}{' '}
        <TextLink to="/pages/terms" reloadDocument target="_blank" className="inline-block py-1">
          {t('read')}
        </TextLink>
      </p>
    </AlertBox>
  )
}
