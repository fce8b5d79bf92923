import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outageMessages } from '../server/platform/db/outage-messages.ts'
import { withGuard } from './vite/guard-route-files.ts'
import { unused } from './vite/leave-out-unused.ts'

/** What the build changes in packages, and what we use of them that they promise nobody: see docs/patches.md. */

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')

test('React Router reloads in one place, where a guard can be put', () => {
  const code = read('react-router/dist/production/lib/dom/ssr/routeModules.js')
  expect(code.split('window.location.reload()')).toHaveLength(2)
  const guarded = withGuard(code)
  expect(guarded).toContain('window.routeFileFailed')
  expect(guarded).not.toContain('window.location.reload()')
})

const imports = /import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g

test.each(unused)('what stands for $source has all that is imported of it', async (part) => {
  const imported = globSync(`node_modules${part.package}**/*.js`)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(imports)])
    .filter(([, , from = '']) => part.source.test(from))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().replace(/ as .*/, '')))
  // Where nothing is imported any more the plugin would leave out nothing, and say nothing.
  expect(imported.length).toBeGreaterThan(0)
  const replacement: object = await import(`data:text/javascript,${encodeURIComponent(part.code)}`)
  expect(Object.keys(replacement)).toEqual(expect.arrayContaining(imported))
})

test('React Router names itself in the window, and counts the pages before in the history', () => {
  const router = read('react-router/dist/production/lib/dom-export/hydrated-router.js')
  expect(router).toContain('window.__reactRouterDataRouter = ')
  const history = read('react-router/dist/production/lib/router/history.js')
  expect(history).toMatch(/globalHistory\.replaceState\(\{\s*\.\.\.globalHistory\.state,\s*idx: index\s*\}/)
})

test.each(outageMessages.source.split('|'))('the driver says so when it is cut off: %s', (words) => {
  const drivers = globSync('node_modules/{pg,pg-pool}/{lib/*.js,index.js}')
  expect(drivers.some((file) => readFileSync(file, 'utf8').includes(words))).toBe(true)
})
