import sharp from 'sharp'
import { expect, test } from 'vitest'
import { joinSite } from '../e2e/join-site.ts'
import { openFullBrowser, phone } from '../e2e/open-browser.ts'
import { openStories } from '../e2e/stories.ts'
import { lookAtOverlay, overlayLocales } from './look-at-overlay.ts'

const openStory = openStories(openFullBrowser)
const create = { width: 1200, height: 800, channels: 3, background: '#885522' } as const
const buffer = await sharp({ create }).jpeg().toBuffer()
const good = { name: 'a.jpg', mimeType: 'image/jpeg', buffer }
const bad = { name: 'b.heic', mimeType: 'image/heic', buffer: Buffer.from('nothing') }

test.each(overlayLocales)(
  'nothing of the photo page breaks in %s: crop, refusal, deleting, sharing',
  async (locale) => {
    const story = await openStory({ locale, viewport: phone })
    const { page, t, origin } = story
    await joinSite(story, 'Framed')
    await page.goto(`${origin}/profile/photos`)
    const dialog = page.getByRole('dialog')
    const button = (key: string, values?: Record<string, number>) =>
      page.getByRole('button', { name: t(key, values), exact: true })
    const faults: string[] = []
    const look = async (name: string) => faults.push(...(await lookAtOverlay(story, name)))
    await page.locator('input[type=file]').first().setInputFiles([good, good, bad])
    await button('photos.crop.use').waitFor()
    await look('crop')
    await button('photos.crop.use').click()
    await button('photos.manage.move', { place: 2 }).waitFor()
    await page.getByRole('alert').waitFor()
    await look('refused')
    await button('photos.manage.make_main', { place: 2 }).click()
    await button('photos.crop.whole').waitFor()
    await look('crop of the main photo')
    await page.keyboard.press('Escape')
    await button('photos.manage.delete', { place: 2 }).click()
    await dialog.waitFor()
    await look('deleting')
    await page.goto(`${origin}/profile/album`)
    await button('photoReview.album.share').click()
    await dialog.getByText(t('photoReview.album.no_people')).waitFor()
    await look('sharing')
    expect(faults).toEqual([])
    expect(story.failures).toEqual([])
  },
)
