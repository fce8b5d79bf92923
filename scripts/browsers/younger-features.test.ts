import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildTargets, supportedBrowsers } from './supported-browsers.ts'
import { youngerFeatures } from './younger-features.ts'

test('the README names every browser of the list with its version', () => {
  const readme = readFileSync('README.md', 'utf8')
  const names: Record<string, RegExp> = {
    chrome: /Chrome and Edge ([\d.]+)/,
    edge: /Chrome and Edge ([\d.]+)/,
    firefox: /Firefox ([\d.]+)/,
    safari: /Safari ([\d.]+)/,
    ios_saf: /Safari ([\d.]+), on the iPhone too/,
  }
  const named = supportedBrowsers.map(({ name }) => ({ name, version: names[name]?.exec(readme)?.[1] }))
  expect(named).toEqual(supportedBrowsers)
})

test('the build has the same list', () => {
  expect(buildTargets).toEqual(['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'])
})

test.each([
  ['URL.parse_static', true],
  ['URL.canParse_static', false],
  ['Map.groupBy', false],
  ['Promise.try', true],
  ['Iterator', true],
  ['Document.startViewTransition', true],
  ['Window.requestIdleCallback', true],
  ['Intl.DurationFormat', true],
  ['Intl.Segmenter', false],
  ['Array.at', false],
])('%s is younger than the list: %s', (feature, younger) => {
  expect(youngerFeatures().has(feature)).toBe(younger)
})
