import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chosenPeople } from './chosen-people.ts'

test('every chosen portrait is there, and no other', () => {
  const files = readdirSync(new URL('./portraits/', import.meta.url)).map((name) => name.replace('.webp', ''))
  expect(files.sort()).toEqual([...new Set(Object.values(chosenPeople).flat())].sort())
})
