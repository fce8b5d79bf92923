import sharp from 'sharp'
import { v4 as uuidv4 } from 'uuid'
import type { TestApp } from '../start/create-test-app.ts'
import type { TestBrowser } from '../start/create-test-browser.ts'

type Sent = {
  type?: string
  clientId?: string
  crop?: string
  path?: string
  more?: Record<string, string>
}

/** Uploads bytes as the pages do. */
export async function sendPhoto(
  t: Pick<TestApp, 'fetch'>,
  browser: TestBrowser,
  bytes: Uint8Array,
  sent: Sent = {},
) {
  const { type = 'application/octet-stream', clientId = uuidv4(), crop, path = '/api/photo.php', more } = sent
  const query = new URLSearchParams({ client_id: clientId, ...(crop && { crop }), ...more })
  const response = await t.fetch(
    `${path}?${query}`,
    {
      method: 'POST',
      headers: {
        host: browser.host,
        'sec-fetch-site': 'same-origin',
        'content-type': type,
        cookie: browser.cookieHeader(),
      },
      body: new Uint8Array(bytes),
    },
    browser.host,
  )
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** A picture whose left half is red and whose right half is blue. */
export function twoHalves(width = 600, height = 800) {
  const half = { width: Math.round(width / 2), height, channels: 3, background: '#0000ff' } as const
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: half }, left: width - half.width, top: 0 },
  ])
}
