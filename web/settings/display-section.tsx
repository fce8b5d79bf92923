import { useTranslations } from 'use-intl'
import { localeNames } from '#common/locales.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { usePageAbout } from '../site/page/use-page-about.ts'
import { themes, useTheme } from '../site/page/use-theme.ts'

export function DisplaySection() {
  const t = useTranslations('settings.display')
  const names = useTranslations('app.theme')
  const { locale } = usePageAbout()
  const [theme, chooseTheme] = useTheme()
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:px-6">
      <div className="max-w-[440px]">
        <SegmentedControl
          legend={t('theme')}
          options={themes.map((value) => ({ value, label: names(value) }))}
          value={theme}
          onChange={chooseTheme}
          block
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <span className="block text-14 font-semibold">{t('language')}</span>
          <span className="text-muted">{localeNames[locale]}</span>
        </p>
        <ButtonLink to="/lang-config" variant="outline" size="sm" className="min-h-11">
          {t('change')}
        </ButtonLink>
      </div>
    </Card>
  )
}
