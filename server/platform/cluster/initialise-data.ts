import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type ClusterPlace, makePrivateFolder } from './locate-cluster.ts'

export const SUPERUSER = 'serenade'

/** Runs initdb. The data get their final name only when complete, so an interrupted run leaves nothing behind. */
export async function initialiseData(place: ClusterPlace, durable: boolean): Promise<void> {
  const { binaries, account, data, draft } = place
  rmSync(draft, { recursive: true, force: true })
  makePrivateFolder(draft, account)
  const password = choosePassword(place)
  const passwordCopy = `${draft}.password`
  writeFileSync(passwordCopy, password, { mode: 0o600 })
  if (account) chownSync(passwordCopy, account.uid, account.gid)
  try {
    await promisify(execFile)(
      binaries.initdb,
      [
        `--pgdata=${draft}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordCopy}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...account, cwd: dirname(draft), env: postgresEnvironment() },
    )
  } catch (error) {
    const told: unknown = error instanceof Error && 'stderr' in error ? error.stderr : ''
    const stderr = typeof told === 'string' ? told : ''
    rmSync(draft, { recursive: true, force: true })
    throw new Error(
      `PostgreSQL could not make its data in the setting DATA_DIR (${dirname(draft)}). It said:\n${lastWords(stderr)}`,
      { cause: error },
    )
  } finally {
    rmSync(passwordCopy, { force: true })
  }
  renameSync(draft, data)
}

/** Nothing of the app's environment (secrets, PG* variables) reaches the database. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}

export function hasData(place: ClusterPlace): boolean {
  return existsSync(join(place.data, 'PG_VERSION'))
}

export function readPassword(place: ClusterPlace): string {
  try {
    return readFileSync(place.passwordFile, 'utf8').trim()
  } catch {
    throw new Error(`The database's password is missing or unreadable: ${place.passwordFile}`)
  }
}

function choosePassword(place: ClusterPlace): string {
  const password = randomBytes(24).toString('base64url')
  writeFileSync(place.passwordFile, `${password}\n`, { mode: 0o600 })
  return password
}

/** The end of what a program said. */
export function lastWords(text: string): string {
  return text.trim().split('\n').slice(-8).join('\n')
}
