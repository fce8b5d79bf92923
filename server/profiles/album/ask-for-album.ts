import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { AppError } from '#server/platform/errors.ts'
import { findRelation } from '../queries.ts'
import { requireRelation } from '../relation/relation.ts'
import { albumRequestMail } from './album-request.mail.ts'
import { type AlbumView, viewAlbum } from './album-view.ts'

const dayMs = 86_400_000

/**
 * Asks a member to show the private photos. Asked twice, it is one request. After a refusal it reaches the member again
 * once some days have passed; until then the caller is answered as if it had. Throws `not_found` where there is no album.
 */
export async function askForAlbum(ctx: MemberCtx, ownerId: string): Promise<AlbumView> {
  const { relation } = requireRelation(await findRelation(ctx, ownerId), 'profile')
  const view = await viewAlbum(ctx, ownerId)
  if (relation.self || view.count === 0) throw new AppError('not_found')
  if (view.state === 'open') return view
  return inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const again = new Date(now.getTime() - limits.albumAskAgainDays * dayMs).toISOString()
    const asked = await rows(
      tx.db,
      { owner: uuid },
      sql`
      insert into album_access (owner_id, viewer_id, state, asked_at)
      values (${ownerId}, ${tx.actor.memberId}, 'asked', ${now.toISOString()}::timestamptz)
      on conflict (owner_id, viewer_id) do update
        set state = 'asked', asked_at = excluded.asked_at, decided_at = null, expires_at = null
        where album_access.expires_at <= excluded.asked_at
          or (album_access.state = 'refused' and album_access.decided_at <= ${again}::timestamptz)
      returning owner_id as owner`,
    )
    if (asked.length > 0)
      await queueMail(tx, albumRequestMail, { memberId: ownerId }, { from: tx.actor.memberId })
    return { ...view, state: 'asked' }
  })
}
