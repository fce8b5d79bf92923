import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { accessibilityFindings } from './check-accessibility.ts'
import { joinSite } from './join-site.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()
const phone = { width: 390, height: 844 }

async function upload({ page }: Story, background: string): Promise<void> {
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .png()
    .toBuffer()
  const status = await page.evaluate(
    async ({ base64, id }) => {
      const body = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const headers = { 'content-type': 'image/png' }
      return (await fetch(`/api/photo.php?client_id=${id}`, { method: 'POST', headers, body })).status
    },
    { base64: bytes.toString('base64'), id: randomUUID() },
  )
  expect(status).toBe(200)
}

test('a photo is made private, asked for, shown for some days, and taken back', async () => {
  const owner = await openStory({ viewport: phone })
  const { id, profile } = await joinSite(owner, 'Keeper')
  for (const colour of ['#a05030', '#305080']) await upload(owner, colour)
  await owner.page.goto(`${owner.origin}/profile/album`)
  await owner.page.getByRole('switch').press('Space')
  await expect.poll(() => owner.page.getByRole('switch').isChecked()).toBe(true)
  expect(await accessibilityFindings(owner.page)).toEqual([])

  const viewer = await openStory({ viewport: phone })
  await joinSite(viewer, 'Asker')
  const album = async () =>
    (
      await callApi<{ profile: { album: string; photos: unknown[] } }>(
        viewer.page,
        'GET',
        `member.php?id=${id}`,
      )
    ).profile
  await viewer.page.goto(`${viewer.origin}/members/${id}`)
  await viewer.page.getByRole('button', { name: viewer.t('photoReview.ask.button') }).click()
  await viewer.page.getByText(viewer.t('photoReview.ask.asked', { name: profile.name })).waitFor()
  expect((await album()).photos).toHaveLength(1)

  await owner.page.reload()
  await owner.page.getByRole('button', { name: owner.t('photoReview.album.allow') }).click()
  await owner.page.getByRole('button', { name: owner.t('photoReview.album.revoke') }).waitFor()
  expect(await accessibilityFindings(owner.page)).toEqual([])
  expect(await album()).toMatchObject({ album: 'open', photos: [{}, { locked: false }] })

  await owner.page.getByRole('button', { name: owner.t('photoReview.album.revoke') }).click()
  await owner.page.getByText(owner.t('photoReview.album.no_viewers')).waitFor()
  expect((await album()).photos).toHaveLength(1)
})

test('who wants to be verified is asked for a pose, and without a photo for a photo first', async () => {
  const story = await openStory({ viewport: phone })
  const { page, origin, t } = story
  await joinSite(story, 'Proven')
  await page.goto(`${origin}/profile/verify`)
  await page
    .locator('#main')
    .getByRole('link', { name: t('photoReview.verify.add_photo') })
    .waitFor()
  await upload(story, '#806040')
  await page.reload()
  await page.getByRole('button', { name: t('photoReview.verify.start') }).click()
  await page.getByRole('button', { name: t('photoReview.verify.camera') }).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
})
