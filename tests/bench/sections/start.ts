import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '#server/testing/start/free-port.ts'
import { answered } from '../answered.ts'
import { limitRow, plainRow, type Row } from '../row.ts'
import { readyCosts } from './ready-costs.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

type Start = { seconds: number; said: string }

/**
 * The program as a stranger starts it, packages and demo community included: `npm start` in a copy of what is under
 * version control, and once more there. Both begin with a database of their own.
 */
export async function startSection(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'serenade-start-'))
  try {
    await copyProject(folder)
    const first = await startIn(folder)
    const again = await startIn(folder)
    const built = await readyCosts(folder, 'build/program/server/programs/main.js')
    const sources = await readyCosts(folder, 'server/programs/main.ts')
    const seed = Number(/The demo community is there: .* \((\d+) s\)/.exec(first.said)?.[1])
    const installing = Number(/Installing packages: done in ([\d.]+) s/.exec(first.said)?.[1])
    return [
      limitRow('npm start in a fresh copy, until the index is answered', first.seconds, {
        hold: 60,
        reach: 45,
        unit: 's',
      }),
      limitRow('of it beyond the installing of packages', first.seconds - installing, {
        hold: 30,
        reach: 20,
        unit: 's',
      }),
      limitRow('the demo community of it', seed, { hold: 12, reach: 12, unit: 's' }),
      limitRow('npm start once built, until the index is answered', again.seconds, {
        hold: 3,
        reach: 2,
        unit: 's',
      }),
      limitRow('from node to /ready on a migrated external database, processor time', built.seconds, {
        hold: 1.5,
        reach: 1,
        unit: 's',
        baseline: `the sources: ${sources.seconds.toFixed(2)} s`,
      }),
      plainRow(
        'memory of that process',
        `${built.megabytes.toFixed(0)} MB`,
        `the sources: ${sources.megabytes.toFixed(0)} MB`,
      ),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function copyProject(folder: string): Promise<void> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 2 ** 24 })
  for (const file of stdout.split('\0').filter(Boolean)) await cp(join(root, file), join(folder, file))
}

/** Starts, waits for an answer, and ends it. Without this project's settings and programs. */
async function startIn(folder: string): Promise<Start> {
  const port = await freePort()
  const path = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.startsWith(root))
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { HOME: process.env.HOME, PATH: path.join(delimiter), HOST: '127.0.0.1', PORT: String(port) },
  })
  const end = (signal: NodeJS.Signals) => child.exitCode === null && process.kill(-child.pid!, signal)
  const abandon = () => end('SIGKILL')
  process.once('exit', abandon)
  const ended = once(child, 'close')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  try {
    await answered(`http://127.0.0.1:${port}/`, () => child.exitCode !== null)
    return { seconds: (performance.now() - began) / 1_000, said }
  } catch (error) {
    throw new Error(`npm start did not come up.\n${said}`, { cause: error })
  } finally {
    process.off('exit', abandon)
    end('SIGTERM')
    await ended
  }
}
