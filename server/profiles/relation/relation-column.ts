import { type SQL, sql } from 'drizzle-orm'
import { blockedBy, blockersOf } from './blocks.ts'
import { type Looking, viewerOf } from './looking.ts'
import { presence, wroteTo } from './presence.ts'
import type { Relation } from './relation.ts'

/** The relation of the caller to the joined `member` and `profile`, as one column. */
export function relationColumn(ctx: Looking): SQL<Relation> {
  const viewerId = viewerOf(ctx)
  const { inPool, standing, complete, open } = presence(ctx, viewerId)
  const self = viewerId === null ? sql`false` : sql`member.id = ${viewerId}::uuid`
  const blocks =
    viewerId === null ? sql`false` : sql`exists (${blockersOf(viewerId)} and from_id = member.id)`
  const blocked = viewerId === null ? sql`false` : sql`exists (${blockedBy(viewerId)} and to_id = member.id)`
  return sql`json_build_object('self', ${self}, 'inPool', ${inPool}, 'standing', ${standing}, 'complete', ${complete},
    'open', ${open}, 'answerable', (member.email_confirmed_at is not null or member.is_demo
      or not ${viewerId === null ? sql`false` : wroteTo(ctx, viewerId)}), 'blocksViewer', ${blocks}, 'blockedByViewer', ${blocked})`
}
