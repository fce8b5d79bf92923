import { type SQL, sql } from 'drizzle-orm'
import { bool } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/db.ts'
import { rows } from '#server/platform/db/rows.ts'

export type AskedSession = { sessionHash: Buffer; at: Date }

/** The condition that there is a session with this hash (hexadecimal), and a member who may use it. */
export function sessionLives(hash: SQL, at: SQL): SQL {
  return sql`exists (
    select from session join member on member.id = session.member_id
    where session.token_hash = decode(${hash}, 'hex') and session.expires_at > ${at}
      and member.status = 'active')`
}

/** Whether these sessions still are some: asked again by what stays open longer than a request. */
export async function sessionsLive(db: Db, asked: AskedSession[]): Promise<boolean[]> {
  const hashes = sql.param(asked.map(({ sessionHash }) => sessionHash.toString('hex')))
  const moments = sql.param(asked.map(({ at }) => at.toISOString()))
  const sessions = await rows(
    db,
    { lives: bool },
    sql`
    select ${sessionLives(sql`asked.hash`, sql`asked.at`)} as lives
    from unnest(${hashes}::text[], ${moments}::timestamptz[]) with ordinality as asked (hash, at, place)
    order by place`,
  )
  return sessions.map((row) => row.lives)
}
