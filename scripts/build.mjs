import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { during } from './progress.mjs'
import { root } from './project.mjs'
import { mustRun, projectEnvironment, projectNode, tool } from './run-command.mjs'
import { withProjectLock } from './with-project-lock.mjs'

const SOURCES = [
  'web',
  'common',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/vite',
  'tsconfig.json',
]
const TEST = /\.test\.tsx?$/
const stamp = join(root, 'build', 'source.sha256')

/** Builds the pages, unless the existing build was made from exactly this source. */
export async function build() {
  if (isBuilt()) return
  await withProjectLock(async () => {
    if (isBuilt()) return
    const source = hashSource()
    await during('Building the pages', () =>
      mustRun('The build', projectNode(), [tool('react-router'), 'build'], {
        env: projectEnvironment({ NODE_ENV: 'production' }),
      }),
    )
    mkdirSync(join(root, 'build'), { recursive: true })
    writeFileSync(stamp, source)
  })
}

function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSource()
}

function hashSource() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((name) => filesIn(join(root, name))).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return TEST.test(path) ? [] : [path]
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)))
}
