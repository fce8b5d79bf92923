import { ageOnDay } from '#common/profiles/age-on.ts'
import { judgeBirthDate } from '#common/profiles/judge-birth-date.ts'
import type { Ctx } from '../kernel/context.ts'
import { invalidField } from '../platform/errors.ts'
import { dayAllOver } from './search/latest-zone.ts'

/**
 * Throws for a birth date that is none, or of somebody younger than the site admits. The birthday counts once it has begun
 * all over the country, or all over the world for whom none is known, and by UTC, in which the site counts ages.
 */
export function checkBirthDate(
  ctx: Pick<Ctx, 'site' | 'now'>,
  birthDate: string,
  country: string | null | undefined,
): void {
  const { min_age } = ctx.site.settings
  const early = ageOnDay(birthDate, dayAllOver(country, ctx.now())) < min_age
  const wrong = judgeBirthDate(birthDate, min_age, ctx.now()) ?? (early ? 'too_young' : undefined)
  if (wrong) throw invalidField('date_of_birth', wrong, wrong === 'too_young' ? { min_age } : undefined)
}
