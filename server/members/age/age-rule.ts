import { sql } from 'drizzle-orm'
import { type AgeAssurance, type AgeProof, ageAssurances, ageProofs } from '#common/age-assurance.ts'
import type { ErrorCode } from '#common/error-codes.ts'
import type { Site } from '#common/wire/sites.ts'
import type { Ctx, MemberCtx } from '#server/kernel/context.ts'
import { nullable, oneOf, text } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'

/** A later kind asks for more, and proves the earlier ones. */
const strength = (kind: AgeAssurance | AgeProof | null) => ageAssurances.indexOf(kind ?? 'none')

type Asked = { kind: AgeAssurance; country: string | null }

/** What the stricter of two countries asks for: the one that the member comes from now, and the one that they say to live in. */
function askedBy({ settings }: Site, countries: (string | null | undefined)[]): Asked {
  let asked: Asked = { kind: 'none', country: null }
  for (const country of countries) {
    const kind = (country && settings.age_assurance[country]) || 'none'
    if (country && strength(kind) > strength(asked.kind)) asked = { kind, country }
  }
  return asked
}

export function askedAssurance({ site, networkCountry, actor }: MemberCtx): Asked {
  return askedBy(site, [networkCountry, actor.seeker?.country])
}

/**
 * What is still to be done before the member may see others, as an error's code; undefined for nothing. A job acts for a
 * member who could act before.
 */
export function ageRefusal(ctx: Ctx): ErrorCode | undefined {
  const { actor } = ctx
  if (actor.kind !== 'member' || actor.ageProof === undefined) return undefined
  return refusalOf(askedAssurance({ ...ctx, actor }).kind, actor.ageProof)
}

function refusalOf(asked: AgeAssurance, proof: AgeProof | null): ErrorCode | undefined {
  if (strength(proof) >= strength(asked)) return undefined
  return asked === 'provider' ? 'age_unproven' : 'age_assurance_required'
}

/**
 * The same of this moment: what stays open longer than a request ends when the site's settings or the member's country have
 * changed meanwhile. Where no country asks for anything, no query is made.
 */
export async function isAgeOpenNow(ctx: MemberCtx): Promise<boolean> {
  const site = ctx.sites.byId(ctx.site.id)
  if (Object.values(site.settings.age_assurance).every((kind) => kind === 'none')) return false
  const [found] = await rows(
    ctx.db,
    { country: nullable(text), proof: nullable(oneOf(ageProofs)) },
    sql`
    select country, (select kind from age_assurance where age_assurance.member_id = profile.member_id) as proof
    from profile where member_id = ${ctx.actor.memberId}`,
  )
  const asked = askedBy(site, [ctx.networkCountry, found?.country])
  return refusalOf(asked.kind, found?.proof ?? null) !== undefined
}
