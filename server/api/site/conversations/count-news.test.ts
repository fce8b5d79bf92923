import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { newLikesOf } from '#server/likes/queries.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const many = 5_000
const t = await createTestApp()

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}

/** Each table that a select reads, with how many rows of it and by what kind of scan. */
async function readsOf(select: SQL): Promise<Map<string, { rows: number; kinds: Set<string> }>> {
  const { rows } = await t.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (analyze, timing off, format json) select ${select}`,
  )
  const reads = new Map<string, { rows: number; kinds: Set<string> }>()
  const walk = (plan: Plan) => {
    const table = plan['Relation Name']
    if (table && plan['Actual Loops'] > 0) {
      const read = reads.get(table) ?? { rows: 0, kinds: new Set() }
      read.rows += plan['Actual Rows'] * plan['Actual Loops']
      reads.set(table, { ...read, kinds: read.kinds.add(plan['Node Type']) })
    }
    for (const inner of plan.Plans ?? []) walk(inner)
  }
  walk(rows[0]!['QUERY PLAN'][0].Plan)
  return reads
}

test('whoever is liked by thousands has as many new likes counted as the cap, each found by key', async () => {
  const { id } = await t.signUp()
  const others = await addMembers(t, many)
  await t.pool.query(
    'insert into member_like (from_id, to_id, created_at) select other, $2, $3 from unnest($1::uuid[]) as other',
    [others, id, t.clock.now()],
  )
  await t.pool.query('analyze')
  const ctx = { now: t.clock.now, site: t.sites.byId(1) } as Ctx
  const reads = await readsOf(newLikesOf(ctx, id))
  expect(reads.get('member_like')?.rows).toBe(limits.newsCap)
  for (const table of ['member_like', 'member', 'profile']) {
    expect(reads.get(table)?.rows).toBeLessThanOrEqual(limits.newsCap)
    expect([table, reads.get(table)?.kinds]).not.toEqual([table, new Set(['Seq Scan'])])
  }
})
