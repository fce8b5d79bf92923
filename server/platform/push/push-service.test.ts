import { expect, test } from 'vitest'
import { openPushService } from './push-service.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-db5p.notify.windows.com/w/?token=abc',
  'https://fcm.googleapis.com:443/wp/abc',
])('%s is a browser’s push service', (endpoint) => {
  expect(openPushService().allows(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://somebody@fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'http://localhost:5432/',
  'https://push.example.org/abc',
  'nonsense',
])('%s is none', (endpoint) => {
  expect(openPushService().allows(endpoint)).toBe(false)
})

test('an installation can name others, by host or, to try it out, by origin', () => {
  const { allows } = openPushService(['push.example.org', 'http://127.0.0.1:4151'])
  expect(allows('https://push.example.org/abc')).toBe(true)
  expect(allows('http://push.example.org/abc')).toBe(false)
  expect(allows('http://127.0.0.1:4151/abc')).toBe(true)
  expect(allows('http://127.0.0.1:4152/abc')).toBe(false)
})
