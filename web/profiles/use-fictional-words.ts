import { useTranslations } from 'use-intl'
import { useSettings } from '../platform/api/site-and-user.tsx'

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
