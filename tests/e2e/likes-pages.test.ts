import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { accessibilityFindings } from './check-accessibility.ts'
import { expectFocusWithin } from './expect-focus-on.ts'
import { joinSite } from './join-site.ts'
import { likeByMany } from './like-by-many.ts'
import { phone } from './open-browser.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()

test('likes come in pages that keep their place, and one becomes a match that ends again', async () => {
  const story = await openStory({ viewport: phone })
  const { page, t, origin } = story
  const { id } = await joinSite(story, 'Loved')
  await likeByMany(id, limits.likesPage + 4)
  await seeOneByAddress(story)
  await scrollAndComeBack(story)

  await page
    .getByRole('button', { name: likeOf(story) })
    .last()
    .click()
  await page.locator('dialog[aria-labelledby="match-title"]').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: t('likes.matches') }).click()
  await page.locator('main a[href^="/likes/m/"]').click()
  await page.waitForURL('**/likes/m/*')
  await page.locator('h1#match-heading').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: t('likes.unlike.open') }).click()
  const asked = page.getByRole('dialog', { name: t('likes.unlike.title') })
  await asked.waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await asked.getByRole('button', { name: t('likes.unlike.confirm') }).click()
  await page.waitForURL(`${origin}/likes/matches`)
  await page.getByRole('heading', { name: t('likes.empty_matches') }).waitFor()
  expect(story.failures).toEqual([])
})

/** The query `t` brings the like popup, and leaves the address. */
async function seeOneByAddress({ page, origin }: Story): Promise<void> {
  await page.goto(`${origin}/likes?t=1`)
  const popup = page.locator('dialog[aria-labelledby="liker-title"]')
  await expectFocusWithin(popup)
  expect(page.url()).toBe(`${origin}/likes`)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })
}

async function scrollAndComeBack(story: Story): Promise<void> {
  const { page } = story
  const hearts = page.getByRole('button', { name: likeOf(story) })
  await expect.poll(() => hearts.count()).toBe(limits.likesPage)
  await hearts.last().scrollIntoViewIfNeeded()
  await expect.poll(() => hearts.count()).toBe(limits.likesPage + 4)
  const last = page.locator('main a[href^="/members/"]').last()
  await last.scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => Math.round(scrollY))
  const before = await place()
  expect(before).toBeGreaterThan(2_000)
  await last.click()
  await page.waitForURL('**/members/*')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await expect.poll(() => hearts.count()).toBe(limits.likesPage + 4)
  await expect.poll(place).toBe(before)
}

/** The name of a heart, whoever it is for. */
function likeOf({ t }: Story): RegExp {
  return new RegExp(`^${t('likes.like', { name: '.+' })}$`)
}
