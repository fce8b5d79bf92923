import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The nouns from right to left, as a walk passes them. */
const nouns = [
  'operators',
  'conversations',
  'likes',
  'payments',
  'promotions',
  'credits',
  'profiles',
  'moderation',
  'notifications',
  'members',
  'sites',
]

/** Folders and files from the outermost to the innermost. `common` belongs to both sides and is not among them. */
const inwards = [
  /^web\/(layouts\/|.*-page\.tsx$)/,
  ...nouns.map((noun) => new RegExp(`^web/${noun}/`)),
  /^web\/platform\//,
  /^server\/(start\/|app\.ts$)/,
  /^server\/(http|site)\//,
  /^server\/ctx\//,
  /^server\/api\//,
  ...nouns.map((noun) => new RegExp(`^server/${noun}/`)),
  /^server\/platform\//,
]

const page = readFileSync(new URL('../docs/walks.md', import.meta.url), 'utf8')

function filesOf(walk: string): string[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(walk)) ?? ''
  return [...section.matchAll(/^- `(.+)`$/gm)].flatMap(([, path]) => path ?? [])
}

function stepsBack(files: string[]): string[] {
  const depths = files
    .filter((file) => !file.startsWith('common/'))
    .map((file) => ({ file, depth: inwards.findIndex((place) => place.test(file)) }))
  expect(depths.filter(({ depth }) => depth < 0)).toEqual([])
  return depths.flatMap(({ file, depth }, at) => (depth < (depths[at - 1]?.depth ?? 0) ? file : []))
}

test.each([
  { walk: 'A message', most: 45, back: 2 },
  { walk: 'A search', most: 30, back: 0 },
])('$walk: all files exist, at most $most, and at most $back steps back', ({ walk, most, back }) => {
  const files = filesOf(walk)
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
  expect(files.length).toBeLessThanOrEqual(most)
  expect(stepsBack(files).length).toBeLessThanOrEqual(back)
})
