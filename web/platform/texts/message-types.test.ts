import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import texts from '#common/messages/en/app.json'
import type { Texts } from './message-types.ts'

test('a key that the English texts do not have does not compile', () => {
  const messages: Pick<Texts, 'app'> = { app: texts }
  const t = createTranslator({ locale: 'en', messages, namespace: 'app', onError: () => {} })
  expect(t('retry')).toBe(texts.retry)
  // @ts-expect-error: there is no such key.
  expect(t('retry_never')).toBe('app.retry_never')
})
