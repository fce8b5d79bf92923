import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { NEEDED_NODE, root } from './project.mjs'
import { projectEnvironment, projectNode } from './run/run-command.mjs'

const SAME_SIGNAL_MS = 500
const FORCE_AFTER_MS = 5000

/**
 * Node lets the young generation grow to three times 64 MB and keeps it: more than 120 MB that a server at rest does not
 * need. All processes of an installation inherit it. With 16 instead of 8, ten heavy uploads at once stood at 361 to
 * 414 MB, where 400 are promised. The command of `npm start` has it too, since its script becomes the server.
 */
const SERVER_FLAGS = ['--max-semi-space-size=8']

/** Whether this process can be the server itself: the first start runs on an older Node.js until it has installed ours. */
export function canServe() {
  return Number(process.versions.node.split('.')[0]) >= NEEDED_NODE
}

/** Goes on as the server in this process, which spares the memory of a second one. */
export async function becomeServer(main) {
  process.chdir(root)
  process.env.NODE_ENV ||= 'production'
  await import(pathToFileURL(main).href)
}

/**
 * Runs the server and ends with its exit code. It runs in a session of its own, because one Ctrl-C reaches this
 * process twice (from the terminal and from npm) and must reach the server once.
 */
export function serve(nodeArguments, mode) {
  const child = spawn(
    projectNode(),
    [...SERVER_FLAGS, '--import', join(root, 'scripts', 'run', 'follow-parent.mjs'), ...nodeArguments],
    {
      cwd: root,
      env: projectEnvironment({ NODE_ENV: process.env.NODE_ENV || mode }),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    },
  )
  let lastSignalAt = 0
  const forward = (signal) => {
    const now = Date.now()
    if (now - lastSignalAt < SAME_SIGNAL_MS) return
    if (lastSignalAt) setTimeout(() => child.kill('SIGKILL'), FORCE_AFTER_MS).unref()
    lastSignalAt = now
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)
  child.on('error', (error) => {
    console.error(`The server could not be run: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
