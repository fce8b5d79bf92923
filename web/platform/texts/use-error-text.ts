import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { ApiError } from '../api/api.ts'
import { useSettings } from '../api/site-and-user.tsx'
import { hasErrorText, isFieldErrorKey } from './error-keys.ts'

type Values = Record<string, string | number>

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

/**
 * Returns functions for the texts of errors: `text` for an error as a whole, `field` for the key of one field's error.
 */
export function useErrorText() {
  const t = useTranslations('errors')
  const app = useTranslations('app.error')
  const settings = useSettings()
  const minAge = settings?.min_age ?? limits.minAge
  const text = useCallback(
    (error: unknown): string => {
      if (!(error instanceof ApiError)) return t('internal')
      if (error.code === 'offline') return app('offlineText')
      return hasErrorText(error.code, t) ? t(error.code, error.params) : t('internal')
    },
    [t, app],
  )
  const field = useCallback(
    (key: string | undefined, params: Values = {}): string | undefined => {
      if (!key) return undefined
      const values = { min_age: minAge, ...bounds[key], ...params }
      return isFieldErrorKey(key, t) ? t(`fields.${key}`, values) : t('fields.invalid_value')
    },
    [t, minAge],
  )
  return { text, field }
}
