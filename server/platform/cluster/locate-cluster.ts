import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Binaries, findBinaries } from './find-binaries.ts'
import { type Account, canEnter, chooseAccount, sharedPlace } from './shared-place.ts'

export interface ClusterPlace {
  binaries: Binaries
  /** Runs PostgreSQL; undefined for the current user. */
  account: Account | undefined
  /** The cluster's own folder, which initdb fills. */
  data: string
  /** Where `data` is made before it is complete. */
  draft: string
  logFile: string
  passwordFile: string
  usersFolder: string
}

/** Finds where programs and data can lie so that the account which runs PostgreSQL reaches both. */
export function locateCluster(dataDir: string, log: (line: string) => void): ClusterPlace {
  const root = realpathSync(dataDir)
  const home = join(root, 'postgres')
  const account = takeOver(home, chooseAccount())
  const binaries = findBinaries(account, log)
  admit(root, account)
  const parent =
    canEnter(root, account) && !existsSync(join(root, 'postgres.place'))
      ? root
      : outside(root, home, account, log)
  const data = join(parent, 'postgres')
  return {
    binaries,
    account: takeOver(data, account),
    data: existsSync(data) ? realpathSync(data) : data,
    draft: join(parent, 'postgres.new'),
    logFile: join(root, 'postgres.log'),
    passwordFile: join(root, 'postgres.password'),
    usersFolder: join(root, 'postgres.users'),
  }
}

/**
 * Existing data keeps its owner. Data that root copied or unpacked is handed to the account, and closed to
 * others as PostgreSQL demands.
 */
function takeOver(data: string, account: Account | undefined): Account | undefined {
  const stat = statSync(data, { throwIfNoEntry: false })
  if (!stat) return account
  if (stat.mode & 0o077) chmodSync(data, 0o700)
  if (!account || stat.uid !== 0) return account && { uid: stat.uid, gid: stat.gid }
  spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, data])
  return account
}

/** A folder closed by its own mode alone is opened for the account's group, just enough to pass through. */
function admit(root: string, account: Account | undefined): void {
  const { uid, gid, mode } = statSync(root)
  if (!account || uid !== 0 || gid !== 0 || canEnter(root, account) || !canEnter(dirname(root), account))
    return
  chownSync(root, uid, account.gid)
  chmodSync(root, (mode & 0o700) | 0o010)
}

/** The place is noted in the data folder, so it is found again when that is moved, and not by another one. */
function outside(
  root: string,
  home: string,
  account: Account | undefined,
  log: (line: string) => void,
): string {
  if (existsSync(home) || !account) {
    throw new Error(
      `The database in ${home} lies below a folder that its user cannot enter. Make ${root} enterable.`,
    )
  }
  const note = join(root, 'postgres.place')
  if (!existsSync(note)) writeFileSync(note, sharedPlace(randomUUID(), account))
  const place = readFileSync(note, 'utf8').trim()
  if (!existsSync(place)) throw new Error(`The database's folder ${place} is gone; ${note} names it.`)
  log(`The database's user cannot enter ${root}: its data lies in ${place}.`)
  return place
}

/** Makes an empty folder that only the account can read. */
export function makePrivateFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
}
