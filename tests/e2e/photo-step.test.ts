import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { accessibilityFindings } from './check-accessibility.ts'
import { expectFocusOn } from './expect-focus-on.ts'
import { joinIncomplete } from './join-incomplete.ts'
import { openStories, type Story, type StoryOptions } from './stories.ts'
import { tabTo } from './tab-to.ts'

const openStory = openStories()
const phone = { width: 390, height: 844 }
const lost = /ERR_FAILED|status of 422/

/** As a phone takes it: lying on its side, and with where it was taken. */
const flat = { width: 1600, height: 1200, channels: 3, background: '#7fb2d8' } as const
const picture = await sharp({ create: flat }).jpeg().toBuffer()

async function atPhotoStep(options: StoryOptions = {}) {
  const story = await openStory({ viewport: phone, expected: lost, ...options })
  const { page, t, origin } = story
  await joinIncomplete(story, 'Pictured')
  await page.goto(`${origin}/complete-signup?step=photo`)
  const heading = (key: string) => page.getByRole('heading', { level: 1, name: t(`photos.${key}`) })
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
  await heading('title').waitFor()
  return { ...story, heading, button }
}

/** As a file of this machine: many megabytes of its bytes would travel to the browser as text. */
async function choose({ page }: Story, content: Buffer, name = 'me.jpg') {
  const folder = await mkdtemp(join(tmpdir(), 'serenade-photo-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), content)
  await page.locator('input[type=file]').first().setInputFiles(join(folder, name))
}

async function photosOf({ page }: Story): Promise<{ width: number; height: number }[]> {
  return page.evaluate(async () => (await (await fetch('/api/photos.php')).json()).photos)
}

test('a photo is chosen, moved into place by keyboard, uploaded, and deleted again', async () => {
  const story = await atPhotoStep()
  const { page, t, heading, button } = story
  // Asked for early: the browser takes a moment until it hands its file chooser over to the story.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, button('photos.choose'))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expectFocusOn(heading('crop.title'))
  const area = page.getByLabel(t('photos.crop.area'))
  const photo = area.locator('xpath=..').locator('img')
  await photo.waitFor()
  await tabTo(page, area)
  const before = await photo.getAttribute('style')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => photo.getAttribute('style')).not.toBe(before)
  await tabTo(page, page.getByRole('slider', { name: t('photos.crop.zoom') }))
  await page.keyboard.press('ArrowRight')
  expect(await accessibilityFindings(page)).toEqual([])
  await tabTo(page, button('photos.crop.use'))
  await page.keyboard.press('Enter')
  await expectFocusOn(heading('ready.title'))
  await page.getByRole('img', { name: t('photos.ready.alt') }).waitFor()
  const [stored] = await photosOf(story)
  expect(stored!.width / stored!.height).toBeCloseTo(3 / 4, 1)

  await button('photos.remove').click()
  await page
    .getByRole('region', { name: t('app.toasts') })
    .getByText(t('photos.deleted'))
    .waitFor()
  await expectFocusOn(heading('title'))
  await button('photos.skip').click()
  await page.getByRole('heading', { name: t('members.signup.place.question') }).waitFor()
  expect(story.failures).toEqual([])
})

test('what is no photo is refused at its place, in the member’s language', async () => {
  const story = await atPhotoStep({ locale: 'de' })
  const { page, t, heading, button } = story
  const says = (key: string, values?: Record<string, number>) =>
    page
      .getByRole('alert')
      .getByText(t(`errors.fields.${key}`, values))
      .waitFor()
  await choose(story, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await says('photo_format')
  await choose(story, Buffer.from('\0\0\0\x18ftypheic'), 'IMG_0001.HEIC')
  await says('photo_heic')
  await choose(story, Buffer.alloc(15 * 1024 * 1024 + 1))
  await says('photo_too_large', { max: 15 })
  await choose(
    story,
    await sharp({ create: { ...flat, width: 90, height: 90 } })
      .jpeg()
      .toBuffer(),
  )
  await says('photo_too_small', { min: 200 })
  // The browser shows this one; the server sees what it is besides.
  await choose(story, Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]))
  await button('photos.crop.use').click()
  await says('photo_format')
  await expectFocusOn(heading('title'))
  expect([await photosOf(story), story.failures]).toEqual([[], []])
})

test('a lost connection loses no picture, and a lost answer makes no second one', async () => {
  const story = await atPhotoStep()
  const { page, t, heading, button } = story
  // More pixels than the server takes: the browser has scaled it down.
  const large = sharp({ create: { ...flat, width: 8_200, height: 6_300 } }).jpeg()
  await choose(story, await large.toBuffer())
  await heading('crop.title').waitFor()
  let mode: 'away' | 'answer lost' | 'well' = 'away'
  await page.route('**/api/photo.php*', async (route) => {
    if (mode === 'well') return route.continue()
    if (mode === 'answer lost') {
      mode = 'well'
      await route.fetch()
    }
    return route.abort()
  })
  await button('photos.crop.use').click()
  await page.getByRole('status').getByText(t('photos.sending')).waitFor()
  await page.getByRole('alert').getByText(t('photos.lost')).waitFor()
  mode = 'answer lost'
  await button('app.retry').click()
  await heading('ready.title').waitFor()
  expect(await photosOf(story)).toHaveLength(1)
  await page.reload()
  await heading('ready.title').waitFor()
  expect(story.failures).toEqual([])
})
