import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

type Part = { name: string; sources: string[] }
type Stamps = {
  isBuilt: (part: Part) => boolean
  startBuilding: (part: Part) => string
  noteBuilt: (part: Part, source: string) => void
}

const part = { name: 'program', sources: ['server'] }
let folder: string
let stamps: Stamps

/** A project of two files, with the scripts as they are: they work on the folder above them. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serenade-stamp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'server'))
  for (const name of ['project.mjs', join('build', 'build-stamp.mjs')])
    cpSync(join(import.meta.dirname, '..', name), join(folder, 'scripts', name))
  writeFileSync(join(folder, 'server', 'main.ts'), 'main')
  stamps = await import(pathToFileURL(join(folder, 'scripts', 'build', 'build-stamp.mjs')).href)
})

function build(): string {
  const source = stamps.startBuilding(part)
  mkdirSync(join(folder, 'build', 'program'), { recursive: true })
  writeFileSync(join(folder, 'build', 'program', 'main.js'), 'built')
  return source
}

test('a build holds for its source, and for none that was changed, added or taken away', () => {
  expect(stamps.isBuilt(part)).toBe(false)
  stamps.noteBuilt(part, build())
  expect(stamps.isBuilt(part)).toBe(true)
  // Touched, and the same.
  utimesSync(join(folder, 'server', 'main.ts'), new Date(), new Date(0))
  expect(stamps.isBuilt(part)).toBe(true)
  writeFileSync(join(folder, 'server', 'main.test.ts'), 'a test is no source')
  expect(stamps.isBuilt(part)).toBe(true)
  writeFileSync(join(folder, 'server', 'other.ts'), 'other')
  expect(stamps.isBuilt(part)).toBe(false)
  rmSync(join(folder, 'server', 'other.ts'))
  expect(stamps.isBuilt(part)).toBe(true)
  appendFileSync(join(folder, 'server', 'main.ts'), '!')
  expect(stamps.isBuilt(part)).toBe(false)
})

test('a build that was cut off does not hold, though its source is that of the one before', () => {
  stamps.noteBuilt(part, build())
  build()
  expect(stamps.isBuilt(part)).toBe(false)
})

test('a build does not hold for a source that was changed while it was made', () => {
  const source = build()
  appendFileSync(join(folder, 'server', 'main.ts'), '!')
  stamps.noteBuilt(part, source)
  expect(stamps.isBuilt(part)).toBe(false)
})

test.each(['gone', 'cut short'])('a build with a file that is %s does not hold', (how) => {
  stamps.noteBuilt(part, build())
  if (how === 'gone') rmSync(join(folder, 'build', 'program', 'main.js'))
  else writeFileSync(join(folder, 'build', 'program', 'main.js'), 'bui')
  expect(stamps.isBuilt(part)).toBe(false)
})
