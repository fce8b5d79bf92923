import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Photo, Profile } from '#common/wire/profiles.ts'
import { callApi } from './call-api.ts'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { orderBundle } from './order-bundle.ts'
import { signIn } from './sign-in.ts'
import { openStories } from './stories.ts'

const openStory = openStories()
const blurredPx = 32

test('a locked photo is never sent in clear, until it is paid for', async () => {
  const premium = await openStory()
  await signIn(premium, 'premium@example.com')
  const free = await openStory({ expected: /status of 404/ })
  const { page, t, origin, failures } = free
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await joinSite(free, 'Curious')

  const seen = await profileWithLockedPhotos(page)
  const clear = (await readProfile(premium.page, seen.id)).photos
  const locked = seen.photos.filter((photo) => photo.locked)
  const secret = clear.filter(({ id }) => locked.some((photo) => photo.id === id)).flatMap(filesOf)
  expect(secret.length).toBeGreaterThan(0)
  await page.goto(`${origin}/members/${seen.id}`)
  await page.getByRole('button', { name: t('profiles.profile.photo_open') }).click()
  const lightbox = page.getByRole('dialog')
  const position = { position: 1, total: seen.photos.length }
  await lightbox.getByRole('list', { name: t('profiles.profile.photo_position', position) }).focus()
  for (const [index, photo] of seen.photos.entries()) {
    const shown = lightbox.locator(`img[src="/media/${photo.filename}"]`)
    if (index > 0) await page.keyboard.press('ArrowRight')
    await expect.poll(() => naturalSize(page, photo.filename)).toBeGreaterThan(0)
    const most = photo.locked ? blurredPx : Number.POSITIVE_INFINITY
    expect(await naturalSize(page, photo.filename)).toBeLessThanOrEqual(most)
    await shown.waitFor()
  }
  await page.keyboard.press('Escape')
  expect(secret.filter((path) => asked.has(path))).toEqual([])
  expect(await statusesOf(page, secret)).toEqual(secret.map(() => 404))

  const { redirect } = await orderBundle(page)
  await callApi(page, 'POST', 'sandbox.php', { id: redirect.split('/').at(-1), decision: 'approve' })
  const opened = clear.find(({ id }) => id === locked[0]!.id)!
  await expect.poll(() => naturalSize(page, opened.filename)).toBeGreaterThan(blurredPx)
  expect(await statusesOf(page, secret)).toEqual(secret.map(() => 200))
  expect(failures).toEqual([])
})

async function profileWithLockedPhotos(page: Page): Promise<Profile> {
  for (const { id } of await findPeople(page)) {
    const profile = await readProfile(page, id)
    if (profile.photos.some((photo) => photo.locked)) return profile
  }
  throw new Error('nobody has a locked photo')
}

async function readProfile(page: Page, id: string): Promise<Profile> {
  return (await callApi<{ profile: Profile }>(page, 'GET', `member.php?id=${id}`)).profile
}

function filesOf(photo: Photo): string[] {
  return [`/media/${photo.filename}`, `/media/${photo.thumb_filename}`]
}

/** The longer side of the loaded picture in pixels; 0 until it has loaded. */
function naturalSize(page: Page, filename: string): Promise<number> {
  return page.evaluate((src) => {
    const image = [...document.querySelectorAll<HTMLImageElement>(`img[src="${src}"]`)].at(-1)
    return image ? Math.max(image.naturalWidth, image.naturalHeight) : 0
  }, `/media/${filename}`)
}

function statusesOf(page: Page, paths: string[]): Promise<number[]> {
  return page.evaluate(
    (all) => Promise.all(all.map(async (path) => (await fetch(path, { cache: 'no-store' })).status)),
    paths,
  )
}
