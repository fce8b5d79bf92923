import { expect, test } from 'vitest'
import { openCountries } from './country-of.ts'

const countryOf = openCountries()

test.each([
  ['8.8.8.8', 'US'],
  ['194.109.6.66', 'NL'],
  ['2001:4860:0:0::/64', 'US'],
  ['2a02:a400:0:0::/64', 'NL'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['192.168.0.1', null],
  ['172.20.0.1', null],
  ['fe80:0:0:0::/64', null],
  ['0:0:0:0::/64', null],
  ['unknown', null],
  ['job', null],
  ['', null],
])('the country of %s is %s', (network, country) => {
  expect(countryOf(network)).toBe(country)
})
