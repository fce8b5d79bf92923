import { expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { accessibilityFindings } from './check-accessibility.ts'
import { joinSite } from './join-site.ts'
import { openStories } from './stories.ts'
import { uploadPhoto } from './upload-photo.ts'

const openStory = openStories()
const phone = { width: 390, height: 844 }

test('a photo is made private, asked for, shown for some days, and taken back', async () => {
  const owner = await openStory({ viewport: phone })
  const { id, profile } = await joinSite(owner, 'Keeper')
  for (const colour of ['#a05030', '#305080']) await uploadPhoto(owner, colour)
  await owner.page.goto(`${owner.origin}/profile/album`)
  await owner.page.getByRole('switch').press('Space')
  await expect.poll(() => owner.page.getByRole('switch').isChecked()).toBe(true)
  expect(await accessibilityFindings(owner.page)).toEqual([])

  const viewer = await openStory({ viewport: phone })
  const asker = (await joinSite(viewer, 'Asker')).profile.name
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
  const button = (key: string) =>
    owner.page.getByRole('button', { name: `${owner.t(`photoReview.album.${key}`)}: ${asker}` })
  const says = (key: string) =>
    owner.page
      .getByRole('region', { name: owner.t('app.toasts') })
      .getByTitle(owner.t(`photoReview.album.${key}`, { name: asker }))
      .waitFor()
  expect(await accessibilityFindings(owner.page)).toEqual([])
  await button('allow').click()
  await says('granted')
  await button('revoke').waitFor()
  expect(await accessibilityFindings(owner.page)).toEqual([])
  expect(await album()).toMatchObject({ album: 'open', photos: [{}, { locked: false }] })
  await viewer.page.reload()
  await viewer.page.getByText(viewer.t('photoReview.ask.open', { name: profile.name })).waitFor()

  await button('revoke').click()
  await says('ended')
  await owner.page.getByText(owner.t('photoReview.album.no_viewers')).waitFor()
  expect((await album()).photos).toHaveLength(1)
  expect([owner.failures, viewer.failures]).toEqual([[], []])
})

test('private photos are shown to somebody who did not ask', async () => {
  const owner = await openStory({ viewport: phone })
  const { id } = await joinSite(owner, 'Giver')
  const viewer = await openStory()
  const other = await joinSite(viewer, 'Given')
  const { page, t } = owner
  await page.goto(`${owner.origin}/profile/album`)
  const share = page.getByRole('button', { name: t('photoReview.album.share') })
  await share.click()
  await page.getByRole('dialog').getByText(t('photoReview.album.no_people')).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await callApi(page, 'POST', 'like.php', { id: other.id })
  await callApi(viewer.page, 'POST', 'like.php', { id })
  await page.reload()
  await share.click()
  const sheet = page.getByRole('dialog', { name: t('photoReview.album.pick') })
  await sheet
    .getByLabel(t('photoReview.album.duration'))
    .selectOption({ label: t('photoReview.album.unlimited') })
  await sheet.getByRole('button', { name: `${t('photoReview.album.allow')}: ${other.profile.name}` }).click()
  await sheet.getByText(t('photoReview.album.no_people')).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText(t('photoReview.album.no_end')).waitFor()
  expect([owner.failures, viewer.failures]).toEqual([[], []])
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
  await uploadPhoto(story, '#806040')
  await page.reload()
  await page.getByRole('button', { name: t('photoReview.verify.start') }).click()
  await page.getByRole('button', { name: t('photoReview.verify.camera') }).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
})
