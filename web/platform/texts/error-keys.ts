import type { useTranslations } from 'use-intl'
import type { ErrorKey, FieldErrorKey } from './message-types.ts'

type Errors = ReturnType<typeof useTranslations<'errors'>>

/** Whether there is a text for an error: a newer server may send codes that this build does not know. */
export function isErrorKey(code: string, t: Errors): code is ErrorKey {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asks whether it is one
  return t.has(code as ErrorKey)
}

export function isFieldErrorKey(key: string, t: Errors): key is FieldErrorKey {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asks whether it is one
  return t.has(`fields.${key as FieldErrorKey}`)
}
