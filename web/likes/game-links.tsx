import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { layers, sparkles } from '#ui/icons.ts'

/** The ways to the swipe game and the match finder. */
export function GameLinks() {
  const t = useTranslations('games')
  return (
    <div className="my-4 flex flex-wrap gap-2.5">
      <ButtonLink to="/swipe-game" variant="soft" size="sm" className="min-h-11">
        <Icon icon={layers} size={18} className="flex-none" />
        {t('swipe.title')}
      </ButtonLink>
      <ButtonLink to="/match-finder" variant="soft" size="sm" className="min-h-11">
        <Icon icon={sparkles} size={18} className="flex-none" />
        {t('finder.title')}
      </ButtonLink>
    </div>
  )
}
