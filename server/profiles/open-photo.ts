import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import { ageRefusal } from '../members/age/age-rule.ts'
import { members } from '../members/tables.ts'
import { json, nullable, oneOf, type Row, text } from '../platform/db/columns.ts'
import { joined } from '../platform/db/joined.ts'
import { rows } from '../platform/db/rows.ts'
import { type DerivedKind, derivedKinds } from '../platform/pictures/picture-work.ts'
import type { StoredFile } from '../platform/storage/storage.ts'
import { searchAllowed } from '../sites/search-allowed.ts'
import { mayLook } from './album/may-look.ts'
import { shownTo } from './relation/shown-to.ts'
import { profiles } from './tables.ts'

/** What the viewer's browser can show, and whether it asks for the thumb instead of the card. */
export type Wanted = { avif: boolean; thumb: boolean }

export type OpenedPhoto = StoredFile & { type: 'image/avif' | 'image/webp' }

const derived = z.partialRecord(z.enum(derivedKinds), z.string())
const shape = { size: oneOf(['full', 'card', 'blur']), key: text, derived: nullable(json(derived)) }

const member = joined(members)
const profile = joined(profiles)

/**
 * The file behind a photo's address, if the viewer is entitled to it now: one's own always; of others the main photo
 * and the blurred twins, and with premium the rest; private ones, blurred or not, where the owner lets the viewer look. Of others none
 * while the viewer's age is still to be made sure of. Null in every other case, so that the answer does not say which it was.
 * Where there is a smaller file of the same picture that the viewer can show, it is that one.
 */
export async function openPhoto(ctx: Ctx, name: string, wanted: Wanted): Promise<OpenedPhoto | null> {
  if (!/^[\w.-]{1,120}$/.test(name)) return null
  if (ctx.actor.kind !== 'member' && !visitorsLook(ctx)) return null
  const viewer = ctx.actor.kind === 'member' ? ctx.actor.memberId : null
  const paid = ctx.actor.kind === 'member' && ctx.actor.paid
  const others = ageRefusal(ctx) === undefined
  const [file] = await rows(
    ctx.db,
    shape,
    sql`
    select case ${name} when photo.blur_name then 'blur' when photo.card_name then 'card' else 'full' end as size,
      case ${name} when photo.blur_name then photo.blur_key when photo.card_name then photo.card_key
        else photo.full_key end as key, photo.derived
    from photo join ${member} on member.id = photo.member_id join ${profile} on profile.member_id = member.id
    where (photo.full_name = ${name} or photo.card_name = ${name} or photo.blur_name = ${name})
      and (member.id = ${viewer}::uuid or (${others}::boolean and photo.state = 'active' and ${shownTo(ctx, { member, profile })}
        and case when photo.private then ${mayLook(ctx, member.id)}
          else photo.is_main or photo.blur_name = ${name} or ${paid}::boolean end))`,
  )
  if (!file) return null
  for (const key of [...smallerKeys(file, wanted), file.key]) {
    const stored = await ctx.storage.read(key)
    if (stored) return { ...stored, type: key.endsWith('.avif') ? 'image/avif' : 'image/webp' }
  }
  return null
}

/** Lists the smaller files. Blurred twins have none: at 32 pixels AVIF's own head is larger than the picture. */
function smallerKeys({ size, derived: keys }: Row<typeof shape>, { avif, thumb }: Wanted): string[] {
  if (size === 'blur' || !keys) return []
  const kinds: DerivedKind[] = size === 'card' && thumb ? ['thumb.avif', 'thumb.webp'] : [`${size}.avif`]
  return kinds.flatMap((kind) => (avif || kind.endsWith('.webp') ? (keys[kind] ?? []) : []))
}

/**
 * Tells whether visitors may see photos. A picture's own request carries no traffic source, so either of the site's two
 * settings opens the gate.
 */
function visitorsLook(ctx: Ctx): boolean {
  return [true, false].some((trafficSource) => searchAllowed({ ...ctx, trafficSource }))
}
