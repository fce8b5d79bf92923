import { build } from './build/build.mjs'
import { requireNode } from './project.mjs'
import { install } from './run/install.mjs'
import { reportFailure } from './run/report-failure.mjs'
import { projectEnvironment, projectNode, runCommand, tool } from './run/run-command.mjs'

const USAGE = 'npm run faults -- [--short | --long] [--seed <number>] [part of a file’s name …]'

requireNode()
try {
  const { size, seed, parts } = readArguments(process.argv.slice(2))
  await install()
  await build()
  const env = projectEnvironment({ FAULTS_SIZE: size, ...(seed ? { FAULTS_SEED: seed } : {}) })
  delete env.NODE_ENV
  // One file after the other, because the test of outages measures how long requests wait.
  const options = ['--project', 'faults', '--no-file-parallelism']
  const { code } = await runCommand(projectNode(), [tool('vitest'), 'run', ...options, ...parts], {
    env,
    show: true,
  })
  process.exitCode = code
} catch (error) {
  reportFailure(error)
}

function readArguments(given) {
  const read = { size: 'full', seed: undefined, parts: [] }
  const words = given.values()
  for (const word of words) {
    if (word === '--long' || word === '--short') read.size = word.slice(2)
    else if (word === '--seed') read.seed = numberFrom(words.next().value)
    else if (word.startsWith('--')) throw new Error(`Not understood: ${word}. Use: ${USAGE}`)
    else read.parts.push(word)
  }
  return read
}

function numberFrom(word) {
  if (/^\d{1,10}$/.test(word ?? '')) return word
  throw new Error(`--seed needs a number. Use: ${USAGE}`)
}
