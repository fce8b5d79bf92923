import { v4 as uuidv4 } from 'uuid'
import type { TestApp } from '../start/create-test-app.ts'

type Options = {
  siteId?: number
  gender?: 'male' | 'female'
  country?: string
  birthDate?: string
  fictional?: boolean
}

/** Many members at once, as rows: each was here a second before the one before it. Answers their ids in that order. */
export async function addMembers(t: TestApp, count: number, options: Options = {}): Promise<string[]> {
  const {
    siteId = 1,
    gender = 'female',
    country = 'NL',
    birthDate = '1990-01-01',
    fictional = false,
  } = options
  const names = Array.from({ length: count }, () => `Extra ${uuidv4()}`)
  const { rows } = await t.pool.query<{ id: string }>(
    `with made as (
       insert into member (id, site_id, company_id, name, name_key, name_look, status, language, is_demo, created_at)
       select gen_random_uuid(), $1, site.company_id, name, name, name, 'active', 'en', true, $2
       from unnest($3::text[]) as name, site where site.id = $1
       returning id, site_id, company_id
     ), accounts as (
       insert into account (id, member_id, company_id) select gen_random_uuid(), id, company_id from made
     )
     insert into profile (member_id, site_id, gender, birth_date, country, is_fictional, last_active_at, created_at)
     select id, site_id, $4, $5, $6, $7, $2::timestamptz - row_number() over () * interval '1 second', $2 from made
     returning member_id as id`,
    [siteId, t.clock.now(), names, gender, birthDate, country, fictional],
  )
  return rows.map((row) => row.id)
}
