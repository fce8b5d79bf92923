import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { tarjan } from './strong-components.mjs'

/** Prints how the code is divided: import cycles, crowded folders, spread features, climbing imports. */
const FRONTS = ['server', 'web', 'console', 'ui', 'client']
const ROOTS = [...FRONTS, 'common', 'demo', 'load']
/** Demo and load generator stand beside the program. */
const BESIDE = /^(demo|load)\//
const MOST_FILES = 25
const FEATURES = {
  likes: /(^|[/-])likes?\b/,
  conversations: /conversation|composer|(^|[/-])(chats?|thread)\b/,
  discounts: /discount|promotion/,
  photos: /photo/,
}
/** A page joins what crosses: its folder is no part of what its noun imports. */
const PAGE = /-page[.]tsx$/
const TEST = /[.]test[.]tsx?$|(^|\/)testing\//
const SOURCE = /[.](ts|tsx|mjs)$/

const files = ROOTS.flatMap((root) => filesOf(root)).filter((file) => SOURCE.test(file))
const sources = files.filter((file) => !TEST.test(file))
const imports = await importsOf(sources)

const inCycles = tarjan(imports).flat()
print('files in import cycles, types counted', inCycles.length, inCycles)
for (const front of FRONTS.filter((root) => sources.some((file) => file.startsWith(`${root}/`)))) {
  const folders = tarjan(betweenFolders(imports, front)).flat()
  print(`folders of ${front} that import each other`, folders.length, folders)
}
const counts = new Map()
for (const file of [...sources, ...filesOf('scripts').filter((one) => SOURCE.test(one) && !TEST.test(one))])
  counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
const crowded = [...counts].filter(([, count]) => count > MOST_FILES)
print(
  `folders of more than ${MOST_FILES} source files`,
  crowded.length,
  crowded.map(([folder, count]) => `${folder} ${count}`),
)
for (const [feature, name] of Object.entries(FEATURES)) {
  const rooms = [...new Set(sources.filter((file) => name.test(file) && !BESIDE.test(file)).map(roomOf))]
  print(`rooms that ${feature} live in`, rooms.length, rooms)
}
const specifiers = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([.#][^']*)'/g)].map((match) => match[1]),
)
const climbing = specifiers.filter((specifier) => specifier.startsWith('../../'))
print(
  'imports that climb two folders or more',
  `${climbing.length} of ${specifiers.length} (${((100 * climbing.length) / specifiers.length).toFixed(1)} %)`,
  [],
)

function filesOf(folder) {
  let entries = []
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** For each file the files of the project that it imports, by type or by value. */
async function importsOf(own) {
  const known = new Set(own)
  const roots = ROOTS.filter((root) => own.some((file) => file.startsWith(`${root}/`)))
  const { options } = (await import('../.dependency-cruiser.mjs')).default
  const { output } = await cruise(roots, { ...options, tsPreCompilationDeps: true })
  return new Map(
    output.modules
      .filter(({ source }) => known.has(source))
      .map(({ source, dependencies }) => [
        source,
        dependencies.map(({ resolved }) => resolved).filter((resolved) => known.has(resolved)),
      ]),
  )
}

function betweenFolders(graph, root) {
  const folders = new Map()
  for (const [from, to] of graph) {
    if (!from.startsWith(`${root}/`) || PAGE.test(from)) continue
    const own = folders.get(folderOf(from)) ?? []
    folders.set(folderOf(from), own)
    for (const target of to)
      if (target.startsWith(`${root}/`) && folderOf(target) !== folderOf(from)) own.push(folderOf(target))
  }
  return folders
}

/** The first folder below the root; a file in the root is a room of its own. */
function folderOf(file) {
  return file.split('/').slice(0, 2).join('/')
}

/** As far as a reader would say "it lies in": server/likes, common, web/likes. */
function roomOf(file) {
  const [root, folder] = dirname(file).split('/')
  return folder ? `${root}/${folder}` : root
}

function print(what, figure, which) {
  console.log(`${what}: ${figure}`)
  if (which.length > 0) console.log(`  ${which.join('\n  ')}`)
}
