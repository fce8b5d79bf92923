import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('every setting has a default, and an empty one counts as not given', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '', TRUSTED_PROXIES: ' 10.0.0.0/8 , ::1,' })
  expect(config).toMatchObject({ mode: 'production', port: 3000, databaseUrl: undefined, demo: true })
  expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1'])
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['NODE_ENV', 'staging'],
  ['DATABASE_POOL', '0'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost'],
  ['WORKER', 'maybe'],
  ['DEMO', '2'],
  ['DEMO_MEMBERS', '-1'],
  ['STRICT_HOSTS', 'on'],
  ['TRUSTED_PROXIES', 'nginx'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['TRUSTED_PROXIES', '10.0.0.1/'],
  ['RATE_LIMITS', 'few'],
  ['PAYMENT_PROVIDER', 'stripe'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_PORT', 'on'],
  ['SLOW_QUERY_MS', '-1'],
  ['DRAIN_SECONDS', '1000'],
])('%s=%s is refused by a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name}\\b.+cannot be used: .+\\.$`),
  )
})

test('the metrics are served nowhere unless a port is given, and then to this machine alone', () => {
  expect(readConfig({}).metrics).toBeUndefined()
  expect(readConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ port: 9_100, host: '127.0.0.1' })
})

test('a bad database address is not repeated: it carries a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:secret@db/x' })).not.toThrow(/secret/)
})

test('unknown hosts are refused unless the demo community is there or the setting says otherwise', () => {
  expect(readConfig({}).strictHosts).toBe(false)
  expect(readConfig({ DEMO: 'false' }).strictHosts).toBe(true)
  expect(readConfig({ DEMO: 'false', STRICT_HOSTS: 'false' }).strictHosts).toBe(false)
  expect(readConfig({ STRICT_HOSTS: 'yes' }).strictHosts).toBe(true)
})
