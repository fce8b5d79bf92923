import { type ReactNode, useCallback } from 'react'
import { formatLocale } from '#client/texts/format-locale.ts'
import { registerTexts } from '#client/texts/messages.ts'
import { TextsProvider } from '#client/texts/texts-provider.tsx'
import { FieldValuesContext, type Values } from '#client/texts/use-error-text.ts'
import { limits } from '#common/limits.ts'
import { useSettings } from '../api/site-and-user.tsx'
import { usePageAbout } from '../page/use-page-about.ts'
import { memberTexts } from './member-texts.ts'

registerTexts(memberTexts)

/** Limits that are named in the texts of field errors. */
const bounds: Record<string, Values> = {
  name_too_short: { min: limits.nameMin },
  name_too_long: { max: limits.nameMax },
  password_too_short: { min: limits.passwordMin },
  password_too_long: { max: limits.passwordMax },
  invalid_age: { min: limits.minAge, max: limits.maxAge },
  photo_too_large: { max: limits.photoBytes / 1024 / 1024 },
  photo_too_many_pixels: { max: limits.photoMegapixels },
  photo_too_small: { min: limits.photoMinPixels },
}

/** Provides the texts in the page's language, as the visitor's country writes dates and numbers, with the site's limits. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const { locale } = usePageAbout()
  const settings = useSettings()
  const minAge = settings?.min_age ?? limits.minAge
  const valuesOf = useCallback((key: string) => ({ min_age: minAge, ...bounds[key] }), [minAge])
  return (
    <TextsProvider locale={formatLocale(locale, settings?.geoip_selected_country)}>
      <FieldValuesContext value={valuesOf}>{children}</FieldValuesContext>
    </TextsProvider>
  )
}
