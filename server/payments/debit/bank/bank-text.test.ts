import { expect, test } from 'vitest'
import { bankText } from './bank-text.ts'

test.each([
  ['Zoë Müller & Søn', 'Zoe Muller + Son'],
  ['Straße 5/ª — “Łódź”', 'Strasse 5/a Lodz'],
  ['  Ægir   Þór; 北京 ', 'AEgir Thor'],
  ['北京', '-'],
  ['<script>', 'script'],
])('%s is written as %s', (text, written) => {
  expect(bankText(text, 70)).toBe(written)
})

test('it is cut where the bank cuts', () => {
  expect(bankText('abcd efgh', 5)).toBe('abcd')
})
