import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addMembers } from '#server/testing/add-members.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'

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

beforeAll(async () => {
  for (const country of ['NL', 'DE']) {
    for (const siteId of [1, 5, 6]) await addMembers(t, 4_000, { country, siteId, birthDate: '1970-01-01' })
  }
  await t.pool.query('analyze')
})

describe('the search', () => {
  it.each([
    ['localhost', '?country=NL&gender=female&min_age=18&max_age=99'],
    ['milf.localhost', ''],
    ['localhost', '?country=NL&gender=female&countryregion=NL-UT'],
  ])('on %s%s takes the partial index, few pages and a fixed number of statements', async (host, query) => {
    const { browser } = await t.signUp({ host, birthDate: '1970-01-01' })
    const statements = await statementsOf(() => browser.get(`/api/members.php${query}`))
    expect(statements.length).toBe(3)
    const [list] = statements.filter((statement) => statement.text.includes('cross join lateral'))
    const plan = await explain(list!)
    expect(indexesOf(plan)).toContainEqual(expect.stringMatching(/^profile_search/))
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(200)
  })
})
