import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../project.mjs'

const TEST = /\.test\.tsx?$/
const stampOf = ({ name }) => join(root, 'build', `${name}.json`)

/**
 * Whether `build` holds the whole of this part, made from exactly these sources. The stamp is taken away before a build
 * and written after it, so that one which was cut off has none; and it lists the files, so that a missing one is noticed.
 */
export function isBuilt(part) {
  const stamp = readStamp(part)
  if (!stamp || !isWhole(stamp.files)) return false
  const looks = looksOf(part)
  if (stamp.looks === looks) return true
  if (stamp.source !== hashSource(part)) return false
  writeStamp(part, { ...stamp, looks })
  return true
}

export function forgetBuild(part) {
  rmSync(stampOf(part), { force: true })
}

/** Declares the part as not built, and returns the hash of what it is now built from. */
export function startBuilding(part) {
  forgetBuild(part)
  return hashSource(part)
}

export function noteBuilt(part, source) {
  const folder = join(root, 'build', part.name)
  const files = Object.fromEntries(filesIn(folder).map((file) => [relative(root, file), statSync(file).size]))
  // A source that changed during the build has other looks and another hash at the next start.
  writeStamp(part, { source, looks: undefined, files })
}

function readStamp(part) {
  try {
    return JSON.parse(readFileSync(stampOf(part), 'utf8'))
  } catch {
    return undefined
  }
}

/** In one go: two commands may look at the same time. */
function writeStamp(part, stamp) {
  mkdirSync(join(root, 'build'), { recursive: true })
  const next = `${stampOf(part)}.${process.pid}`
  writeFileSync(next, JSON.stringify(stamp))
  renameSync(next, stampOf(part))
}

function isWhole(files) {
  return Object.entries(files).every(
    ([file, size]) => statSync(join(root, file), { throwIfNoEntry: false })?.size === size,
  )
}

/** What can be seen of the sources without reading them: where it is the same, their contents are. */
function looksOf(part) {
  const hash = createHash('sha256')
  for (const file of sourcesOf(part)) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file)
    hash.update(`${relative(root, file)} ${size} ${mtimeMs} ${ctimeMs} ${ino}\n`)
  }
  return hash.digest('hex')
}

function hashSource(part) {
  const hash = createHash('sha256')
  for (const file of sourcesOf(part)) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function sourcesOf({ sources }) {
  return sources
    .flatMap((name) => filesIn(join(root, name)))
    .filter((file) => !TEST.test(file))
    .sort()
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)))
}
