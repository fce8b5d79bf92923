import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = readFileSync(join(root, 'docs', 'walks.md'), 'utf8')
const farthest = 2

/** The lists of one walk: each begins where the one before has handed over by the network or the database. */
function listsOf(walk: string): string[][] {
  const section = page.split(/^## /m).find((part) => part.startsWith(walk)) ?? ''
  const paragraphs = section.split(/\n\n/).map((part) => [...part.matchAll(/^- `(.+)`/gm)])
  return paragraphs.filter((part) => part.length > 0).map((part) => part.flatMap(([, path]) => path ?? []))
}

/** The files of ours that a file imports, by type or by value. */
function importsOf(file: string): string[] {
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
  return [...text.matchAll(/(?:from |import\()'([.#][^']*)'/g)].flatMap(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier),
  )
}

/** What a file reaches by at most `steps` imports. */
function reach(file: string, steps: number): Set<string> {
  let found = new Set([file])
  for (let step = 0; step < steps; step += 1) found = new Set([...found, ...[...found].flatMap(importsOf)])
  return found
}

test.each(['A message', 'A search'])('%s: each file exists and is imported by one before it', (walk) => {
  const lists = listsOf(walk)
  const files = lists.flat()
  expect(files.length).toBeGreaterThan(5)
  expect(new Set(files).size).toBe(files.length)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const strangers = lists.flatMap((list) =>
    list.filter(
      (file, at) => at > 0 && !list.slice(0, at).some((before) => reach(before, farthest).has(file)),
    ),
  )
  expect(strangers).toEqual([])
})
