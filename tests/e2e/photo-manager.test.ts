import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accessibilityFindings } from './check-accessibility.ts'
import { joinSite } from './join-site.ts'
import { openStories } from './stories.ts'
import { tabTo } from './tab-to.ts'

const openStory = openStories()
const phone = { width: 390, height: 844 }

async function picture(background: string, name: string) {
  const create = { width: 600, height: 800, channels: 3, background } as const
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}
const pictures = await Promise.all([
  picture('#aa3322', 'a.jpg'),
  picture('#22aa33', 'b.jpg'),
  picture('#2233aa', 'c.jpg'),
])

test('photos are added together, moved by keyboard, and one is deleted, on a phone', async () => {
  const story = await openStory({ viewport: phone, expected: /ERR_FAILED/ })
  const { page, t, origin } = story
  await joinSite(story, 'Manager')
  await page.goto(`${origin}/profile/photos`)
  await page.getByRole('heading', { level: 1, name: t('photos.manage.page') }).waitFor()
  const button = (key: string, values?: Record<string, number>) =>
    page.getByRole('button', { name: t(key, values), exact: true })
  const ids = (): Promise<string[]> =>
    page.evaluate(async () => {
      const { photos } = await (await fetch('/api/photos.php')).json()
      return photos.map(({ id }: { id: string }) => id)
    })

  let lost: string | null = ''
  await page.route('**/api/photo.php*', (route) => {
    const url = route.request().url()
    if (lost === '') lost = url
    return lost === url ? route.abort() : route.continue()
  })
  await page.locator('input[type=file]').first().setInputFiles(pictures)
  await button('photos.crop.use').click()
  await page.getByText(t('photos.lost')).waitFor()
  await expect.poll(ids, { timeout: 15_000 }).toHaveLength(2)
  lost = null
  await button('app.retry').click()
  await button('photos.manage.move', { place: 3 }).waitFor()
  expect(await button('photos.add').isDisabled()).toBe(true)
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
