import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { OwnPhoto } from '#common/wire/photos.ts'
import { callApi } from './call-api.ts'
import { accessibilityFindings } from './check-accessibility.ts'
import { joinSite } from './join-site.ts'
import { openStories, type StoryOptions } from './stories.ts'
import { tabTo } from './tab-to.ts'

const openStory = openStories()
const phone = { width: 390, height: 844 }

type Picture = { name: string; mimeType: string; buffer: Buffer }

async function picture(background: string, name: string, width = 600): Promise<Picture> {
  const create = { width, height: 800, channels: 3, background } as const
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}
const pictures = await Promise.all([
  picture('#aa3322', 'a.jpg'),
  picture('#22aa33', 'b.jpg'),
  picture('#2233aa', 'c.jpg'),
])
const panorama = await picture('#882288', 'panorama.jpg', 3_000)
const wide = await picture('#888822', 'wide.jpg', 1200)

async function atPhotos(options: StoryOptions = {}) {
  const story = await openStory({ expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/, ...options })
  const { page, t, origin } = story
  await joinSite(story, 'Manager')
  await page.goto(`${origin}/profile/photos`)
  await page.getByRole('heading', { level: 1, name: t('photos.manage.page') }).waitFor()
  const photos = async () => (await callApi<{ photos: OwnPhoto[] }>(page, 'GET', 'photos.php')).photos
  return {
    ...story,
    photos,
    ids: async () => (await photos()).map(({ id }) => id),
    choose: (...files: Picture[]) => page.locator('input[type=file]').first().setInputFiles(files),
    button: (key: string, values?: Record<string, number>) =>
      page.getByRole('button', { name: t(key, values), exact: true }),
    /** Files that come to the page as a drop or a paste. */
    bring: (how: 'drop' | 'paste', files: Picture[]) =>
      page.evaluate(
        ([type, contents]) => {
          const data = new DataTransfer()
          for (const { name, mime, base64 } of contents) {
            const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
            data.items.add(new File([bytes], name, { type: mime }))
          }
          const event =
            type === 'paste'
              ? new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true })
              : new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })
          document.body.dispatchEvent(event)
        },
        [
          how,
          files.map(({ name, mimeType: mime, buffer }) => ({
            name,
            mime,
            base64: buffer.toString('base64'),
          })),
        ] as const,
      ),
  }
}

test('photos are added together, moved by keyboard, and one is deleted, on a phone', async () => {
  const story = await atPhotos({ viewport: phone })
  const { page, t, ids, button, choose } = story
  let lost: string | null = ''
  await page.route('**/api/photo.php*', (route) => {
    const url = route.request().url()
    if (lost === '') lost = url
    return lost === url ? route.abort() : route.continue()
  })
  await choose(...pictures)
  await button('photos.crop.use').click()
  await page.getByText(t('photos.lost')).waitFor()
  await expect.poll(ids, { timeout: 15_000 }).toHaveLength(2)
  lost = null
  await button('app.retry').click()
  await button('photos.manage.move', { place: 3 }).waitFor()
  expect(await page.getByText(t('photos.add')).count()).toBe(0)
  expect(await accessibilityFindings(page)).toEqual([])

  const [first, second, third] = await ids()
  await tabTo(page, button('photos.manage.move', { place: 3 }))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(ids).toEqual([third, first, second])
  await page
    .getByRole('status')
    .getByText(t('photos.manage.moved', { place: 1, count: 3 }))
    .waitFor({ state: 'attached' })
  await button('photos.manage.make_main', { place: 3 }).click()
  await expect.poll(ids).toEqual([second, third, first])

  await button('photos.manage.delete', { place: 1 }).click()
  await button('photos.remove').click()
  await page
    .getByRole('region', { name: t('app.toasts') })
    .getByText(t('photos.deleted'))
    .waitFor()
  expect(await ids()).toEqual([third, first])
  expect(story.failures).toEqual([])
})

test('a photo that the keyboard moves to the front is cropped as it becomes the main one', async () => {
  const story = await atPhotos()
  const { page, ids, photos, button, choose } = story
  await choose(pictures[0], wide)
  await button('photos.crop.use').click()
  await button('photos.manage.move', { place: 2 }).waitFor()
  const [first, second] = await ids()
  await tabTo(page, button('photos.manage.move', { place: 2 }))
  await page.keyboard.press('ArrowLeft')
  await button('photos.crop.whole').waitFor()
  await page.keyboard.press('Escape')
  expect(await ids()).toEqual([first, second])
  await page.keyboard.press('ArrowLeft')
  await button('photos.crop.use').click()
  await expect.poll(ids).toEqual([second, first])
  const [main] = await photos()
  expect(main!.width / main!.height).toBeCloseTo(3 / 4, 1)
  // Of this one too little would be left: a part of it is cut out before it is sent.
  await choose(panorama)
  await button('photos.crop.use').click()
  await expect.poll(async () => (await photos())[2]?.width).toBe(600)
  expect(story.failures).toEqual([])
})

