import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blockReads } from './block-reads.ts'

test.each([
  'sql`select from block where from_id = 1`',
  'sql`select 1 from\n      block where from_id = 1`',
  'sql`select 1 from member join block on true`',
  'sql`select 1 from member m, block where true`',
  'sql`delete from session using block where true`',
  'sql`select 1 from "block"`',
  'sql`select 1 from public.block b`',
  'ctx.db.select().from(blocks)',
  'ctx.db.select().from(members).leftJoin(blocks, on)',
  "alias(blocks, 'other')",
  'joined(blocks)',
  'ctx.db.query.blocks.findFirst()',
])('%j reads blocks', (source) => {
  expect(blockReads(source)).not.toEqual([])
})

test.each([
  'sql`insert into block (from_id, to_id) values (1, 2)`',
  'sql`delete from block where from_id = 1`',
  'ctx.db.insert(blocks).values(row)',
  'ctx.db.delete(blocks).where(mine)',
  "import { blocks } from '../blocks/tables.ts'",
  '// A member from block to block.\nconst url = 1',
  '/** Taken from block. */',
  'sql`select from login_attempt where not blocked`',
  'sql`select 1 from block_size`',
])('%j reads none', (source) => {
  expect(blockReads(source)).toEqual([])
})

test('names the lines', () => {
  expect(blockReads('const a = 1\nsql`select\n  1 from block`\n// from block\nx.from(blocks)')).toEqual([
    3, 5,
  ])
})

test('finds what the one file that may read them reads', () => {
  expect(
    blockReads(readFileSync('server/profiles/relation/blocks.ts', 'utf8')).length,
  ).toBeGreaterThanOrEqual(3)
})
