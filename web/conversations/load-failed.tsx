import { useTranslations } from 'use-intl'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Banner } from '#ui/notice/banner.tsx'

/** Shown in place of what could not be loaded, with a button to retry. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('conversations')
  const errors = useErrorText()
  return (
    <Banner
      tone="danger"
      urgent
      className="m-4"
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t('try_again')}
        </Button>
      }
    >
      {errors.text(error)}
    </Banner>
  )
}
