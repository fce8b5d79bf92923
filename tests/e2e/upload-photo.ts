import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import { apiAddress, asPage } from './call-api.ts'
import type { Story } from './stories.ts'

/** Gives the story's person a photo of one colour. */
export async function uploadPhoto({ page }: Story, background: string): Promise<void> {
  const data = await sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .png()
    .toBuffer()
  const address = apiAddress(page, `photo.php?client_id=${randomUUID()}`)
  const headers = { ...asPage, 'Content-Type': 'image/png' }
  expect((await page.request.post(address, { headers, data })).status()).toBe(200)
}
