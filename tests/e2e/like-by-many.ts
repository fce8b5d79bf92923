import { onDatabase } from './on-database.ts'

/** Lets so many members of the site like one, a minute apart: the demo's, who are its oldest. */
export async function likeByMany(memberId: string, count: number): Promise<void> {
  await onDatabase(async (client) => {
    const { rowCount } = await client.query(
      `insert into member_like (from_id, to_id, created_at)
       select liker.id, me.id, now() - row_number() over (order by liker.id) * interval '1 minute'
       from member me join member liker on liker.site_id = me.site_id and liker.id <> me.id
       join profile on profile.member_id = liker.id
       where me.id = $1 and not profile.is_fictional
       order by liker.created_at, liker.id limit $2`,
      [memberId, count],
    )
    if (rowCount !== count) throw new Error(`only ${rowCount} members could like`)
  })
}
