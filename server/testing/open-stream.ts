import { expect } from 'vitest'
import type { TestApp } from './start/create-test-app.ts'
import type { TestBrowser } from './start/create-test-browser.ts'

export type StreamedEvent = { id: string; event: string; data: string }

/** Opens a member's live stream and reads its events one by one. The opening block is read already. */
export async function openStream(
  t: TestApp,
  browser: TestBrowser,
  headers: Record<string, string> = {},
  query = '',
) {
  const response = await t.fetch(
    `/api/events.php${query}`,
    { headers: { host: browser.host, cookie: browser.cookieHeader(), ...headers } },
    browser.host,
  )
  expect(response.status).toBe(200)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const nextBlock = async (): Promise<string | undefined> => {
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read()
      if (done) return undefined
      text += value
    }
    const at = text.indexOf('\n\n')
    const block = text.slice(0, at)
    text = text.slice(at + 2)
    return block
  }
  const next = async (): Promise<StreamedEvent> => {
    for (;;) {
      const block = await nextBlock()
      if (block === undefined) throw new Error('the stream has ended')
      const fields = new Map(
        block
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      )
      const data = fields.get('data')
      if (data !== undefined) return { id: fields.get('id')!, event: fields.get('event') ?? 'message', data }
    }
  }
  const ended = async () => {
    while ((await nextBlock()) !== undefined);
    return true
  }
  expect(await nextBlock()).toContain('retry: 2000')
  if (!headers['last-event-id'] && !query) expect(await nextBlock()).toMatch(/^id: \d+$/)
  return { response, next, nextBlock, ended, close: () => reader.cancel() }
}
