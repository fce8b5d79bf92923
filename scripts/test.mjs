import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build/build.mjs'
import { requireNode, root } from './project.mjs'
import { install } from './run/install.mjs'
import { say, seconds } from './run/progress.mjs'
import { reportFailure } from './run/report-failure.mjs'
import { projectEnvironment, projectNode, runCommand, tool } from './run/run-command.mjs'
import { affectedBy } from './test/affected-tests.mjs'
import { findBrowsers } from './test/browser.mjs'
import { changedFiles, noteGreen } from './test/changed-files.mjs'
import { forgetTimes, tableOfTimes } from './test/table-of-times.mjs'
import { valkey } from './test/valkey.mjs'

const STEPS = ['verify', 'unit', 'api', 'build', 'faults', 'styleguide', 'e2e', 'release']
/** Each of these is a project of Vitest. */
const PROJECTS = ['unit', 'api', 'faults', 'styleguide', 'e2e', 'release']
const BROWSING = ['styleguide', 'e2e', 'release']
/** Run by name only: one's page is built in development mode, which takes minutes; the other is for a release (docs/testing.md). */
const ON_REQUEST = new Set(['styleguide', 'release'])
const total = { passed: 0, failed: 0, skipped: 0 }

requireNode()
try {
  await main(process.argv.slice(2))
} catch (error) {
  reportFailure(error)
}

async function main(asked) {
  await install()
  const { named, whole } = await choose(asked)
  const chosen = STEPS.filter((step) => whole.has(step) || named.has(step))
  // First, so that a missing program is reported at once and not after minutes.
  const programs = await findPrograms(chosen)
  let failedStep
  for (const step of chosen) {
    const startedAt = Date.now()
    say(`── ${step}`)
    const passed = await run(step, programs, whole.has(step) ? [] : named.get(step))
    say(`── ${step}: ${passed ? 'passed' : 'FAILED'} in ${seconds(startedAt)}`)
    if (!passed) {
      failedStep = step
      break
    }
  }
  if (failedStep) say(`Stopped at ${failedStep}.`)
  const timed = chosen.filter((step) => PROJECTS.includes(step))
  if (timed.length > 0) {
    console.log(tableOfTimes(timed))
    console.log(
      `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
    )
  }
  if (!failedStep && asked.length === 0) await noteGreen()
  process.exitCode = failedStep ? 1 : 0
}

/** The steps to run whole, and of others the files: all for no words, else what the words name. */
async function choose(asked) {
  if (asked.length === 0)
    return { whole: new Set(STEPS.filter((step) => !ON_REQUEST.has(step))), named: new Map() }
  if (asked[0] === 'changed') return chooseChanged(asked)
  const whole = new Set(asked.filter((word) => STEPS.includes(word)))
  return { whole, named: await filesNamed(asked.filter((word) => !whole.has(word))) }
}

/** The checks, and the tests that the changes can have touched. */
async function chooseChanged([, option, since]) {
  if (option !== undefined && (option !== '--since' || !since))
    throw new Error('Usage: npm test -- changed [--since <commit>]')
  const changed = await changedFiles(since)
  const { tests, routes } = await affectedBy(changed)
  if (routes) process.env.CRAWL_ROUTES = routes.join(' ')
  const named = tests.length > 0 ? await filesOf(tests) : new Map()
  for (const step of ON_REQUEST) named.delete(step)
  const count = [...named.values()].reduce((sum, files) => sum + files.length, 0)
  say(`${changed.length} files have changed; ${count} test files can have been touched.`)
  return { whole: new Set(['verify']), named }
}

/** The test files whose path contains one of the words, by project. A word that none contains is an error. */
async function filesNamed(words) {
  const files = new Map()
  for (const word of words) {
    const found = await filesOf([word])
    if (found.size === 0)
      throw new Error(`Neither a step nor a part of a test file’s name: ${word}. Steps: ${STEPS.join(', ')}.`)
    for (const [project, its] of found) files.set(project, [...(files.get(project) ?? []), ...its])
  }
  return files
}

/** The test files whose path contains one of these, by project. */
async function filesOf(parts) {
  const { output } = await runCommand(projectNode(), [tool('vitest'), 'list', '--filesOnly', ...parts], {
    env: projectEnvironment({ NO_COLOR: '1' }),
  })
  const files = new Map()
  for (const [, project, file] of output.matchAll(/^\[(\w+)\] (.+)$/gm))
    files.set(project, [...(files.get(project) ?? []), file])
  return files
}

/** The paths of the programs that the chosen steps need and npm does not install, as environment variables. */
async function findPrograms(chosen) {
  return {
    ...(chosen.includes('api') || chosen.includes('faults') ? { VALKEY_SERVER_PATH: await valkey() } : {}),
    ...(BROWSING.some((step) => chosen.includes(step)) ? await findBrowsers() : {}),
  }
}

async function run(step, programs, files = []) {
  if (step === 'build') return build().then(() => true)
  if (step === 'verify') {
    const { code } = await runCommand(projectNode(), [join('scripts', 'verify.mjs')], { show: true })
    return code === 0
  }
  if (['faults', 'e2e', 'release'].includes(step)) await build()
  return runVitest(step, programs, files)
}

async function runVitest(project, programs, files) {
  const results = join(root, 'tests', 'results', `${project}.json`)
  mkdirSync(join(root, 'tests', 'results'), { recursive: true })
  rmSync(results, { force: true })
  forgetTimes(project)
  const env = projectEnvironment(programs)
  delete env.NODE_ENV
  const reporters = [
    '--reporter=default',
    '--reporter=tests/times/report-times.ts',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ]
  const { code } = await runCommand(
    projectNode(),
    [tool('vitest'), 'run', '--project', project, ...reporters, ...files],
    {
      env,
      show: true,
    },
  )
  count(results)
  return code === 0
}

function count(results) {
  if (!existsSync(results)) return
  const report = JSON.parse(readFileSync(results, 'utf8'))
  // A file that could not be loaded has no tests, and counts as failed.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  total.passed += report.numPassedTests
  total.failed += report.numFailedTests + broken.length
  total.skipped += report.numPendingTests + report.numTodoTests
}
