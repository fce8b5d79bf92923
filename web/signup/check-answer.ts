import { limits } from '#common/limits.ts'
import { judgeBirthDate } from '#common/profiles/judge-birth-date.ts'
import { fixedForm } from '#common/text/fixed-form.ts'
import { normalName } from '#common/text/normal-name.ts'
import { normalPassword } from '#common/text/normal-password.ts'
import { writtenText } from '#common/text/written-text.ts'
import type { AccountStep } from './steps.ts'

export type Answers = Record<AccountStep, string>

const emailShape = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/

/** The message key of what is plainly wrong with an answer; the server judges the rest. */
export function checkAnswer(
  step: AccountStep,
  answers: Answers,
  minAge: number,
  now = new Date(),
): string | undefined {
  const given = normalAnswer(step, answers)
  switch (step) {
    case 'message':
      return given ? undefined : 'message_empty'
    case 'email':
      if (!given) return 'required'
      return emailShape.test(given) && given.length <= limits.emailMax ? undefined : 'invalid_email'
    case 'name':
      return checkName(given, fixedForm(answers.email))
    case 'date_of_birth':
      return checkBirthDate(given, minAge, now)
    case 'password':
      if (given.length < limits.passwordMin) return 'password_too_short'
      return given.length > limits.passwordMax ? 'password_too_long' : undefined
  }
}

function normalAnswer(step: AccountStep, answers: Answers): string {
  if (step === 'password') return normalPassword(answers.password)
  if (step === 'email') return fixedForm(answers.email)
  return step === 'name' ? normalName(answers.name) : writtenText(answers[step])
}

function checkName(name: string, email: string): string | undefined {
  if (!name) return 'required'
  if (name.toLowerCase() === email.toLowerCase()) return 'name_is_email'
  if (name.startsWith('@')) return 'name_starts_with_at'
  if (name.includes('@')) return 'name_invalid'
  if (name.length < limits.nameMin) return 'name_too_short'
  return name.length > limits.nameMax ? 'name_too_long' : undefined
}

/** An ISO date whose parts can be missing; the key of one that is missing names it. */
function checkBirthDate(given: string, minAge: number, now: Date): string | undefined {
  if (!given) return 'date_of_birth_required'
  const [year = '', month, day] = given.split('-')
  if (!day) return 'date_of_birth_day'
  if (!month) return 'date_of_birth_month'
  return year.length < 4 ? 'date_of_birth_year' : judgeBirthDate(given, minAge, now)
}
