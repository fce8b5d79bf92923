import type { TestApp } from '../start/create-test-app.ts'

/** Writes a block of one member by another. */
export async function block(t: TestApp, fromId: string, toId: string): Promise<void> {
  await t.pool.query(
    'insert into block (from_id, to_id, company_id, created_at) select id, $2, company_id, $3 from member where id = $1',
    [fromId, toId, t.clock.now()],
  )
}
