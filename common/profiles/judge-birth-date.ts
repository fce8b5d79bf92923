import { ageOn } from './age-on.ts'

const oldest = 120

/** The message key of what is wrong with a birth date: none at all, or of somebody younger than is admitted. */
export function judgeBirthDate(
  birthDate: string,
  minAge: number,
  now: Date,
): 'date_of_birth_invalid' | 'too_young' | undefined {
  if (!isDay(birthDate)) return 'date_of_birth_invalid'
  const age = ageOn(birthDate, now)
  if (age < 0 || age > oldest) return 'date_of_birth_invalid'
  return age < minAge ? 'too_young' : undefined
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
