import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/specification.md', 'utf8')
const named = [...text.matchAll(/^ {2}- `([^`]+)` "(.+)"$/gm)].map(([, file = '', name = '']) => ({
  file,
  name,
}))
const built = text.slice(0, text.indexOf('## Not built yet'))

test('every test that the list names is there, by its whole name', () => {
  const gone = named.filter(
    ({ file, name }) =>
      !existsSync(file) ||
      !["'", '"', '`'].some((quote) => readFileSync(file, 'utf8').includes(quote + name + quote)),
  )
  expect(gone).toEqual([])
})

test('every statement names a test, and every section of the specification has statements', () => {
  const statements = built.split(/^- /m).slice(1)
  expect(statements.filter((statement) => !statement.includes('\n  - `'))).toEqual([])
  const sections = [...built.matchAll(/^## (\d)\./gm)].map(([, number]) => Number(number))
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(named.length).toBeGreaterThan(statements.length)
})
