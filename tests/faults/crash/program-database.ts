import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { isPostmasterOf, readPostmasterFile } from '#server/platform/cluster/find-postmaster.ts'

/** Where the cluster of a data folder lies; it may be elsewhere, and is noted then. */
export function clusterOf(dataDir: string): string {
  const note = join(dataDir, 'postgres.place')
  const data = join(existsSync(note) ? readFileSync(note, 'utf8').trim() : dataDir, 'postgres')
  return existsSync(data) ? realpathSync(data) : data
}

/** The embedded database's address, for a client beside the program. */
export function databaseUrl(dataDir: string): string {
  const { port } = readPostmasterFile(clusterOf(dataDir))!
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim()
  return `postgresql://serenade:${password}@127.0.0.1:${port}/serenade`
}

/** Every process that works on a cluster: the postmaster and its children. */
export function processesOf(data: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter((pid) => isPostmasterOf(pid, data))
}
