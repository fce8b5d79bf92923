import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db.ts'

export type AskedSession = { sessionHash: Buffer; at: Date }

/** Whether these sessions still are some: asked again by what stays open longer than a request. */
export async function sessionsLive(db: Db, asked: AskedSession[]): Promise<boolean[]> {
  const hashes = sql.param(asked.map(({ sessionHash }) => sessionHash.toString('hex')))
  const moments = sql.param(asked.map(({ at }) => at.toISOString()))
  const { rows } = await db.execute<{ lives: boolean }>(sql`
    select exists (
      select from session join member on member.id = session.member_id
      where session.token_hash = decode(asked.hash, 'hex') and session.expires_at > asked.at
        and member.status = 'active'
    ) as lives
    from unnest(${hashes}::text[], ${moments}::timestamptz[]) with ordinality as asked (hash, at, place)
    order by place`)
  return rows.map((row) => row.lives)
}
