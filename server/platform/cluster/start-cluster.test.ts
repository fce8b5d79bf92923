import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPostmasterFile } from './find-postmaster.ts'
import { inspectProcess } from './inspect-process.ts'
import { type Cluster, startCluster } from './start-cluster.ts'

const SETTINGS = { fsync: 'off', shared_buffers: '16MB' }
const LIMIT_MS = 20_000

let prepared: string
let dataDir: string
let lines: string[]
let clusters: Cluster[]
let children: ChildProcess[]

/** Open to its owner alone, so as root the database's user must be let in. */
function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'serenade-cluster-'))
}

beforeAll(async () => {
  prepared = emptyFolder()
  const cluster = await startCluster({ dataDir: prepared, log: () => {}, settings: SETTINGS })
  await cluster.stop()
}, LIMIT_MS)

afterAll(() => rmSync(prepared, { recursive: true, force: true }))

beforeEach(() => {
  dataDir = emptyFolder()
  lines = []
  clusters = []
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(children.map(ended))
  for (const cluster of clusters) await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}, LIMIT_MS)

/** Most tests begin with data that is there already; making it takes the longest. */
function useExistingData(): void {
  cpSync(prepared, dataDir, { recursive: true })
}

async function start(): Promise<Cluster> {
  const cluster = await startCluster({ dataDir, log: (line) => lines.push(line), settings: SETTINGS })
  clusters.push(cluster)
  return cluster
}

/** Another node process with the cluster: any input makes it exit at once, the end of input gives the cluster up. */
async function startElsewhere(): Promise<{ child: ChildProcess; adopted: boolean }> {
  const script = `
    import { startCluster } from ${JSON.stringify(join(import.meta.dirname, 'start-cluster.ts'))}
    const cluster = await startCluster({ dataDir: ${JSON.stringify(dataDir)}, log: () => {}, settings: ${JSON.stringify(SETTINGS)} })
    console.log(cluster.adopted ? 'adopted' : 'started')
    process.stdin.on('data', () => process.exit()).on('end', () => cluster.stop())`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = await once(child.stdout, 'data')
  return { child, adopted: String(said).trim() === 'adopted' }
}

/** A process that has ended and whose parent never asks for its result. */
async function zombie(): Promise<number> {
  const parent = spawn('/bin/sh', ['-c', 'true & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(parent)
  const [said] = await once(parent.stdout, 'data')
  return Number(said)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function query<Row extends pg.QueryResultRow>(cluster: Cluster, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const postmaster = () => readPostmasterFile(join(dataDir, 'postgres'))

test(
  'starts on an empty folder, for holders of the password only, and stops',
  async () => {
    const cluster = await start()
    expect(cluster.adopted).toBe(false)
    const [row] = await query<{ locale: string; encoding: string }>(
      cluster,
      "select datlocale as locale, pg_encoding_to_char(encoding) as encoding from pg_database where datname = 'postgres'",
    )
    expect(row).toEqual({ locale: 'C.UTF-8', encoding: 'UTF8' })
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
    const wrong = new URL(cluster.url('postgres'))
    wrong.password = 'guess'
    await expect(new pg.Client({ connectionString: wrong.href }).connect()).rejects.toMatchObject({
      code: '28P01',
    })

    const { pid } = postmaster()!
    await cluster.stop()
    expect(inspectProcess(pid)).toBeUndefined()
    expect(postmaster()).toBeUndefined()
  },
  LIMIT_MS,
)

test(
  'adopts the cluster whose owner was killed',
  async () => {
    useExistingData()
    const { child } = await startElsewhere()
    const { pid } = postmaster()!
    child.kill('SIGKILL')
    await ended(child)

    const cluster = await start()
    expect(cluster.adopted).toBe(true)
    expect(postmaster()?.pid).toBe(pid)
    await cluster.stop()
    expect(inspectProcess(pid)).toBeUndefined()
  },
  LIMIT_MS,
)

test(
  'two users share one cluster and the last one out stops it',
  async () => {
    useExistingData()
    const first = await start()
    const { child, adopted } = await startElsewhere()
    expect(adopted).toBe(true)
    const { pid } = postmaster()!

    await first.stop()
    expect(inspectProcess(pid)).toBeDefined()
    child.stdin!.end()
    await ended(child)
    expect(inspectProcess(pid)).toBeUndefined()
  },
  LIMIT_MS,
)

test(
  'racing first starts make one cluster',
  async () => {
    const [mine, other] = await Promise.all([start(), startElsewhere()])
    expect(Number(mine.adopted) + Number(other.adopted)).toBe(1)
    expect(await query(mine, 'select 1 as one')).toEqual([{ one: 1 }])
  },
  LIMIT_MS,
)

test(
  'a process that exits without giving the cluster up still stops it',
  async () => {
    useExistingData()
    const { child } = await startElsewhere()
    const { pid } = postmaster()!
    child.stdin!.write('exit')
    await ended(child)
    await expect.poll(() => inspectProcess(pid), { timeout: 5000 }).toBeUndefined()
  },
  LIMIT_MS,
)

test(
  'after a kill -9 of the postmaster it comes back on the same address with its data',
  async () => {
    useExistingData()
    const cluster = await start()
    await query(cluster, 'create table kept (n int)')
    await query(cluster, 'insert into kept values (7)')
    const url = cluster.url('postgres')
    const { pid } = postmaster()!
    process.kill(pid, 'SIGKILL')

    await expect
      .poll(() => query(cluster, 'select n from kept').catch(() => 'down'), {
        timeout: 10_000,
        interval: 100,
      })
      .toEqual([{ n: 7 }])
    expect(cluster.url('postgres')).toBe(url)
    expect(postmaster()?.pid).not.toBe(pid)
    // The line is written after the database answers.
    await expect.poll(() => lines.some((line) => line.includes('runs again'))).toBe(true)
  },
  LIMIT_MS,
)

test.each([
  ['another process', async () => process.pid],
  ['a zombie', zombie],
])(
  'starts after node and postmaster were both killed, over a pid file that names %s',
  async (_, stranger) => {
    useExistingData()
    const { child } = await startElsewhere()
    child.kill('SIGKILL')
    process.kill(postmaster()!.pid, 'SIGKILL')
    await ended(child)
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(await stranger())))

    const cluster = await start()
    expect(cluster.adopted).toBe(false)
    expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }])
  },
  LIMIT_MS,
)

test(
  'an initdb that was interrupted is begun anew',
  async () => {
    mkdirSync(join(dataDir, 'postgres.new'))
    writeFileSync(join(dataDir, 'postgres.new', 'half'), '')
    await start()
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false)
  },
  LIMIT_MS,
)
