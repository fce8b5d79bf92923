import { expect, test } from 'vitest'
import { siteOrigin } from './site-origin.ts'

test('a public site is at home under its own name and TLS, whatever was asked', () => {
  for (const requested of [
    'http://nocturne.example/',
    'http://127.0.0.1:3000/login?to=/',
    'http://evil.example:8080/',
  ])
    expect(siteOrigin('www.nocturne.example', requested)).toBe('https://www.nocturne.example')
})

test('a private one keeps scheme and port', () => {
  expect(siteOrigin('women.localhost', 'http://127.0.0.1:3100/')).toBe('http://women.localhost:3100')
  expect(siteOrigin('localhost', 'http://localhost/')).toBe('http://localhost')
  expect(siteOrigin('10.0.0.7', 'http://10.0.0.7:3000/')).toBe('http://10.0.0.7:3000')
  expect(siteOrigin('', 'http://10.0.0.7:3000/')).toBe('http://10.0.0.7:3000')
})
