import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import texts from '#common/messages/en/app.json'
import { memberPageLoader } from '../api/page-loader.ts'
import type { Texts } from './message-types.ts'

test('a key that the English texts do not have does not compile', () => {
  const messages: Pick<Texts, 'app'> = { app: texts }
  const t = createTranslator({ locale: 'en', messages, namespace: 'app', onError: () => {} })
  expect(t('retry')).toBe(texts.retry)
  // @ts-expect-error: there is no such key.
  expect(t('retry_never')).toBe('app.retry_never')
})

test('a page’s namespace that is misspelt does not compile', () => {
  const load = memberPageLoader(['members', 'account'])
  expect(load).toBeTypeOf('function')
  // @ts-expect-error: there are no such texts.
  expect(memberPageLoader(['membrs'])).toBeTypeOf('function')
  // @ts-expect-error: a mail's texts are the server's.
  expect(memberPageLoader(['accountMail'])).toBeTypeOf('function')
})