test('the alert for a missing photo leads here, and not any more once there is one', async () => {
  const story = await openStory()
  const { page, t, origin } = story
  await joinSite(story, 'Alerted')
  await page.goto(`${origin}/members`)
  const alert = page.getByRole('link', { name: t('alerts.photo.action') })
  await alert.click()
  await page.waitForURL('**/profile/photos')
  await page.getByRole('heading', { level: 1, name: t('photos.manage.page') }).waitFor()
  await alert.waitFor({ state: 'detached' })
  await page.locator('input[type=file]').first().setInputFiles(pictures.slice(0, 1))
  await page.getByRole('button', { name: t('photos.crop.use') }).click()
  await page.getByRole('img', { name: t('photos.manage.alt', { place: 1 }) }).waitFor()
  await page.goto(`${origin}/members`)
  expect(await alert.count()).toBe(0)
  await page.goto(`${origin}/complete-signup?step=photo`)
  expect(new URL(page.url()).pathname).toBe('/profile/photos')
  expect(story.failures).toEqual([])
})

test('pictures are dropped and pasted anywhere, and one too many is said', async () => {
  const story = await atPhotos({ locale: 'de' })
  const { page, t, ids, button, bring } = story
  await bring('drop', pictures.slice(0, 1))
  await button('photos.crop.use').click()
  await expect.poll(ids).toHaveLength(1)
  await bring('paste', pictures.slice(1, 2))
  await expect.poll(ids).toHaveLength(2)
  await button('photos.manage.move', { place: 2 }).waitFor()
  await bring('drop', pictures.slice(1))
  await page
    .getByRole('region', { name: t('app.toasts') })
    .getByTitle(t('photos.manage.full', { max: 3 }))
    .waitFor()
  await expect.poll(ids).toHaveLength(3)
  const prices = page.locator('#main').getByRole('link', { name: t('photos.manage.prices') })
  expect(await prices.getAttribute('href')).toBe('/premium?back=%2Fprofile%2Fphotos')
  expect(story.failures).toEqual([])
})

test('an upload is cancelled while it runs, and outlasts a connection that is lost', async () => {
  const story = await atPhotos()
  const { page, context, t, ids, button, choose } = story
  await choose(pictures[0])
  await button('photos.crop.use').click()
  await expect.poll(ids).toHaveLength(1)
  let held = 0
  await page.route('**/api/photo.php*', () => {
    held += 1
  })
  await choose(pictures[1])
  await expect.poll(() => held).toBe(1)
  await page.getByRole('progressbar').waitFor()
  await button('photos.manage.cancel').click()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(await ids()).toHaveLength(1)

  await context.setOffline(true)
  await choose(pictures[2])
  await page.getByText(t('photos.lost')).waitFor()
  await context.setOffline(false)
  await button('app.retry').click()
  await expect.poll(ids).toHaveLength(2)
  expect(story.failures).toEqual([])
})

test('a HEIC picture that the browser cannot read is refused in words, and sent nowhere', async () => {
  const story = await atPhotos({ locale: 'fi' })
  const { page, t, ids, choose, button } = story
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/photo.php')) sent += 1
  })
  const heic = { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('\0\0\0\x18ftypheic') }
  await choose(heic)
  await page.getByRole('alert').getByText(t('errors.fields.photo_heic')).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await button('photos.manage.discard').click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
  expect([sent, await ids(), story.failures]).toEqual([0, [], []])
})

test('a photo is dragged by mouse and by finger, and cropped as it becomes the main one', async () => {
  const story = await atPhotos()
  const { page, t, ids, photos, button, choose } = story
  await choose(pictures[0], wide, pictures[2])
  await button('photos.crop.use').click()
  await expect.poll(ids).toHaveLength(3)
  await button('photos.manage.move', { place: 3 }).waitFor()
  const [first, second, third] = await ids()
  const middle = async (place: number) => {
    const box = await page
      .getByRole('img', { name: t('photos.manage.alt', { place }), exact: true })
      .boundingBox()
    return [box!.x + box!.width / 2, box!.y + box!.height / 2] as const
  }
  await page.mouse.move(...(await middle(3)))
  await page.mouse.down()
  await page.mouse.move(...(await middle(2)), { steps: 4 })
  await page.mouse.up()
  await expect.poll(ids).toEqual([first, third, second])

  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] })
  const handle = await button('photos.manage.move', { place: 3 }).boundingBox()
  await send('touchStart', [handle!.x + 20, handle!.y + 20])
  await send('touchMove', await middle(2))
  await send('touchMove', await middle(1))
  await send('touchEnd')
  // It is wider than a card, so that it is cropped before it is the main one.
  await button('photos.crop.use').click()
  await expect.poll(ids).toEqual([second, first, third])
  const [main] = await photos()
  expect(main!.width / main!.height).toBeCloseTo(3 / 4, 1)
  expect(await page.getByRole('dialog').count()).toBe(0)

  await button('photos.manage.crop', { place: 2 }).click()
  expect(await accessibilityFindings(page)).toEqual([])
  await button('photos.manage.cancel').click()
  expect((await photos())[1]).toMatchObject({ id: first, width: 600 })
  expect(story.failures).toEqual([])
})
