import { join } from 'node:path'
import { build } from '../build/build.mjs'
import { requireNode, root } from '../project.mjs'
import { install } from './install.mjs'
import { reportFailure } from './report-failure.mjs'
import { projectEnvironment, projectNode, runCommand } from './run-command.mjs'

/** Where the build has what it made of a source, as `server/programs/audit.ts`. */
export function builtProgram(source) {
  return join(root, 'build', 'program', source.replace(/\.ts$/, '.js'))
}

/**
 * Runs one of our programs (programs.mjs) as it is built, with the words of this command, and ends with its exit code.
 * `flags` are Node's, `env` is added to the environment.
 */
export async function runProgram(source, { flags = [], env = {} } = {}) {
  requireNode()
  try {
    await install()
    await build(['program'])
    const words = [...flags, builtProgram(source), ...process.argv.slice(2)]
    const { code } = await runCommand(projectNode(), words, {
      env: projectEnvironment(env),
      show: true,
      input: true,
    })
    process.exitCode = code
  } catch (error) {
    reportFailure(error)
  }
}
