import venetianMask from 'lucide/dist/esm/icons/venetian-mask.mjs'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { Banner } from '../ui/notice/banner.tsx'
import { useFictionalWords } from './use-fictional-words.ts'

type FictionalNoteProps = {
  /** About one profile, or about those that stand among the people of a search. */
  about?: 'profile' | 'search'
  className?: string
}

/** Says what a fictional profile is, where the site has not switched the note off. */
export function FictionalNote({ about = 'profile', className }: FictionalNoteProps) {
  const t = useTranslations('fields.fictional')
  const { warn, site } = useFictionalWords()
  if (!warn) return null
  const icon = <Icon icon={venetianMask} size={20} className="flex-none text-warning" />
  if (about === 'search')
    return (
      <p className={className}>
        <span className="flex items-start gap-2 text-14 text-muted">
          {icon}
          {t('warning_search', { site })}
        </span>
      </p>
    )
  return (
    <Banner tone="warning" icon={icon} className={className}>
      <p className="font-bold">{t('warning_title')}</p>
      <p>{t('warning', { site })}</p>
    </Banner>
  )
}
