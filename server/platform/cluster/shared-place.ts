import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether the account can enter the folder; asked of the system, because access lists decide too. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  if (!account) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0
}

/** A folder outside the project that every account can enter and only root can write to. */
export function sharedPlace(key: string, account: Account): string {
  const name = `serenade-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`
  for (const root of ['/var/lib', '/var/tmp', tmpdir()]) {
    const folder = join(root, name)
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      const stat = lstatSync(folder)
      // In a folder open to all, somebody else may have taken the name first.
      if (stat.isDirectory() && stat.uid === 0 && !(stat.mode & 0o022) && canEnter(folder, account))
        return folder
    } catch {}
  }
  throw new Error(`No folder found that the database's user can reach: make the project's folders enterable.`)
}

export interface Account {
  uid: number
  gid: number
}

const UNPRIVILEGED = ['postgres', 'nobody']

/** The user that runs PostgreSQL, which refuses to run as root; undefined means the current user. */
export function chooseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of UNPRIVILEGED) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':')
    const uid = Number(fields?.[2])
    const gid = Number(fields?.[3])
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  throw new Error(
    'PostgreSQL does not run as root and this machine has neither a user "postgres" nor "nobody". Start as an ordinary user, or set DATABASE_URL.',
  )
}
