import { createContext, useCallback, useContext } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../api/api.ts'
import { hasErrorText, isFieldErrorKey } from './error-keys.ts'

export type Values = Record<string, string | number>

/** The limits of a front end that the text of a field's error names, by the error's key. */
export const FieldValuesContext = createContext<(key: string) => Values>(() => ({}))

/**
 * Returns functions for the texts of errors: `text` for an error as a whole, `field` for the key of one field's error.
 */
export function useErrorText() {
  const t = useTranslations('errors')
  const app = useTranslations('app.error')
  const valuesOf = useContext(FieldValuesContext)
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
      const values = { ...valuesOf(key), ...params }
      return isFieldErrorKey(key, t) ? t(`fields.${key}`, values) : t('fields.invalid_value')
    },
    [t, valuesOf],
  )
  return { text, field }
}
