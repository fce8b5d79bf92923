import { expect, test } from 'vitest'
import { entryScope, warnsOn } from './site-entry.ts'

const settings = { enable_site_entry_popup: true, site_entry_countries: ['NL', 'DE', 'BE'] }
const asked = { settings, country: 'DE', dismissed: false }

test('a visitor is warned on every layout in NL and DE, and on the default one in the other listed countries', () => {
  expect(entryScope(asked)).toBe('everywhere')
  expect(entryScope({ ...asked, country: 'NL' })).toBe('everywhere')
  expect(entryScope({ ...asked, country: 'BE' })).toBe('default')
})

test('nobody is warned who was, where the site does not want it, or whose country is not listed or known', () => {
  expect(entryScope({ ...asked, dismissed: true })).toBe('nowhere')
  expect(entryScope({ ...asked, settings: { ...settings, enable_site_entry_popup: false } })).toBe('nowhere')
  expect(entryScope({ ...asked, country: 'NO' })).toBe('nowhere')
  expect(entryScope({ ...asked, country: null })).toBe('nowhere')
  expect(entryScope({ ...asked, settings: { ...settings, site_entry_countries: ['NL'] } })).toBe('nowhere')
})

test('chat, lander and empty layouts warn in NL and DE alone, three pages never', () => {
  for (const layout of ['chat', 'lander', 'empty']) {
    expect(warnsOn('everywhere', { layout, path: '/x' })).toBe(true)
    expect(warnsOn('default', { layout, path: '/x' })).toBe(false)
  }
  expect(warnsOn('default', { layout: 'default', path: '/members' })).toBe(true)
  expect(warnsOn('nowhere', { layout: 'default', path: '/members' })).toBe(false)
  for (const path of ['/complete-signup', '/reset-password', '/reset-password/do', '/reset-password/do/'])
    expect(warnsOn('everywhere', { layout: 'default', path })).toBe(false)
})
