import { sql } from 'drizzle-orm'
import type { Ctx } from '../ctx/context.ts'
import { text } from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'
import type { StoredFile } from '../platform/storage/storage.ts'
import { searchAllowed } from '../sites/search-allowed.ts'
import { mayLook } from './album/may-look.ts'
import { shownTo } from './relation.ts'

/**
 * The file behind a photo's address, if the viewer is entitled to it now: one's own always; of others the main photo
 * and the blurred twins, and with premium the rest; private ones, blurred or not, where the owner lets the viewer look. Null in every other case, so that the answer does not say which it was.
 */
export async function openPhoto(ctx: Ctx, name: string): Promise<StoredFile | null> {
  if (!/^[\w.-]{1,120}$/.test(name)) return null
  if (ctx.actor.kind === 'visitor' && !visitorsLook(ctx)) return null
  const viewer = ctx.actor.kind === 'member' ? ctx.actor.memberId : null
  const paid = ctx.actor.kind === 'member' && ctx.actor.paid
  const [file] = await rows(
    ctx.db,
    { key: text },
    sql`
    select case ${name} when photo.blur_name then photo.blur_key when photo.card_name then photo.card_key
             else photo.full_key end as key
    from photo join member on member.id = photo.member_id join profile on profile.member_id = member.id
    where (photo.full_name = ${name} or photo.card_name = ${name} or photo.blur_name = ${name})
      and (member.id = ${viewer}::uuid or (photo.state = 'active' and ${shownTo(ctx)}
        and case when photo.private then ${mayLook(ctx, sql`member.id`)}
          else photo.is_main or photo.blur_name = ${name} or ${paid}::boolean end))`,
  )
  return file ? ctx.storage.read(file.key) : null
}

/** A picture's own request carries no traffic source, so either of the site's two settings opens the gate. */
function visitorsLook(ctx: Ctx): boolean {
  return [true, false].some((trafficSource) => searchAllowed({ site: ctx.site, trafficSource }))
}
