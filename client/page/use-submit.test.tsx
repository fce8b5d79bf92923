import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import app from '#common/messages/en/app.json'
import errors from '#common/messages/en/errors.json'
import { ApiError } from '../api/api.ts'
import { useSubmit } from './use-submit.ts'

/** What the form says where the server refused it, as it is rendered for a browser without scripts. */
function said(refused: ApiError): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ app, errors }}>
      <Form refused={refused} />
    </IntlProvider>,
  )
}

function Form({ refused }: { refused: ApiError }) {
  const form = useSubmit<'email' | 'note'>(['email'], async () => {}, { refused })
  const words = { problem: form.problem, email: form.field('email'), note: form.field('note') }
  return Object.entries(words).flatMap(([name, text]) => (text ? [`${name}: ${text}. `] : []))
}

const invalid = (fields: Record<string, string>) => new ApiError(422, { error: 'invalid', fields })

test('what is wrong with a required field stands there alone', () => {
  expect(said(invalid({ email: 'invalid_email' }))).toBe(`email: ${errors.fields.invalid_email}. `)
})

test('what is wrong with another field is said of the form too, and so is all that is of no field', () => {
  expect(said(invalid({ note: 'too_long' }))).toBe(
    `problem: ${errors.invalid}. note: ${errors.fields.too_long}. `,
  )
  expect(said(new ApiError(0, {}))).toBe(`problem: ${app.error.offlineText}. `)
})

test('a part of a field is one of it', () => {
  expect(said(invalid({ 'email.0': 'required' }))).toBe(`email: ${errors.fields.required}. `)
})
