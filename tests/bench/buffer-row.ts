import type { MemberCtx } from '#server/kernel/context.ts'
import type { Bench } from './bench.ts'
import { captureStatements } from './capture-statements.ts'
import { explainBuffers } from './explain-buffers.ts'
import { median } from './measure.ts'
import { limitRow, plainRow, type Row } from './row.ts'

/** A query reads no more pages of a million members' database. */
const most = 250

/** What the largest statement of each piece of work touches, and how many statements it has at most. */
export type Touched = { buffers: number[]; statements: number }

export async function countBuffers(
  { bare }: Pick<Bench, 'bare'>,
  works: { ctx: MemberCtx; work: (ctx: MemberCtx) => Promise<unknown> }[],
): Promise<Touched> {
  const buffers: number[] = []
  let statements = 0
  for (const { ctx, work } of works) {
    const sent = await captureStatements(bare, ctx, work)
    statements = Math.max(statements, sent.length)
    let largest = 0
    for (const statement of sent) largest = Math.max(largest, await explainBuffers(bare, statement))
    buffers.push(largest)
  }
  return { buffers, statements }
}

export function bufferRow(
  { members }: Pick<Bench, 'members'>,
  what: string,
  { buffers, statements }: Touched,
): Row {
  const sorted = buffers.toSorted((a, b) => a - b)
  const baseline = `worst of ${buffers.length}: ${sorted.at(-1)}; statements: ${statements}`
  const middle = median(buffers)
  return members >= 1_000_000
    ? limitRow(what, middle, { hold: most, reach: most, unit: 'buffers', baseline })
    : plainRow(what, `${middle} buffers`, baseline)
}
