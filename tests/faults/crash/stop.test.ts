import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '#server/testing/start/free-port.ts'
import { clusterOf, processesOf } from './program-database.ts'

/** Until the port is free: the answers under way are given two seconds. */
const stopWithinMs = 3_000
/** Until the database has ended too: it writes out what is not yet on the disk, as fast as the disk is. */
const writtenWithinMs = 20_000
const installed = { DEMO: 'false', PAYMENTS_TRIAL: 'true', LOG_LEVEL: 'error', RATE_LIMITS: 'false' }

/** One for all: how a program has ended is no reason for the next one not to start on the same data. */
let dataDir: string
let started: ChildProcess | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serenade-stop-'))
})
afterEach(() => {
  const left = started?.pid ? family(started.pid) : []
  for (const pid of [...left, ...processesOf(clusterOf(dataDir))]) end(pid, 'SIGKILL')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** `npm start` as a service manager runs it. */
async function begin() {
  const port = await freePort()
  const env = { ...process.env, ...installed, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir }
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started = npm
  let said = ''
  for (const output of [npm.stdout, npm.stderr]) output.on('data', (chunk) => (said += chunk))
  return { port, npm, said: () => said, gone: () => isGone(port) }
}

/** Once it has said that it is ready. */
async function npmStart() {
  const { port, npm, said, gone } = await begin()
  await vi.waitFor(() => expect(said()).toContain('is ready at'), { timeout: 200_000, interval: 100 })
  const [, script = 0] = family(npm.pid!).toSorted((a, b) => a - b)
  return { port, npm, script, gone }
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}

/** A process with all that descends from it. */
function family(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return [pid, ...children.flatMap((child) => family(Number(child)))]
  } catch {
    return []
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(!socket.destroy()))
    socket.on('error', () => resolve(true))
  })
}

const isGone = async (port: number) => (await isFree(port)) && processesOf(clusterOf(dataDir)).length === 0

/** Twenty connections that ask again as soon as they are answered, until the port is closed. */
function keepBusy(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const said: string[] = []
  const ask = () =>
    new Promise<boolean>((resolve) => {
      request({ port, host: '127.0.0.1', path: '/api/settings.php', agent }, (response) => {
        said.push(response.headers.connection ?? '')
        response.resume().on('end', () => resolve(true))
      })
        .on('error', () => resolve(false))
        .end()
    })
  const over = Promise.all(
    Array.from({ length: 20 }, async () => {
      while (await ask());
    }),
  ).then(() => agent.destroy())
  return { said, over }
}

test('npm that is told to stop ends server and database first, however busy they are', async () => {
  const { port, npm, gone } = await npmStart()
  const { said, over } = keepBusy(port)
  await sleep(1_000)
  const startedAt = performance.now()
  npm.kill('SIGTERM')
  const exited = once(npm, 'exit')
  await expect.poll(() => isFree(port), { timeout: stopWithinMs }).toBe(true)
  await exited
  expect(performance.now() - startedAt).toBeLessThan(writtenWithinMs)
  expect(await gone()).toBe(true)
  await over
  expect(said.filter((connection) => connection === 'close').length).toBeGreaterThan(0)
})

test('a signal in the moment in which it is first ready finishes what is open, too', async () => {
  const { port, npm, said, gone } = await begin()
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null))?.status
  while ((await isReady()) !== 200) await sleep(5)
  const exited = once(npm, 'exit')
  const script = family(npm.pid!).toSorted((a, b) => a - b)[1] ?? 0
  process.kill(script, 'SIGTERM')
  await exited
  expect(said()).toContain('Finishing open requests and stopping.')
  expect([npm.exitCode, await gone()]).toEqual([0, true])
})

test('so does the script that npm runs', async () => {
  const { port, npm, script, gone } = await npmStart()
  const startedAt = performance.now()
  process.kill(script, 'SIGTERM')
  const exited = once(npm, 'exit')
  await expect.poll(() => isFree(port), { timeout: stopWithinMs }).toBe(true)
  await exited
  expect(performance.now() - startedAt).toBeLessThan(writtenWithinMs)
  expect(await gone()).toBe(true)
})

test.each(['npm', 'script'] as const)('%s killed outright leaves nothing running', async (which) => {
  const { port, npm, script, gone } = await npmStart()
  process.kill(which === 'npm' ? npm.pid! : script, 'SIGKILL')
  await expect.poll(() => isFree(port), { timeout: stopWithinMs }).toBe(true)
  await expect.poll(gone, { timeout: writtenWithinMs }).toBe(true)
})
