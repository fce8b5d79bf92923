import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { version?: string; integrity?: string; resolved?: string; dev?: boolean; optional?: boolean }

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
    // Tools for other platforms: not every registry has them, and a registry without them gives no hash.
    const unheld = packages.filter(([, locked]) => !locked.integrity && !(locked.dev && locked.optional))
    expect(unheld.map(([path]) => path)).toEqual([])
  },
)
