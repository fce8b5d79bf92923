import { existsSync } from 'node:fs'
import { mustRun, runCommand } from './run-command.mjs'

const wait = ['-o', 'DPkg::Lock::Timeout=600']

/** Whether this is Debian or a system derived from it, and we are root on it. */
export function canAptInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs the first of these packages that the system's package lists have. */
export async function aptInstall(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await mustRun('apt-get update', 'apt-get', [...wait, 'update', '-qq'], { env })
  const name = await firstKnown(packages)
  const install = [...wait, 'install', '-y', '-qq', '--no-install-recommends', name]
  await mustRun('apt-get install', 'apt-get', install, { env })
}

async function firstKnown(packages) {
  for (const name of packages) {
    const { code } = await runCommand('apt-cache', ['show', '--quiet', name])
    if (code === 0) return name
  }
  return packages.at(-1)
}
