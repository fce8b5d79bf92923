import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../project.mjs'
import { mustRun, projectNode, tool } from '../run/run-command.mjs'

const TEST = /\.test\.tsx?$/
const CRAWL = /^tests\/crawl\//
const SERVER = /^(server|demo|load)\//
const STARTS_PROGRAM = /^tests\/(e2e|faults\/crash)\//
const FOLDERS = ['server', 'web', 'ui', 'client', 'common', 'demo', 'load', 'tests', 'scripts']
/** Lists of all there is. A test reaches what it names itself, not everything by way of these. */
const LISTS = new Set([
  'demo/behaviour/demo-behaviour.ts',
  'server/api/site/index.ts',
  'server/operators/run-checks.ts',
  'server/start/jobs.ts',
  'server/start/prepare-database.ts',
  'server/start/product-listeners.ts',
  'web/routes.ts',
])
/** What a change of these breaks cannot be told from imports. */
const EVERYTHING =
  /^(package(-lock)?\.json|vitest\.config\.ts|vite\.config\.ts|react-router\.config\.ts|tsconfig.*|scripts\/.*\.mjs|scripts\/vite\/.*)$/
/** Files that nothing imports, and the tests that read them. */
const READ_BY = [
  [/^server\/migrations\//, /^(server|demo|load|tests\/faults)\//],
  [/^server\/seeds\/.*\.tsv$/, /^(server\/(seeds|sites|api)|demo)\//],
  [/^common\/(messages|long-texts)\//, /^(tests\/crawl|web|common|server\/mail)\//],
  [/^public\//, /^(tests\/crawl\/|tests\/e2e\/(brands|installed-app|app-notices)|web\/brand\/)/],
  [/\.css$/, /^tests\/crawl\//],
  [/^(docs\/|README|AGENTS|ops\/)/, /^(scripts|server)\/.*\.test\.ts$/],
  [/^tests\/mutants\//, /^scripts\/mutants/],
]

/**
 * The test files that the changed files can have touched, as paths in the project, and the routes of web/routes.ts whose
 * pages they can have touched: of these alone the crawl need look at the screens. Undefined: all of them.
 */
export async function affectedBy(changed) {
  const graph = await readGraph()
  const tests = [...graph.keys()].filter((file) => TEST.test(file))
  if (changed.some((file) => EVERYTHING.test(file))) return { tests, routes: undefined }
  const touched = new Set(changed)
  const isTouched = (files) => [...files].some((file) => touched.has(file))
  const readers = READ_BY.filter(([file]) => changed.some((one) => file.test(one))).map(([, test]) => test)
  const isReader = (file) => readers.some((reader) => reader.test(file))
  const routes = readRoutes()
  const reach = createReach(graph, routes)
  const crawler = closureOf(
    [...graph.keys()].filter((file) => CRAWL.test(file)),
    (file) => (graph.get(file) ?? []).filter((other) => other.startsWith('tests/')),
  )
  const everyScreen = isReader('tests/crawl/') || isTouched(crawler)
  return {
    tests: tests.filter((test) => isReader(test) || isTouched(reach.ofTest(test))),
    routes: everyScreen
      ? undefined
      : routes.filter(({ page }) => isTouched(reach.ofPage(page))).map(({ path }) => path),
  }
}

/** Each file with those it imports. */
async function readGraph() {
  const command = [tool('depcruise'), '--output-type', 'json', ...FOLDERS]
  const output = await mustRun('The reading of imports', projectNode(), command)
  const own = (file) => FOLDERS.some((folder) => file.startsWith(`${folder}/`))
  return new Map(
    JSON.parse(output)
      .modules.filter(({ source }) => own(source))
      .map(({ source, dependencies }) => [
        source,
        // A changed type breaks no test: it breaks the check of types.
        dependencies
          .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
          .map(({ resolved }) => resolved)
          .filter(own),
      ]),
  )
}

/** Returns what a test file reaches by imports, by the addresses it names and by lying beside it, and what a page does. */
function createReach(graph, routes) {
  const imported = (file) => (LISTS.has(file) ? [] : (graph.get(file) ?? []))
  const ofPage = remembered((page) => closureOf([page, 'web/root.tsx', 'web/entry.client.tsx'], imported))
  const withApi = remembered((page) => {
    const found = ofPage(page)
    // What a page asks of the API by parts of other nouns is those nouns' tests' business.
    const own = `${page.split('/').slice(0, 2).join('/')}/`
    const endpoints = [...found].filter((file) => file.startsWith(own)).flatMap(endpointsIn)
    return closureOf([...found, ...endpoints], imported)
  })
  const named = remembered((file) => [
    ...endpointsIn(file),
    ...(opensPages(file) ? pagesIn(file, routes).flatMap((page) => [...withApi(page)]) : []),
  ])
  const ofTest = (test) => {
    // The crawl is about what is on the screen, whoever counted it; its addresses stand in a table.
    if (CRAWL.test(test)) {
      const seen = (files) => files.filter((file) => !SERVER.test(file))
      const next = (file) => [...imported(file), ...(CRAWL.test(file) ? named(file) : [])]
      return closureOf([test], (file) => seen(next(file)))
    }
    const program = STARTS_PROGRAM.test(test) ? ['server/programs/main.ts'] : []
    // What its helpers name sets the stage, and has tests of its own.
    return closureOf([test, ...named(test), ...siblingsOf(test, graph), ...program], imported)
  }
  return { ofTest, ofPage }
}

function closureOf(files, next) {
  const found = new Set(files)
  for (const file of found) for (const other of next(file)) found.add(other)
  return found
}

function remembered(compute) {
  const known = new Map()
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key))
    return known.get(key)
  }
}

/** A noun's tests use its files by the API: what lies in their folder counts as used. */
function siblingsOf(test, graph) {
  const folder = `${posix.dirname(test)}/`
  if (!/^(server|demo|load)\/[^/]+\//.test(folder) || folder.startsWith('server/api/')) return []
  return [...graph.keys()].filter((file) => file.startsWith(folder) && !TEST.test(file))
}

/** The file of each endpoint, by its name: its noun's folder is no part of the address. */
const endpointFiles = remembered(() => {
  const folder = 'server/api'
  const files = readdirSync(join(root, folder), { recursive: true })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.php.ts'))
  return new Map(files.map((file) => [posix.basename(file, '.ts'), file]))
})

/** The endpoints that a file names, as `like.php`. */
function endpointsIn(file) {
  return [...textOf(file).matchAll(/([a-z][a-z-]*\.php)/g)].flatMap(
    ([, name]) => endpointFiles().get(name) ?? [],
  )
}

/** A browser's tests, and those of the server that are about all pages. */
function opensPages(file) {
  return file.startsWith('tests/') || /^server\/[^/]+\.test\.ts$/.test(file)
}

function pagesIn(file, routes) {
  const text = textOf(file)
  return routes.filter(({ address }) => address.test(text)).map(({ page }) => page)
}

function textOf(file) {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
}

/**
 * The pages of web/routes.ts, each with an expression that finds its address in a test's text: none where any address would
 * do, as for `:token`.
 */
function readRoutes() {
  const text = textOf('web/routes.ts')
  const routes = [...text.matchAll(/route\(\s*'([^']+)',\s*'([^']+)'/g)].map(([, path, page]) => ({
    path,
    page: `web/${page}`,
    address: /^\w/.test(path) ? addressOf(path) : /(?!)/,
  }))
  const [, index] = /index\('([^']+)'\)/.exec(text) ?? []
  return index
    ? [...routes, { path: '/', page: `web/${index}`, address: /goto\(origin\)|['"`]\/['"`]/ }]
    : routes
}

/** `members/:id/chat` is found in `/members/${id}/chat` and in `'/members/7/chat'`. */
function addressOf(path) {
  const parts = path.split('/').map((part) => {
    if (part.startsWith(':')) return part.endsWith('?') ? '(/[^/\'"`\\s?#]+)?' : '/[^/\'"`\\s?#]+'
    return `/${part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`
  })
  return new RegExp(`${parts.join('')}(?=['"\`\\s?#$]|$)`, 'm')
}
