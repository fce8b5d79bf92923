import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../project.mjs'

const patchFolder = join('tests', 'mutants')
/** The projects of Vitest that a mutant can be meant for. */
const STEPS = ['unit', 'api', 'faults', 'e2e', 'release']
/** What moves with the tests and the program's start is no place for a fault. */
const PLACES = /^(web|ui|client|server|common)\//

/**
 * The planted faults in the order of their names. `finds` are parts of the paths of the test files that are meant to
 * find one, `test` a part of the test's name where the rest of the file would only take time, and `says` a part of what
 * has to fail or be said there.
 */
export function readMutants() {
  return readdirSync(join(root, patchFolder))
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => parseMutant(name, readFileSync(join(root, patchFolder, name), 'utf8')))
}

function parseMutant(file, text) {
  const [head = ''] = text.split(/^diff --git /m)
  const headers = Object.fromEntries(
    [...head.matchAll(/^(\w+): (.+)$/gm)].map(([, name, value]) => [name.toLowerCase(), value.trim()]),
  )
  const { kind = '', finds = '', step = '', test, says } = headers
  return {
    name: file.replace(/\.patch$/, ''),
    file: join(patchFolder, file),
    kind,
    finds: finds.split(/\s+/).filter(Boolean),
    step,
    test,
    says,
    touches: [...text.matchAll(/^diff --git a\/(\S+) b\//gm)].map(([, path]) => path),
  }
}

/** What is wrong with each: a patch that does not apply any more, or headers that name nothing there is. */
export async function checkMutants(mutants) {
  const tests = await testFiles()
  return Promise.all(
    mutants.map(async (mutant) => {
      const { file, kind, step, finds, touches } = mutant
      const refused = await git(['apply', '--check', join(root, file)]).then(
        () => undefined,
        (error) => error.stderr.trim(),
      )
      const missing = finds.filter((part) => !tests.some((path) => path.includes(part)))
      const elsewhere = touches.filter((path) => !PLACES.test(path))
      const problems = [
        refused && `it does not apply any more (${refused})`,
        !kind && 'it says no kind',
        !STEPS.includes(step) && `it is for no step of the tests (${step})`,
        finds.length === 0 && 'it names no test file',
        missing.length > 0 && `it is meant for test files that are not there (${missing.join(' ')})`,
        elsewhere.length > 0 && `it changes what is no part of the site (${elsewhere.join(' ')})`,
      ].filter(Boolean)
      return { mutant, problems }
    }),
  )
}

async function testFiles() {
  const paths = await git([
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
  ])
  return paths.split('\n').filter((path) => existsSync(join(root, path)))
}

export async function git(args, folder = root) {
  const { stdout } = await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 2 ** 26 })
  return stdout
}
