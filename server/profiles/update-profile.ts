import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Gender, Sexuality } from '#common/profiles/profile-fields.ts'
import type { updateProfileSchema } from '#common/wire/profiles.ts'
import { inTransaction, type MemberCtx } from '../kernel/context.ts'
import { invalidField } from '../platform/errors.ts'
import { findCity } from '../sites/queries.ts'
import { replacePrompts } from './prompts.ts'
import { profiles } from './tables.ts'

export type ProfileChanges = z.output<typeof updateProfileSchema>

/** Saves what is given of one's own profile and leaves the rest as it is. A town brings its region and country. */
export async function updateProfile(ctx: MemberCtx, changes: ProfileChanges): Promise<void> {
  const place = changes.city === undefined ? {} : await placeOf(ctx, changes.city)
  const values: Partial<typeof profiles.$inferInsert> = {
    gender: changes.gender,
    sexuality: changes.sexuality,
    relationshipStatus: changes.relationship_status,
    hairColor: changes.hair_color,
    eyeColor: changes.eye_color,
    bodyType: changes.body_type,
    tattoos: changes.tattoos,
    interests: changes.interests && [...new Set(changes.interests)],
    reason: changes.reason === '' ? null : changes.reason,
    about: changes.about === '' ? null : changes.about,
    ...place,
  }
  const { prompts } = changes
  if (!prompts && Object.values(values).every((value) => value === undefined)) return
  await inTransaction(ctx, async (tx) => {
    // Locked even when only the sentences change: two changes of them at once are one after the other.
    await tx.db
      .update(profiles)
      .set({ memberId: ctx.actor.memberId, ...values, ...wordFor(changes) })
      .where(eq(profiles.memberId, ctx.actor.memberId))
    if (prompts) await replacePrompts(tx, prompts)
  })
}

const ownSex: Record<Gender, Sexuality> = { male: 'gay', female: 'lesbian' }

/** Whoever loves the own sex is called gay or lesbian: the word follows a gender that changes alone. */
function wordFor({ gender, sexuality }: ProfileChanges) {
  if (!gender || sexuality) return {}
  return {
    sexuality: sql`case when sexuality in ('gay', 'lesbian') then ${ownSex[gender]} else sexuality end`,
  }
}

async function placeOf(ctx: MemberCtx, cityId: string) {
  const city = await findCity(ctx, Number(cityId))
  if (!city || !ctx.site.settings.countries.includes(city.country)) throw invalidField('city', 'choose_city')
  return { country: city.country, regionId: city.regionId, cityId: city.id }
}
