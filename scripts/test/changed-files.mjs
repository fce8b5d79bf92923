import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../project.mjs'
import { projectEnvironment, runCommand } from '../run/run-command.mjs'

const green = join(root, 'tests', 'results', 'green')

/** Remembers the sources as they are now, uncommitted ones included, as those with which the whole run has passed. */
export async function noteGreen() {
  const tree = await treeOf()
  if (!tree) return
  mkdirSync(dirname(green), { recursive: true })
  writeFileSync(green, tree)
}

/**
 * The files that differ from a commit, or from the last whole run that has passed here, uncommitted ones included. Throws
 * where there is neither.
 */
export async function changedFiles(since) {
  const before = since ?? lastGreen()
  const { code, output } = await git(['diff', '--name-only', '--no-renames', before, await treeOf()])
  if (code !== 0) throw new Error(`What has changed since ${before} cannot be told.\n${output.trim()}`)
  return output.split('\n').filter(Boolean)
}

function lastGreen() {
  if (existsSync(green)) return readFileSync(green, 'utf8').trim()
  throw new Error(
    'No whole run has passed here yet. Name a commit to compare with: npm test -- changed --since main',
  )
}

/** The name of a git tree of all that is not ignored. It is made by an index of its own, so that the real one stays as it is. */
async function treeOf() {
  const index = join(tmpdir(), `serenade-index-${process.pid}`)
  const env = projectEnvironment({ GIT_INDEX_FILE: index })
  try {
    await git(['add', '--all'], env)
    const { code, output } = await git(['write-tree'], env)
    return code === 0 ? output.trim() : undefined
  } finally {
    rmSync(index, { force: true })
  }
}

function git(words, env = projectEnvironment()) {
  return runCommand('git', words, { env })
}
