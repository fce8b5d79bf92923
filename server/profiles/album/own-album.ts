import { sql } from 'drizzle-orm'
import { ageOn } from '#common/profiles/age-on.ts'
import type { Album, AlbumPerson } from '#common/profiles/photo-review.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { bool, nullable, oneOf, text, timestamp, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { isShownTo } from '../relation/shown-to.ts'

const most = 200

/** Finds who asks to see the caller's private photos and who may see them now, of those whom the caller can see. */
export async function findOwnAlbum(ctx: MemberCtx): Promise<Album> {
  const found = await rows(
    ctx.db,
    {
      id: uuid,
      name: text,
      birthDate: text,
      isFictional: bool,
      thumb: nullable(text),
      state: oneOf(['asked', 'granted']),
      askedAt: nullable(timestamp),
      expiresAt: nullable(timestamp),
    },
    sql`
    select member.id, member.name, profile.birth_date::text as "birthDate", profile.is_fictional as "isFictional",
      photo.card_name as thumb, access.state, access.asked_at as "askedAt", access.expires_at as "expiresAt"
    from album_access access join member on member.id = access.viewer_id
      join profile on profile.member_id = member.id
      left join photo on photo.member_id = member.id and photo.is_main and photo.state = 'active'
    where access.owner_id = ${ctx.actor.memberId} and access.state in ('asked', 'granted')
      and (access.expires_at is null or access.expires_at > ${ctx.now().toISOString()}::timestamptz)
      and ${isShownTo(ctx, sql`access.viewer_id`)}
    order by coalesce(access.decided_at, access.asked_at) desc, member.id limit ${most}`,
  )
  const iso = (at: string | null) => at && new Date(at).toISOString()
  const present = (row: (typeof found)[number]): AlbumPerson => ({
    id: row.id,
    name: row.name,
    age: ageOn(row.birthDate, ctx.now()),
    thumb_filename: row.thumb,
    is_fictional: row.isFictional,
    asked_at: iso(row.askedAt),
    expires_at: iso(row.expiresAt),
  })
  return {
    requests: found.filter(({ state }) => state === 'asked').map(present),
    viewers: found.filter(({ state }) => state === 'granted').map(present),
  }
}
