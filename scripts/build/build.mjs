import { join } from 'node:path'
import { forgetBuild, isBuilt, noteBuilt, startBuilding } from './build-stamp.mjs'
import { during } from '../run/progress.mjs'
import { mustRun, projectEnvironment, projectNode, tool } from '../run/run-command.mjs'
import { withProjectLock } from './with-project-lock.mjs'

const MANIFESTS = ['package.json', 'package-lock.json', 'tsconfig.json']

/** What is built of which sources. `program` is what Node starts, `pages` what it renders and browsers load. */
const PARTS = [
  {
    name: 'program',
    sources: [
      'server',
      'common',
      'demo',
      'load',
      'scripts/build/build-program.mjs',
      'scripts/build/programs.mjs',
      ...MANIFESTS,
    ],
    command: [join('scripts', 'build', 'build-program.mjs')],
  },
  {
    name: 'pages',
    sources: [
      'web',
      'ui',
      'client',
      'common',
      'public',
      'vite.config.ts',
      'react-router.config.ts',
      'scripts/vite',
      ...MANIFESTS,
    ],
    command: [tool('react-router'), 'build'],
  },
]

/** Builds program and pages, or those named, unless the existing build was made from exactly this source and is whole. */
export async function build(names = PARTS.map(({ name }) => name)) {
  const parts = PARTS.filter(({ name }) => names.includes(name))
  if (parts.every(isBuilt)) return
  await withProjectLock(async () => {
    const stale = parts.filter((part) => !isBuilt(part))
    if (stale.length === 0) return
    await during(`Building ${stale.map(({ name }) => `the ${name}`).join(' and ')}`, () =>
      Promise.all(stale.map(buildPart)),
    )
  })
}

/** Whether a part has to be built. If so, nobody takes what there is of it for a whole build from now on. */
export function isStale(name) {
  const part = PARTS.find((one) => one.name === name)
  if (isBuilt(part)) return false
  forgetBuild(part)
  return true
}

async function buildPart(part) {
  const source = startBuilding(part)
  await mustRun(`The build of the ${part.name}`, projectNode(), part.command, {
    env: projectEnvironment({ NODE_ENV: 'production' }),
  })
  noteBuilt(part, source)
}
