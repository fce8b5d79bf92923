import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import app from '#common/messages/en/app.json'
import errors from '#common/messages/en/errors.json'
import { ApiError, createApi, unwrap } from '../api/api.ts'
import { useErrorText } from './use-error-text.ts'

/** What is thrown where the server answers so. */
function refusal(status: number, body: object): Promise<unknown> {
  const api = createApi(async () => Response.json(body, { status }))
  return unwrap(api['user.php'].$get()).catch((error: unknown) => error)
}

function textOf(error: unknown): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ app, errors }}>
      <Words error={error} />
    </IntlProvider>,
  )
}

function Words({ error }: { error: unknown }) {
  const words = useErrorText()
  const fields = error instanceof ApiError ? Object.values(error.fields) : []
  return [words.text(error), ...fields.map((key) => words.field(key))].join(' · ')
}

test('each code has its text, with its values', async () => {
  expect(textOf(await refusal(410, { error: 'link_invalid' }))).toBe(errors.link_invalid)
  expect(textOf(await refusal(409, { error: 'too_many_passkeys', params: { max: 9 } }))).toContain('9')
  expect(textOf(new ApiError(0, {}))).toBe(app.error.offlineText)
})

test('what a newer server answers, and what nobody foresaw, has the text of an error', async () => {
  const newer = { error: 'from_next_year', fields: { horoscope: 'stars_unfit' } }
  expect(textOf(await refusal(422, newer))).toBe(`${errors.internal} · ${errors.fields.invalid_value}`)
  expect(textOf(new TypeError('x is undefined'))).toBe(errors.internal)
})
