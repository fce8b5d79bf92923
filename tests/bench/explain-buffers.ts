import type pg from 'pg'
import type { Statement } from './capture-statements.ts'

type Plan = { Plan: Record<string, number>; Planning?: Record<string, number> }

/** How many shared buffers a statement's execution hits or reads, planning not counted. */
export async function explainBuffers(pool: pg.Pool, { text, values }: Statement): Promise<number> {
  const { rows } = await pool.query<{ 'QUERY PLAN': Plan[] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  )
  const { Plan: plan } = rows[0]!['QUERY PLAN'][0]!
  return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!
}
