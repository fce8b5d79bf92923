import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = ['web', 'ui', 'client'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(folder, file)),
)

test('every form says how the browser would send it, so that none puts what was typed into the address', () => {
  const without = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<form\b[^>]*/g)]
      .filter(([tag]) => !/\bmethod="(post|get)"/.test(tag))
      .map(([tag]) => `${file}: ${tag}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(without).toEqual([])
})
