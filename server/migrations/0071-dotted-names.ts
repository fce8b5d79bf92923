import type pg from 'pg'
import { nameKeys } from '../members/name-keys.ts'

/**
 * Names with a dot above an i look like those without it from now on. Where somebody else has the look already, both keep
 * what they have.
 */
export async function up(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string; name: string }>(
    `select id, name from member where position(U&'\\0307' in normalize(name, NFD)) > 0 order by created_at, id`,
  )
  for (const { id, name } of rows) {
    const { nameKey, nameLook } = nameKeys(name)
    for (const [column, key] of Object.entries({ name_key: nameKey, name_look: nameLook }))
      await client.query(
        `update member set ${column} = $2 where id = $1 and not exists (
           select from member as other
           where other.site_id = member.site_id and other.${column} = $2 and other.id <> $1)`,
        [id, key],
      )
  }
}
