import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(import.meta.url)

/** Whether this code runs from `build`, where its files have other places than in the sources. */
const built = here.endsWith('.js')

/** The project's folder: the nearest one above this file that has a package.json. */
export const projectFolder = nearestProject(dirname(here))

const requireFrom = createRequire(join(projectFolder, 'package.json'))

/** The folder that `npm run build` fills. */
export const buildFolder = join(projectFolder, 'build')
export const messagesFolder = join(projectFolder, 'common', 'messages')
export const migrationsFolder = join(projectFolder, 'server', 'migrations')
export const geoFolder = join(projectFolder, 'server', 'seeds', 'geo')
export const manifestFile = join(projectFolder, 'package.json')

/**
 * The file by which a process or thread starts: its source, as `server/programs/main.ts`, or what was built of it where
 * this code was built too. scripts/build/build-program.mjs lists the sources that are built.
 */
export function programFile(source: string): string {
  if (!built) return join(projectFolder, source)
  return join(buildFolder, 'program', source.replace(/\.ts$/, '.js'))
}

/** The path of a file that an installed package brings, as `@fontsource/open-sans/package.json`. Throws where it is missing. */
export function packageFile(name: string): string {
  return requireFrom.resolve(name)
}

function nearestProject(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : nearestProject(dirname(folder))
}
