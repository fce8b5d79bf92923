import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chunkLists, listOf } from './chunks.ts'

const lines = Object.entries(chunkLists).flatMap(([list, named]) => named.map((line) => ({ list, line })))

test.each(lines)('$line is there', ({ line }) => {
  expect(existsSync(line)).toBe(true)
  expect(statSync(line).isDirectory()).toBe(line.endsWith('/'))
})

test.each(lines)('$line is in no list before', ({ list, line }) => {
  expect(listOf(line)).toBe(list)
})

test('no line names what another one has', () => {
  const folders = lines.filter(({ line }) => line.endsWith('/'))
  const twice = lines.filter(({ list, line }) =>
    folders.some((folder) => folder.list === list && folder.line !== line && line.startsWith(folder.line)),
  )
  expect(twice).toEqual([])
  expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length)
})
