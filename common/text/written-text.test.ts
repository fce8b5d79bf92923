import { expect, it } from 'vitest'
import { writtenSchema } from '../wire/basics.ts'
import { updateProfileSchema } from '../wire/profiles.ts'
import { writtenText } from './written-text.ts'

const invisible = [
  '\u200b',
  '\u2800',
  '\u3164',
  '\u00ad',
  '\u2063',
  '\u2060',
  '\u200e',
  '\ufe0f',
  '\u0301',
  '\u180e',
  '\u{e0041}',
  '\u115f',
  '\u1160',
  '\uffa0',
  '\u034f',
  '\u061c',
  '\ufeff',
  '\ufffc',
  '\u{1d159}',
  '\u{1d173}',
  '\u{16fe4}',
  '\u{13441}',
  '\u17b4',
  '\u2028',
  '\u0085',
  '\t',
  '\u00a0',
  '\u3000',
  '\u202e',
  '\u{e0100}',
]

it.each(invisible.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))(
  'U+%s alone is no text',
  (_, sign) => {
    expect(writtenText(sign)).toBe('')
    expect(writtenText(` ${sign}\n${sign} `)).toBe('')
    expect(writtenText(` a${sign}`)).toContain('a')
  },
)

it('no mixture of them is a text', () => {
  expect(writtenText(invisible.join(''))).toBe('')
})

it.each(['.', '?', '♥', '👩‍👩‍👧', '🏳️‍🌈', '1️⃣', '👍🏽', 'é', 'שלום', 'नमस्ते', 'ไทย', '한', '…', '´', '`'])(
  '%s is one',
  (sign) => {
    expect(writtenText(` ${sign} `)).toBe(sign)
  },
)

it('what a person writes is nothing where nothing can be seen, within lists too', () => {
  expect(writtenSchema(10).parse('\u3164')).toBe('')
  const prompts = [{ prompt: 'sunday_morning', answer: '\u2800\u200b' }]
  const refused = updateProfileSchema.safeParse({ prompts })
  expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toContainEqual([
    'prompts.0.answer',
    'required',
  ])
})
