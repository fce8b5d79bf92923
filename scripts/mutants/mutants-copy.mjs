import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../project.mjs'
import { git } from './mutants-patches.mjs'

/**
 * A temporary copy of what is under version control, in which faults are planted: a run that is killed leaves nothing
 * in the developer's folder. Beside it are kept what every mutant begins with, the pages as they are built and the data
 * of a site with its community, so that each costs no more than its own fault.
 */
export async function openCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'serenade-mutants-'))
  const tree = join(folder, 'tree')
  const kept = { build: join(folder, 'build'), data: join(folder, 'data') }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const path of (await git(['ls-files', '-z'])).split('\0')) {
    if (!path || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    cpSync(join(root, path), join(tree, path))
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  if (existsSync(join(root, 'build'))) cpSync(join(root, 'build'), join(tree, 'build'), { recursive: true })
  // The scripts of the copy work on the copy.
  const scriptOf = (name) => import(pathToFileURL(join(tree, 'scripts', name)).href)
  const { build } = await scriptOf('build.mjs')
  const { runCommand, projectNode, projectEnvironment, tool } = await scriptOf('run-command.mjs')
  const environment = projectEnvironment({ NO_COLOR: '1' })
  delete environment.NODE_ENV

  function serve(data) {
    return serveSite({
      node: projectNode(),
      script: join(tree, 'scripts', 'mutants', 'mutants-site.mjs'),
      data,
      options: { cwd: tree, env: environment, stdio: ['pipe', 'pipe', 'inherit'] },
    })
  }
  return {
    build,
    environment,
    plant: ({ file }) => git(['apply', join(root, file)], tree),
    async takeOut({ file }) {
      await git(['apply', '--reverse', join(root, file)], tree)
      if (!existsSync(kept.build)) return
      rmSync(join(tree, 'build'), { recursive: true, force: true })
      cpSync(kept.build, join(tree, 'build'), { recursive: true })
    },
    /** Builds the pages without a fault, once. */
    async prepareBuild() {
      if (existsSync(kept.build)) return
      await build()
      cpSync(join(tree, 'build'), kept.build, { recursive: true })
    },
    /** Fills a site without a fault, once. */
    async prepareData() {
      if (existsSync(kept.data)) return
      const site = await serve(kept.data)
      await site.stop()
    },
    /** Serves the copy as it is now, on data of its own. */
    async serve() {
      const data = join(folder, 'site')
      rmSync(data, { recursive: true, force: true })
      cpSync(kept.data, data, { recursive: true })
      return { data, ...(await serve(data)) }
    },
    test: (args, changes) =>
      runCommand(projectNode(), [tool('vitest'), 'run', ...args], { env: { ...environment, ...changes } }),
    resultsOf: join(folder, 'results.json'),
  }
}

async function serveSite({ node, script, data, options }) {
  const child = spawn(node, [script, data], options)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const port = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      const line = /^ready on (\d+)$/m.exec(said)
      if (line) resolve(line[1])
    })
    child.once('exit', () => reject(new Error(`The site did not start.\n${said}`)))
  })
  return {
    port,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}
