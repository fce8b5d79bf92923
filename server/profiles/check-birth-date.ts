import type { Ctx } from '../platform/context.ts'
import { invalidField } from '../platform/errors.ts'
import { ageOn } from './age-on.ts'

const oldest = 120

/** Throws for a birth date that is none, or of somebody younger than the site admits. */
export function checkBirthDate(ctx: Pick<Ctx, 'site' | 'now'>, birthDate: string): void {
  const { min_age } = ctx.site.settings
  if (!isDay(birthDate)) throw invalidField('date_of_birth', 'date_of_birth_invalid')
  const age = ageOn(birthDate, ctx.now())
  if (age < 0 || age > oldest) throw invalidField('date_of_birth', 'date_of_birth_invalid')
  if (age < min_age) throw invalidField('date_of_birth', 'too_young', { min_age })
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
