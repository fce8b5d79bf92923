import { expect, it } from 'vitest'
import type { Site } from '#common/wire/sites.ts'
import { signupsOpen } from './signups-open.ts'

const from = (signups: 'all' | 'with_trafficsource' | 'other', trafficSource = false, network?: string) =>
  signupsOpen({ site: { settings: { signups } } as Site, trafficSource }, network)

it('takes all, those with a traffic source, or nobody', () => {
  expect(from('all')).toBe(true)
  expect(from('with_trafficsource')).toBe(false)
  expect(from('with_trafficsource', false, '')).toBe(false)
  expect(from('with_trafficsource', true)).toBe(true)
  expect(from('with_trafficsource', false, 'partner')).toBe(true)
  expect(from('other', true, 'partner')).toBe(false)
})
