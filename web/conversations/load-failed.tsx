import { useTranslations } from 'use-intl'
import { useErrorText } from '../platform/use-error-text.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

/** In the place of what could not be loaded, with the way to try again. */
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
