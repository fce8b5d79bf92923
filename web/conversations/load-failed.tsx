import { useTranslations } from 'use-intl'
import { useErrorText } from '../platform/texts/use-error-text.ts'
import { Button } from '../ui/button/button.tsx'
import { Banner } from '../ui/notice/banner.tsx'

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
