import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { bounceOf, complaintOf } from '../testing/reports.ts'
import { parseReport } from './parse-report.ts'

const id = uuidv7()
const messageId = `<${id}@mail.example>`
const read = (text: string) => parseReport(Buffer.from(text))

test('a failure for good is a bounce of the mail whose head it brings', async () => {
  expect(await read(bounceOf(messageId))).toEqual({ kind: 'bounce', mailIds: [id], status: '5.1.1' })
  const full = bounceOf(messageId, { status: '5.2.2 (full)' })
  expect(await read(full)).toEqual({ kind: 'bounce', mailIds: [id], status: '5.2.2' })
})

test.each([
  { status: '4.2.2' },
  { action: 'delayed', status: '4.4.1' },
  { action: 'delivered', status: '2.0.0' },
  { action: 'relayed', status: '5.1.1' },
])('%j is none', async (given) => {
  expect(await read(bounceOf(messageId, given))).toBeNull()
})

test('a complaint names the mail that it brings whole', async () => {
  expect(await read(complaintOf(messageId))).toEqual({ kind: 'complaint', mailIds: [id] })
  expect(await read(complaintOf(messageId, 'not-spam'))).toBeNull()
})

test('a mail that is not ours has no id', async () => {
  expect(await read(bounceOf('<20261122.1234@elsewhere.example>'))).toEqual({
    kind: 'bounce',
    mailIds: [],
    status: '5.1.1',
  })
})

test('a subject that asks to unsubscribe carries the token', async () => {
  const token = 'a'.repeat(44)
  const mail = `From: x@example.org\r\nSubject: unsubscribe ${token}\r\n\r\n`
  expect(await read(mail)).toEqual({ kind: 'unsubscribe', token })
  expect(await read('From: x@example.org\r\nSubject: Re: unsubscribe please\r\n\r\nhello')).toBeNull()
})

test('an out-of-office note and bytes without sense are nothing', async () => {
  expect(await read('Auto-Submitted: auto-replied\r\nSubject: Away\r\n\r\nBack on Monday.')).toBeNull()
  expect(await parseReport(Buffer.from([0, 255, 13, 10, 7]))).toBeNull()
  expect(await parseReport(new Uint8Array())).toBeNull()
})
