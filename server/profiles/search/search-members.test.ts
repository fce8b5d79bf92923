import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addMembers } from '#server/testing/members/add-members.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { ageBucket } from './count-found.ts'

const t = await createTestApp()
type Statement = { text: string; values: unknown[] }

/** The statements that one request sends. */
async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const query = t.pool.query.bind(t.pool) as (...given: unknown[]) => unknown
  const spy = vi.spyOn(t.pool, 'query').mockImplementation(((...given: [{ text: string }, unknown[]]) => {
    sent.push({ text: given[0].text, values: given[1] })
    return query(...given)
  }) as never)
  await run()
  spy.mockRestore()
  return sent
}

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

async function explain({ text, values }: Statement): Promise<Plan> {
  const { rows } = await t.pool.query(`explain (analyze, buffers, format json) ${text}`, values)
  return rows[0]['QUERY PLAN'][0].Plan
}

function indexesOf(plan: Plan): string[] {
  return [plan['Index Name'] ?? '', ...(plan.Plans ?? []).flatMap(indexesOf)].filter(Boolean)
}

function scansOfProfiles(plan: Plan): string[] {
  const scan = plan['Relation Name'] === 'profile' ? [plan['Node Type']] : []
  return [...scan, ...(plan.Plans ?? []).flatMap(scansOfProfiles)]
}

function tablesOf(plan: Plan): string[] {
  return [plan['Relation Name'] ?? '', ...(plan.Plans ?? []).flatMap(tablesOf)].filter(Boolean)
}

async function indexesWithoutValues({ text }: Statement): Promise<string[]> {
  const { rows } = await t.pool.query(`explain (generic_plan, format json) ${text}`)
  return indexesOf(rows[0]['QUERY PLAN'][0].Plan)
}

/** Until nearly all rows are known to be visible to everybody, with fresh statistics of every table: each decides plans. */
async function vacuumAll(): Promise<void> {
  const tidy = async () => {
    await t.pool.query('vacuum analyze')
    const { rows } = await t.pool.query(
      `select relpages - relallvisible as unknown from pg_class where oid = 'profile'::regclass`,
    )
    // The page that was written last may be in use.
    expect(rows[0].unknown).toBeLessThan(5)
  }
  await vi.waitFor(tidy, { timeout: 20_000 })
}

beforeAll(async () => {
  for (const country of ['NL', 'DE']) {
    for (const siteId of [1, 5, 6]) await addMembers(t, 4_000, { country, siteId, birthDate: '1970-01-01' })
  }
  // As members are: all over the country.
  await t.pool.query(`
    with town as (select country, array_agg(id) as ids from city where region_id <> 'NL-UT' group by country)
    update profile set city_id = city.id, region_id = city.region_id
    from town join city using (country)
    where city.id = ids[1 + abs(hashtext(member_id::text)) % cardinality(ids)]
      and town.country = profile.country and city_id is null`)
  // Most have a photo.
  await t.pool.query(`
    insert into photo (id, member_id, position, is_main, state, width, height, placeholder, full_name, card_name,
      blur_name, full_key, card_key, blur_key, created_at)
    select gen_random_uuid(), member_id, 0, true, 'active', 1080, 1350, 'placeholder', 'full' || member_id,
      'card' || member_id, 'blur' || member_id, 'full', 'card', 'blur', created_at
    from profile where hashtext(member_id::text) % 5 <> 0`)
  await vacuumAll()
  await t.pool.query('analyze')
})

describe('the search', () => {
  it.each([
    ['localhost', '?country=NL&gender=female&min_age=18&max_age=99', 3],
    ['milf.localhost', '', 3],
    // Nobody lives there, and so there is no card to look up.
    ['localhost', '?country=NL&gender=female&countryregion=NL-UT', 2],
  ])('on %s%s takes its indexes, few pages and %i statements', async (host, query, sent) => {
    const { browser } = await t.signUp({ host, birthDate: '1970-01-01' })
    const statements = await statementsOf(() => browser.get(`/api/members.php${query}`))
    expect(statements.length).toBe(sent)
    const [list] = statements.filter((statement) => statement.text.includes('blocked as materialized'))
    const plan = await explain(list!)
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(200)
    // The plan that serves all values is the one that these get: its indexes leave no choice.
    const regional = query.includes('countryregion') ? '_region' : ''
    for (const indexes of [indexesOf(plan), await indexesWithoutValues(list!)])
      expect(indexes).toEqual(
        expect.arrayContaining([
          `profile_search${regional}`,
          `profile_count${regional}`,
          'profile_fictional',
        ]),
      )
  })
})

describe('a count of near towns', () => {
  it.each(['localhost', 'milf.localhost'])('on %s reads their index and no table', async (host) => {
    const { browser, id } = await t.signUp({ host, birthDate: '1970-01-01' })
    await t.pool.query(
      `update profile set (city_id, region_id, country) =
         (select id, region_id, country from city where name = 'Utrecht' and country = 'NL') where member_id = $1`,
      [id],
    )
    await vacuumAll()
    const statements = await statementsOf(() => browser.get('/api/members.php?distance=100&sort=active'))
    const [list] = statements.filter((statement) => statement.text.includes('blocked as materialized'))
    for (const indexes of [indexesOf(await explain(list!)), await indexesWithoutValues(list!)]) {
      expect(indexes).toContain('profile_count_city')
      expect(indexes).not.toContain('profile_count')
    }
    expect(new Set(scansOfProfiles(await explain(list!)))).toEqual(new Set(['Index Only Scan']))
  })
})

it.each(['photo=true', 'interests=tea', 'photo=true&distance=100'])(
  'a search for %s reads indexes and no table',
  async (filter) => {
    const { browser } = await t.signUp({ birthDate: '1970-01-01' })
    await vacuumAll()
    const statements = await statementsOf(() => browser.get(`/api/members.php?${filter}`))
    const [list] = statements.filter((statement) => statement.text.includes('blocked as materialized'))
    const plan = await explain(list!)
    expect(tablesOf(plan).filter((table) => !['block', 'profile'].includes(table))).toEqual([])
    expect(new Set(scansOfProfiles(plan))).toEqual(new Set(['Index Only Scan']))
  },
)

it.each([1_024, 5_840])('asks for the buckets of %i days that a count’s index has', async (wide) => {
  const dates = ['1900-01-01', '1931-08-30', '1960-02-29', '1987-05-17', '1999-12-31', '2008-11-22']
  const { rows } = await t.pool.query<{ bucket: number }>(
    `select (day - date '1900-01-01') / $2::int as bucket from unnest($1::date[]) as day`,
    [dates, wide],
  )
  expect(rows.map(({ bucket }) => bucket)).toEqual(dates.map((date) => ageBucket(date, wide)))
})
