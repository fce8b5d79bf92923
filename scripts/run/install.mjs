import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withProjectLock } from '../build/with-project-lock.mjs'
import { NEEDED_NODE, root } from '../project.mjs'
import { during } from './progress.mjs'
import { mustRun, projectNode } from './run-command.mjs'

const QUIET = ['--no-audit', '--no-fund']

/** Installs the packages of the lock file, unless exactly these are installed. */
export async function install() {
  if (isInstalled()) return
  await withProjectLock(async () => {
    if (isInstalled()) return
    if (!packagesMatch()) {
      // Development packages too, because the pages are built here, whatever NODE_ENV says.
      await during('Installing packages', () => npm(['ci', '--include=dev', '--include=optional', ...QUIET]))
    }
    // npm may be configured not to run install scripts, but the one that fetches Node.js must run.
    if (!hasNode()) {
      await during(`Installing Node.js ${NEEDED_NODE}`, () =>
        npm(['rebuild', 'node', '--ignore-scripts=false']),
      )
    }
    if (!hasNode()) throw new Error(`Node.js ${NEEDED_NODE} could not be installed from the npm registry.`)
  })
}

/** Installs the packages of a folder that has a lock file of its own. */
export function installFolder(folder) {
  return npm(['ci', '--prefix', folder, ...QUIET])
}

function isInstalled() {
  return packagesMatch() && hasNode()
}

/** npm writes its list of packages last, so that an interrupted installation has none. */
function packagesMatch() {
  const listed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(listed)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(listed, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (optional && !present[path]) || present[path]?.version === version,
  )
}

function hasNode() {
  const own = Number(process.versions.node.split('.')[0]) >= NEEDED_NODE
  return own || projectNode() !== process.execPath
}

function npm(args) {
  const cli = process.env.npm_execpath
  const withNpm = cli && /npm-cli\.[cm]?js$/.test(cli)
  return mustRun('npm', withNpm ? process.execPath : 'npm', withNpm ? [cli, ...args] : args, {
    env: process.env,
  })
}
