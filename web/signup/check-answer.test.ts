import { expect, test } from 'vitest'
import { type Answers, checkAnswer } from './check-answer.ts'

const today = new Date('2026-11-21T12:00:00Z')
const good: Answers = {
  message: 'Hello',
  email: 'mara@example.com',
  name: 'Mara',
  date_of_birth: '1990-05-17',
  password: 'tea by the canal',
}

test('good answers have nothing wrong with them', () => {
  for (const step of ['message', 'email', 'name', 'date_of_birth', 'password'] as const)
    expect(checkAnswer(step, good, 18, today)).toBeUndefined()
})

test.each([
  ['message', ' ', 'message_empty'],
  ['email', '', 'required'],
  ['email', 'mara@example', 'invalid_email'],
  ['email', 'mara example.com', 'invalid_email'],
  ['name', 'Mara@example.com', 'name_is_email'],
  ['email', `${'m'.repeat(65)}@example.org`, 'invalid_email'],
  ['name', '@mara', 'name_starts_with_at'],
  ['name', ' ', 'required'],
  ['name', 'ma', 'name_too_short'],
  ['name', 'm'.repeat(25), 'name_too_long'],
  ['date_of_birth', '', 'date_of_birth_required'],
  ['date_of_birth', '1990-02-31', 'date_of_birth_invalid'],
  ['date_of_birth', '1990-05-', 'date_of_birth_day'],
  ['date_of_birth', '1990--17', 'date_of_birth_month'],
  ['date_of_birth', '-05-17', 'date_of_birth_year'],
  ['date_of_birth', '90-05-17', 'date_of_birth_year'],
  ['date_of_birth', '1899-01-01', 'date_of_birth_invalid'],
  ['date_of_birth', '2030-01-01', 'date_of_birth_invalid'],
  ['date_of_birth', '2008-11-22', 'too_young'],
  ['password', 'short', 'password_too_short'],
] as const)('%s "%s" is %s', (step, answer, key) => {
  expect(checkAnswer(step, { ...good, [step]: answer }, 18, today)).toBe(key)
})

test('the least age is the site’s own, and counts to the day', () => {
  const born = (date_of_birth: string, minAge: number) =>
    checkAnswer('date_of_birth', { ...good, date_of_birth }, minAge, today)
  expect(born('2008-11-21', 18)).toBeUndefined()
  expect(born('2008-11-21', 21)).toBe('too_young')
  expect(born('2005-11-21', 21)).toBeUndefined()
})
