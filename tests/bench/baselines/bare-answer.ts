import { get } from 'node:http'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { givenToChild, serveParent } from '../start-child.ts'

const { port, page } = givenToChild() as { port: number; page: string }

/** The page's bytes as they are sent, compressed. */
function fetchCompressed(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

const bytes = new Uint8Array(await fetchCompressed(page))
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }
const app = new Hono().get('/', (c) => c.body(bytes, 200, headers))
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => serveParent(async () => ({})))
