import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { version?: string; integrity?: string; resolved?: string; inBundle?: boolean }

const packagesOf = (file: string): [string, Locked][] => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }
  return Object.entries(packages).filter(([path]) => path !== '')
}

test.each(['package-lock.json', 'tests/bench/web/package-lock.json'])(
  '%s: what is installed is held to its hash, from whatever registry',
  (file) => {
    const packages = packagesOf(file)
    expect(packages.length).toBeGreaterThan(100)
    expect(packages.filter(([, { resolved }]) => resolved)).toEqual([])
    // What is in another package's archive is held to that one's hash.
    const unheld = packages.filter(([, locked]) => !locked.integrity && !locked.inBundle)
    expect(unheld.map(([path]) => path)).toEqual([])
  },
)
