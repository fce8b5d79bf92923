import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/button.tsx'

/** Puts back what is saved. */
export function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations('ownProfile')
  return (
    <Button variant="outline" onClick={onDiscard}>
      {t('discard')}
    </Button>
  )
}
