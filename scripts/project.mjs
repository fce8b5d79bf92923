import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
/** What the program itself runs on; `npm start` installs it. */
export const NEEDED_NODE = 24

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** Ends with a readable error when this Node.js is too old to run the scripts. */
export function requireNode() {
  const version = process.versions.node
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return
  console.error(`Serenade needs Node.js ${OLDEST_NODE} or newer; this is ${version}.`)
  process.exit(1)
}
