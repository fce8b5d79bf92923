import { existsSync, readFileSync, rmSync } from 'node:fs'
import { openCopy } from './mutants/mutants-copy.mjs'
import { checkMutants, git, readMutants } from './mutants/mutants-patches.mjs'
import { requireNode } from './project.mjs'
import { install } from './run/install.mjs'
import { say, seconds } from './run/progress.mjs'
import { reportFailure } from './run/report-failure.mjs'
import { findBrowsers } from './test/browser.mjs'
import { valkey } from './test/valkey.mjs'

const BUILT = new Set(['faults', 'e2e', 'release'])
const BROWSING = new Set(['e2e', 'release'])

requireNode()
try {
  await main(process.argv.slice(2))
} catch (error) {
  reportFailure(error)
}

/** Plants one fault after the other and runs the tests that are meant to find it. */
async function main(given) {
  const words = given.filter((word) => word !== '--check')
  const mutants = readMutants().filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  if (mutants.length === 0)
    throw new Error(`No mutant has one of these words in its name: ${words.join(', ')}`)
  const checked = await checkMutants(mutants)
  const wrong = checked.filter(({ problems }) => problems.length > 0)
  for (const { mutant, problems } of wrong) console.log(`${mutant.name}: ${problems.join('; ')}`)
  process.exitCode = wrong.length > 0 ? 1 : 0
  if (given.includes('--check')) return
  await refuseChanges(mutants)
  await install()
  const programs = await findPrograms(mutants)
  const copy = await openCopy()
  const found = []
  for (const { mutant, problems } of checked)
    found.push(
      problems.length > 0
        ? { mutant, problem: 'IS NOT RIGHT', by: problems[0], ms: 0 }
        : await hunt(copy, mutant, programs),
    )
  console.log(['', ...found.map(rowOf), ''].join('\n'))
  const survivors = found.filter(({ problem }) => problem)
  console.log(`${found.length - survivors.length} fell, ${survivors.length} did not`)
  process.exitCode = survivors.length > 0 ? 1 : 0
}

/** What is tested is the developer's files as they are: a fault could not be told from a change of their own. */
async function refuseChanges(mutants) {
  const touched = [...new Set(mutants.flatMap(({ touches }) => touches))]
  const changed = await git(['status', '--porcelain', '--', ...touched])
  if (changed) throw new Error(`Commit or put away the changes of these files first:\n${changed}`)
}

async function findPrograms(mutants) {
  const any = (...steps) => mutants.some(({ step }) => steps.includes(step))
  return {
    ...(any('api', 'faults') ? { VALKEY_SERVER_PATH: await valkey() } : {}),
    ...(any(...BROWSING) ? await findBrowsers() : {}),
  }
}

async function hunt(copy, mutant, programs) {
  const { name, step } = mutant
  if (BUILT.has(step)) await copy.prepareBuild()
  if (BROWSING.has(step)) await copy.prepareData()
  const startedAt = Date.now()
  say(`── ${name}`)
  await copy.plant(mutant)
  try {
    if (BUILT.has(step)) await copy.build()
    const outcome = await runTests(copy, mutant, programs)
    say(`── ${name}: ${outcome.problem ?? 'fell'} in ${seconds(startedAt)}`)
    return { mutant, ...outcome, ms: Date.now() - startedAt }
  } finally {
    await copy.takeOut(mutant)
  }
}

async function runTests(copy, mutant, programs) {
  const { step, finds, test } = mutant
  const site = BROWSING.has(step) ? await copy.serve() : undefined
  rmSync(copy.resultsOf, { force: true })
  try {
    const { output } = await copy.test(
      [
        '--project',
        step,
        '--retry=0',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${copy.resultsOf}`,
        ...(test ? ['--testNamePattern', test] : []),
        ...finds,
      ],
      { ...programs, ...(site && { E2E_PORT: site.port, E2E_DATA_DIR: site.data }) },
    )
    return judge(mutant, copy.resultsOf, output)
  } finally {
    await site?.stop()
  }
}

/** A mutant has fallen where a test failed, and said what it was meant to say. A file that cannot be loaded finds nothing. */
function judge({ says }, results, output) {
  const files = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')).testResults : []
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed')
  if (failed.length === 0) {
    const ran = tests.some(({ status }) => status === 'passed')
    if (!ran) console.log(output.trim().split('\n').slice(-20).join('\n'))
    return { problem: ran ? 'SURVIVED' : 'NO TEST RAN' }
  }
  const by = failed[0].fullName
  // The report shortens a long list of findings; what is printed at the end has all of it.
  const [, printed = ''] = output.split(/Failed Tests \d+/)
  const said = [...failed.flatMap(({ fullName, failureMessages }) => [fullName, ...failureMessages]), printed]
  if (!says || said.some((text) => text.includes(says))) return { by }
  console.log(printed.trim().split('\n').slice(0, 40).join('\n'))
  return { by, problem: 'FELL BY ANOTHER WORD' }
}

function rowOf({ mutant, by = '', problem, ms }) {
  const time = `${Math.round(ms / 1000)} s`.padStart(6)
  return `${time}  ${mutant.name.padEnd(36)} ${mutant.kind.padEnd(32)} ${[problem, by].filter(Boolean).join(': ')}`
}
