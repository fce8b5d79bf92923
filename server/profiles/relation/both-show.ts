import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#server/ctx/context.ts'
import { viewerOf } from './looking.ts'

/** Whether the caller is told that the joined `profile` is online: both let it be seen. */
export function onlineShown(ctx: Pick<Ctx, 'actor'>): SQL<boolean> {
  return bothShow(ctx, sql`show_online`)
}

/** Whether the caller is told what the joined `profile` has read: both let it be seen. */
export function seenShown(ctx: Pick<Ctx, 'actor'>): SQL<boolean> {
  return bothShow(ctx, sql`show_seen`)
}

function bothShow(ctx: Pick<Ctx, 'actor'>, setting: SQL): SQL<boolean> {
  const viewerId = viewerOf(ctx)
  if (viewerId === null) return sql`profile.${setting}`
  return sql`(profile.${setting} and (select ${setting} from profile own where own.member_id = ${viewerId}::uuid))`
}
