import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** Hands a picture to the site's share address, as the system does for another app. */
export async function sharePicture(page: Page): Promise<void> {
  const create = { width: 600, height: 800, channels: 3, background: '#336699' } as const
  const base64 = (await sharp({ create }).jpeg().toBuffer()).toString('base64')
  await page.evaluate((bytes) => {
    const data = new DataTransfer()
    const photo = Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))
    data.items.add(new File([photo], 'shared.jpg', { type: 'image/jpeg' }))
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' })
    const field = Object.assign(document.createElement('input'), { type: 'file', name: 'photo' })
    field.files = data.files
    form.append(field)
    document.body.append(form)
    form.submit()
  }, base64)
  await page.waitForURL(/\/profile\/photos|\/login/)
}
