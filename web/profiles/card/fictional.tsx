import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { venetianMask } from '#ui/icons.ts'
import { PhotoLabel } from '#ui/media/photo-marks.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { Tag } from '#ui/notice/tag.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'

/** What the site calls its fictional profiles: its own words, or ours in the visitor's language. */
export function useFictionalWords() {
  const t = useTranslations('fields.fictional')
  const settings = useSettings()
  return {
    singular: settings?.fictional_singular || t('singular'),
    /** Inside a sentence, beside their number. */
    singularInline: settings?.fictional_singular || t('singular_inline'),
    plural: settings?.fictional_plural || t('plural'),
    warn: settings?.fictional_warning ?? true,
    icon: settings?.fictional_icon ?? true,
    site: settings?.name ?? '',
  }
}

type FictionalLabelProps = {
  /** A white pill on photos, an amber tag in lists and heads. */
  on?: 'photo' | 'surface'
}

/** Marks a profile that the site operates; drawn wherever such a profile is. */
export function FictionalLabel({ on = 'photo' }: FictionalLabelProps) {
  const { singular, icon } = useFictionalWords()
  const mask = icon ? <Icon icon={venetianMask} size={16} className="flex-none" /> : undefined
  if (on === 'photo') return <PhotoLabel icon={mask}>{singular}</PhotoLabel>
  return (
    <Tag tone="warning" icon={mask}>
      {singular}
    </Tag>
  )
}

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
          <span>{t('warning_search', { site })}</span>
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
