import { judgeBirthDate } from '#common/judge-birth-date.ts'
import type { Ctx } from '../ctx/context.ts'
import { invalidField } from '../platform/errors.ts'

/** Throws for a birth date that is none, or of somebody younger than the site admits. */
export function checkBirthDate(ctx: Pick<Ctx, 'site' | 'now'>, birthDate: string): void {
  const { min_age } = ctx.site.settings
  const wrong = judgeBirthDate(birthDate, min_age, ctx.now())
  if (wrong) throw invalidField('date_of_birth', wrong, wrong === 'too_young' ? { min_age } : undefined)
}
