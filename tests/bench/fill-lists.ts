import type { Bench } from './bench.ts'

const perViewer = 2_000

/**
 * Visits and favourites, which the loader leaves alone: two of each for every member, as a table of that size has, and
 * thousands for each viewer, as somebody popular has. Filled once for a database.
 */
export async function fillLists({ bare, viewers }: Pick<Bench, 'bare' | 'viewers'>): Promise<void> {
  await fill(bare, 'visit (member_id, visitor_id, visited_at)', 'visit')
  await fill(bare, 'favourite (owner_id, member_id, created_at)', 'favourite')
  const ids = viewers.map(({ ctx }) => ctx.actor.memberId)
  for (const into of [
    'visit (member_id, visitor_id, visited_at)',
    'favourite (owner_id, member_id, created_at)',
  ])
    await bare.query(
      `insert into ${into}
       select viewer.id, other.member_id, now() - other.number * interval '17 minutes'
       from unnest($1::uuid[]) with ordinality as viewer (id, nth)
       join (select member_id, row_number() over (order by md5(member_id::text)) as number from profile
         where site_id = 1 limit ${perViewer}) as other on other.member_id <> viewer.id
       on conflict do nothing`,
      [ids],
    )
  await bare.query('vacuum (analyze) visit')
  await bare.query('vacuum (analyze) favourite')
}

async function fill(bare: Bench['bare'], into: string, table: string): Promise<void> {
  const { rows } = await bare.query(`select from ${table} limit 1`)
  if (rows.length > 0) return
  await bare.query(
    `with numbered as (
       select member_id, row_number() over (order by md5(member_id::text)) as number from profile where site_id = 1
     )
     insert into ${into}
     select one.member_id, other.member_id, now() - (one.number % 40000) * interval '1 minute'
     from numbered one cross join (values (1), (7)) as step (further)
     join numbered other on other.number = one.number + further
     on conflict do nothing`,
  )
}
