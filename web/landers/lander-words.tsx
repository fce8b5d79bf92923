import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { NicheName } from '#common/sites/niches.ts'
import { classNames } from '#ui/class-names.ts'

type LanderWordsProps = { niche: NicheName; heading: ReactNode; children?: ReactNode; className?: string }

/** For whom the lander is, its heading, and a sentence below. */
export function LanderWords({ niche, heading, children, className }: LanderWordsProps) {
  const t = useTranslations('landers')
  return (
    <div className={classNames('lander-words', className)}>
      <p className="lander-for">{t(`niches.${niche}`)}</p>
      <h1 className="display lander-heading">{heading}</h1>
      {children && <p className="lander-line">{children}</p>}
    </div>
  )
}
