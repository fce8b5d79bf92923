import type pg from 'pg'
import { normalName } from '#common/normal-name.ts'
import { nameKeys } from '../members/name-keys.ts'

const atOnce = 5_000

/**
 * Names get their normal form, where nobody else has it, and the keys of their look. Of members whose names looked alike
 * before, the first holds the key; the others keep their names.
 */
export async function up(client: pg.Client): Promise<void> {
  await client.query('alter table member add column name_key text, add column name_look text')
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await client.query<{ id: string; name: string }>(
      'select id, name from member where id > $1 order by id limit $2',
      [after, atOnce],
    )
    await client.query(
      `update member set name_key = given.key, name_look = given.look
       from unnest($1::uuid[], $2::text[], $3::text[]) as given (id, key, look) where member.id = given.id`,
      [
        rows.map((row) => row.id),
        rows.map((row) => nameKeys(row.name).nameKey),
        rows.map((row) => nameKeys(row.name).nameLook),
      ],
    )
    for (const { id, name } of rows) if (normalName(name) !== name) await rename(client, id, normalName(name))
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  for (const column of ['name_key', 'name_look']) {
    await client.query(`
      update member set ${column} = ${column} || ' ' || member.id
      from (select id, row_number() over (partition by site_id, ${column} order by created_at, id) as place
        from member) as alike
      where alike.id = member.id and place > 1`)
    await client.query(`alter table member alter column ${column} set not null`)
    await client.query(`create unique index member_${column} on member (${column}, site_id)`)
  }
}

async function rename(client: pg.Client, id: string, name: string): Promise<void> {
  await client.query(
    `update member set name = $2 where id = $1 and not exists (
       select from member as other where other.site_id = member.site_id and other.id <> $1
         and lower(other.name) = lower($2))`,
    [id, name],
  )
}
