import { expect, test } from 'vitest'
import { cdnOrigin, publicAddress } from './public-address.ts'

test.each([
  ['', undefined, '/icons/moon.svg'],
  ['https://cdn.example', 'https://cdn.example', 'https://cdn.example/icons/moon.svg'],
  [
    'https://CDN.example:8443/one/',
    'https://cdn.example:8443',
    'https://cdn.example:8443/one/icons/moon.svg',
  ],
  ['http://cdn.localhost:3000/', 'http://cdn.localhost:3000', 'http://cdn.localhost:3000/icons/moon.svg'],
  ['/edge/', undefined, '/edge/icons/moon.svg'],
  ['//cdn.example', undefined, '/icons/moon.svg'],
  ['cdn.example', undefined, '/icons/moon.svg'],
  ['javascript:alert(1)', undefined, '/icons/moon.svg'],
  ['https://', undefined, '/icons/moon.svg'],
  ['https://cdn.example; script-src *', undefined, '/icons/moon.svg'],
])('cdn_prefix %j', (prefix, origin, address) => {
  expect(cdnOrigin(prefix)).toBe(origin)
  expect(publicAddress('/icons/moon.svg', prefix)).toBe(address)
})

test('what is in the page already has no address', () => {
  expect(publicAddress('data:image/webp;base64,AA', 'https://cdn.example')).toBe('data:image/webp;base64,AA')
})
