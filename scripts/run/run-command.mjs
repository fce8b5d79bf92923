import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../project.mjs'

const bin = join(root, 'node_modules', '.bin')

/** The Node.js that the project has installed, or the running one if there is none and it is new enough. */
export function projectNode() {
  const installed = join(root, 'node_modules', 'node', 'bin', 'node')
  return existsSync(installed) ? installed : process.execPath
}

/** The environment for installed tools, in which they find the project's Node.js first. */
export function projectEnvironment(changes = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...changes }
}

/**
 * Runs a command, without input unless `input`, and stops it when this process is stopped. Returns its exit code and, unless `show`,
 * its output.
 */
export function runCommand(command, args, { env = projectEnvironment(), show = false, input = false } = {}) {
  return new Promise((resolve, reject) => {
    const output = show ? 'inherit' : 'pipe'
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: [input ? 'inherit' : 'ignore', output, output],
    })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    const stop = (signal) => {
      child.kill(signal)
      child.once('close', () => process.exit(signal === 'SIGINT' ? 130 : 143))
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') })
    })
  })
}

/** Runs a command that must succeed, and returns its output: throws with the end of it when it fails. */
export async function mustRun(what, command, args, options) {
  const { code, output } = await runCommand(command, args, options)
  if (code !== 0) throw new Error(`${what} failed (exit code ${code}).\n${lastLines(output)}`)
  return output
}

/** An installed tool, as command and first argument. */
export function tool(name) {
  return join(bin, name)
}

function lastLines(text) {
  return text.trim().split('\n').slice(-40).join('\n')
}
