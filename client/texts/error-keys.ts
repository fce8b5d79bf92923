import type { Messages, useTranslations } from 'use-intl'
import type { ApiErrorCode } from '../api/api.ts'

type FieldErrorKey = keyof Messages['errors']['fields']
type Errors = ReturnType<typeof useTranslations<'errors'>>

/** Whether `errors` has a text for a code: a newer server may send one that this build does not know. */
export function hasErrorText(code: ApiErrorCode, t: Errors): code is Exclude<ApiErrorCode, 'offline'> {
  return code !== 'offline' && t.has(code)
}

export function isFieldErrorKey(key: string, t: Errors): key is FieldErrorKey {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asks whether it is one
  return t.has(`fields.${key as FieldErrorKey}`)
}
