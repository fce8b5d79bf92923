import { expect, test } from 'vitest'
import { createProxyList, isPrivate, networkOf } from './network.ts'

const nobody = createProxyList([])
const proxies = createProxyList(['10.0.0.0/8', '2001:db8:ffff::/48'])

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, 'unknown'],
])('the network of %s is %s', (peer, network) => {
  expect(networkOf(peer, undefined, nobody)).toBe(network)
})

test.each([
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', 'spoofed, 6.6.6.6, 198.51.100.1, 10.2.3.4', '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.1:55000', '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6, [2001:db8:5::1]:443', '2001:db8:5:0::/64'],
  ['2001:db8:ffff::1', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6, unknown', '10.0.0.1'],
  ['10.0.0.1', '', '10.0.0.1'],
  ['10.0.0.1', undefined, '10.0.0.1'],
])('from %s with X-Forwarded-For %s it is %s', (peer, forwarded, network) => {
  expect(networkOf(peer, forwarded, proxies)).toBe(network)
})

test.each([
  ['127.0.0.1', true],
  ['192.168.7.8', true],
  ['172.32.0.1', false],
  ['8.8.8.8', false],
  ['0:0:0:0::/64', true],
  ['fd12:3456:0:0::/64', true],
  ['2001:db8:1:2::/64', false],
  ['unknown', false],
])('%s is private: %s', (network, expected) => {
  expect(isPrivate(network)).toBe(expected)
})
