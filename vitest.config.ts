import { defineConfig } from 'vitest/config'
import { shards } from './tests/e2e/serve-sites.ts'
import { LongestFirst } from './tests/longest-first.ts'

/** Tells what each file costs. */
const timed = 'tests/times/time-file.ts'
const database = ['{server,demo,load}/**/*.test.ts']
const styleguide = 'tests/e2e/styleguide.test.ts'
/** What a release is asked for beside what every change is. */
const release = 'tests/crawl/release/*.test.ts'
const pure = [
  'common/**/*.test.ts',
  '{web,ui,client}/**/*.test.{ts,tsx}',
  'server/seeds/geo/**/*.test.ts',
  'demo/random.test.ts',
  'scripts/**/*.test.ts',
  'tests/crawl/screens.test.ts',
]

/** Stories and crawler, on the program as it is built. */
const browsing = {
  globalSetup: ['tests/e2e/serve-sites.ts'],
  setupFiles: [timed],
  // What hangs must fail, and a slow machine must not: a crawl takes two to three minutes on a quiet one.
  testTimeout: 900_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 10_000 } },
  // Each worker has a site of its own: see serve-sites.ts.
  maxWorkers: shards,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'unit', include: pure, testTimeout: 20_000, setupFiles: [timed] } },
      {
        test: {
          name: 'api',
          include: database,
          exclude: [...pure, 'node_modules/**'],
          globalSetup: ['server/testing/start/start-database.ts'],
          setupFiles: ['server/testing/check-rows.ts', timed],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          // The files of a worker share the imported program: nothing in it is kept but what a test makes for itself.
          isolate: false,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['server/testing/start/start-database.ts'],
          setupFiles: ['server/testing/check-rows.ts', timed],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Much of their time they wait: for a start, a kill, the end of an outage.
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: 'styleguide',
          include: [styleguide],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          ...browsing,
          name: 'e2e',
          include: ['tests/{e2e,crawl}/**/*.test.ts'],
          exclude: [styleguide, release, ...pure],
        },
      },
      {
        test: {
          ...browsing,
          name: 'release',
          // These are run again, in more windows and languages.
          include: [
            release,
            'tests/crawl/*overlays.test.ts',
            'tests/e2e/{main-job,languages,budget,left-open}.test.ts',
          ],
          provide: { thorough: true },
        },
      },
    ],
  },
})
