import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectFolder } from '../program-files.ts'
import { inSource } from './source-place.ts'

test('a place in a built file is told as the place in its source', () => {
  const folder = mkdtempSync(join(tmpdir(), 'serenade-map-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const built = join(folder, 'built.js')
  const source = join(projectFolder, 'server', 'likes', 'like-member.ts')
  // The second line of the built file is the third of the source, from its fifth column on.
  writeFileSync(
    `${built}.map`,
    JSON.stringify({ version: 3, sources: [source], names: [], mappings: ';AAEI' }),
  )
  expect(inSource(`at like (file://${built}:2:7)`)).toBe('at like (server/likes/like-member.ts:3:5)')
})

test('a place that was not built stays, within the project', () => {
  expect(inSource(`at ${join(projectFolder, 'server/x.ts')}:3:4`)).toBe('at server/x.ts:3:4')
  expect(inSource('at run (node:internal/timers:1:2)')).toBe('at run (node:internal/timers:1:2)')
})
