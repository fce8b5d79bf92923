import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const folder = 'tests/mutants'
const kinds = readdirSync(folder).map(
  (name) => /^Kind: (.+)$/m.exec(readFileSync(`${folder}/${name}`, 'utf8'))?.[1],
)

test('every planted fault still applies, and is meant for tests that are there', async () => {
  const check = promisify(execFile)(process.execPath, ['scripts/mutants.mjs', '--check'])
  expect((await check.catch((error: { stdout: string }) => error)).stdout).toBe('')
})

test('there are thirty of them at least', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(30)
})

test.each([
  'overflow in German',
  'contrast in the dark theme',
  'missing label',
  'hydration error',
  'lost message',
  'double charge',
  'leaked photo',
  'wrong plural',
  'block that leaks',
  'limit in time off by one',
  'retry charged twice',
  'form that loses what was typed',
])('two of the kind: %s', (kind) => {
  expect(kinds.filter((one) => one === kind).length).toBeGreaterThanOrEqual(2)
})
