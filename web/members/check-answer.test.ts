import { expect, test } from 'vitest'
import { type Answers, checkAnswer } from './check-answer.ts'

const good: Answers = {
  email: 'mara@example.com',
  name: 'Mara',
  date_of_birth: '1990-05-17',
  password: 'tea by the canal',
}

test('good answers have nothing wrong with them', () => {
  for (const step of ['email', 'name', 'date_of_birth', 'password'] as const)
    expect(checkAnswer(step, good)).toBeUndefined()
})

test.each([
  ['email', '', 'required'],
  ['email', 'mara@example', 'invalid_email'],
  ['email', 'mara example.com', 'invalid_email'],
  ['name', 'Mara@example.com', 'name_is_email'],
  ['name', '@mara', 'name_starts_with_at'],
  ['name', 'ma', 'name_too_short'],
  ['name', 'm'.repeat(25), 'name_too_long'],
  ['date_of_birth', '', 'date_of_birth_required'],
  ['password', 'short', 'password_too_short'],
] as const)('%s "%s" is %s', (step, answer, key) => {
  expect(checkAnswer(step, { ...good, [step]: answer })).toBe(key)
})
