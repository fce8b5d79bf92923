import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFailure } from '#server/start/program.ts'
import { explainFolder } from './explain-folder.ts'
import { findPostmaster, readPostmasterFile } from './find-postmaster.ts'
import { initialiseData } from './initialise-data.ts'
import { locateCluster } from './locate-cluster.ts'
import { startCluster } from './start-cluster.ts'

const SETTINGS = { fsync: 'off', shared_buffers: '16MB' }
const LIMIT_MS = 20_000

let prepared: string
let dataDir: string

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'serenade-failing-'))
const start = (settings: Record<string, string> = SETTINGS) =>
  startCluster({ dataDir, log: () => {}, settings })
const useExistingData = () => cpSync(prepared, dataDir, { recursive: true })

beforeAll(async () => {
  prepared = emptyFolder()
  const cluster = await startCluster({ dataDir: prepared, log: () => {}, settings: SETTINGS })
  await cluster.stop()
}, LIMIT_MS)

afterAll(() => rmSync(prepared, { recursive: true, force: true }))

beforeEach(() => {
  dataDir = emptyFolder()
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test(
  'a setting PostgreSQL does not know is reported with what it said',
  async () => {
    useExistingData()
    await expect(start({ ...SETTINGS, max_connections: 'many' })).rejects.toThrow(
      /PostgreSQL did not start.*max_connections/s,
    )
    expect(readPostmasterFile(join(dataDir, 'postgres'))).toBeUndefined()
  },
  LIMIT_MS,
)

test.each([
  ['PG_VERSION', '16\n', /DATA_DIR.*initialized by PostgreSQL version 16, which is not compatible/s],
  ['global/pg_control', undefined, /DATA_DIR.*could not open file .*pg_control/s],
])(
  'data whose %s is not right is reported in PostgreSQL’s own words',
  async (name, content, words) => {
    useExistingData()
    const file = join(dataDir, 'postgres', name)
    if (content === undefined) rmSync(file)
    else writeFileSync(file, content)
    const failure = await start().catch((error: unknown) => error)
    expect(startFailure(failure)).toMatch(words)
  },
  LIMIT_MS,
)

test(
  'too little memory is reported in PostgreSQL’s own words',
  async () => {
    useExistingData()
    const settings = { ...SETTINGS, shared_buffers: '8000GB', huge_pages: 'off' }
    const failure = await start(settings).catch((error: unknown) => error)
    expect(startFailure(failure)).toMatch(/DATA_DIR.*could not (map|create) .*memory/s)
  },
  LIMIT_MS,
)

test.each([
  ['is gone', undefined, 'password is missing or unreadable'],
  ['is another', 'not-the-password', 'refuses the password in'],
])(
  'a password that %s is said, and the database that was started for it has ended',
  async (_what, password, words) => {
    useExistingData()
    const file = join(dataDir, 'postgres.password')
    if (password === undefined) rmSync(file)
    else writeFileSync(file, password)
    const failure = await start().catch((error: unknown) => error)
    expect(startFailure(failure)).toContain(words)
    expect(startFailure(failure)).toContain(file)
    expect(await findPostmaster(realpathSync(join(dataDir, 'postgres')))).toBeUndefined()
  },
  LIMIT_MS,
)

test('data that cannot be made is reported in initdb’s own words, and leaves nothing behind', async () => {
  const place = locateCluster(dataDir, () => {})
  const initdb = join(dataDir, 'initdb')
  writeFileSync(
    initdb,
    '#!/bin/sh\necho "initdb: error: could not write: No space left on device" >&2\nexit 1\n',
  )
  chmodSync(initdb, 0o755)
  const making = initialiseData(
    { ...place, account: undefined, binaries: { ...place.binaries, initdb } },
    false,
  )
  await expect(making).rejects.toThrow(/DATA_DIR.*No space left on device/s)
  expect(existsSync(place.draft)).toBe(false)
})

test('a data folder that is a file, or lies below one, is named with its setting', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  for (const wrong of [file, join(file, 'below')])
    await expect(startCluster({ dataDir: wrong, log: () => {} })).rejects.toThrow(
      `The folder ${wrong} (setting DATA_DIR) is a file`,
    )
})

test(
  'so is one that holds another folder of that name',
  async () => {
    mkdirSync(join(dataDir, 'postgres'))
    writeFileSync(join(dataDir, 'postgres', 'letters'), '')
    await expect(start()).rejects.toThrow(/setting DATA_DIR.+ no database/)
    expect(existsSync(join(dataDir, 'postgres', 'letters'))).toBe(true)
  },
  LIMIT_MS,
)

test('what the system says of a folder keeps its words', () => {
  const refusal = (code: string) =>
    Object.assign(new Error(`${code}: refused, open '/x'`), { code, syscall: 'open' })
  for (const code of ['EROFS', 'EACCES', 'ENOSPC'])
    expect(startFailure(explainFolder(refusal(code), '/x'))).toMatch(
      new RegExp(`^The folder /x \\(setting DATA_DIR\\) .+ \\(${code}: refused, open '/x'\\)\\.$`),
    )
  const other = new Error('something else')
  expect(explainFolder(other, '/x')).toBe(other)
})
