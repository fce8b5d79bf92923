import { expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { accessibilityFindings } from './check-accessibility.ts'
import { expectFocusOn, expectFocusWithin } from './expect-focus-on.ts'
import { joinSite } from './join-site.ts'
import { openStories, type Story } from './stories.ts'
import { tabTo } from './tab-to.ts'
import { uploadPhoto } from './upload-photo.ts'

const openStory = openStories()
const phone = { width: 390, height: 844 }

const dialogOf = ({ page }: Story, name: string) => page.getByRole('dialog', { name })

/** Opens the menu of the profile on the screen and chooses its entry, all by keys. */
async function chooseByKeys({ page, t }: Story, name: string, entry: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: t('safety.menu', { name }) }))
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: t(entry) })
  await item.waitFor()
  await page.keyboard.press(await item.evaluate((one) => (one.textContent ?? '').trim().charAt(0)))
  await expectFocusOn(item)
  await page.keyboard.press('Enter')
}

test('by keys alone: report a photo, block from the profile, and unblock in the settings', async () => {
  const other = await openStory({ expected: /status of 40[34]/ })
  const { id, profile } = await joinSite(other, 'Rude')
  await uploadPhoto(other, '#705080')
  const story = await openStory({ expected: /status of 40[34]/ })
  const { page, origin, t } = story
  const me = await joinSite(story, 'Careful')
  await page.goto(`${origin}/members/${id}`)

  await chooseByKeys(story, profile.name, 'safety.report.entry')
  const report = dialogOf(story, t('safety.report.title', { name: profile.name }))
  await expectFocusWithin(report)
  await tabTo(page, report.getByRole('button', { name: t('safety.report.send') }))
  await page.keyboard.press('Enter')
  await report.getByRole('alert').waitFor()
  const reason = report.getByRole('radio', { name: t('safety.report.reasons.fake') })
  await expectFocusOn(reason)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Space')
  await tabTo(page, report.getByRole('radio', { name: t('safety.report.whole') }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, report.getByRole('button', { name: t('safety.report.send') }))
  await page.keyboard.press('Enter')
  const done = dialogOf(story, t('safety.report.done_title'))
  await done.waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await tabTo(page, done.getByRole('button', { name: t('safety.report.block_too', { name: profile.name }) }))
  await page.keyboard.press('Enter')

  const block = dialogOf(story, t('safety.block.title', { name: profile.name }))
  await expectFocusWithin(block)
  expect(await accessibilityFindings(page)).toEqual([])
  await tabTo(page, block.getByRole('button', { name: t('safety.block.confirm') }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/members')
  await page.getByTitle(t('safety.block.done', { name: profile.name })).waitFor()
  expect((await page.goto(`${origin}/members/${id}`))?.status()).toBe(404)

  await other.page.goto(`${origin}/members/${me.id}`)
  await other.page
    .getByRole('heading', { level: 1, name: other.t('errors.blocked_by', { name: me.profile.name }) })
    .waitFor()

  await page.goto(`${origin}/notifications`)
  const unblock = page.getByRole('button', { name: `${t('safety.blocks.unblock')}: ${profile.name}` })
  await tabTo(page, unblock)
  await page.keyboard.press('Enter')
  await page.getByText(t('safety.blocks.empty')).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  expect((await page.goto(`${origin}/members/${id}`))?.status()).toBe(200)
  expect(story.failures).toEqual([])
})

test('a visit is seen by the other, a member is saved and noted, and both are found again', async () => {
  const other = await openStory({ viewport: phone })
  const { id, profile } = await joinSite(other, 'Seen')
  const story = await openStory({ viewport: phone })
  const { page, origin, t } = story
  const me = await joinSite(story, 'Looker')
  const visited = page.waitForResponse((answer) => answer.url().endsWith('/api/visit.php'))
  await page.goto(`${origin}/members/${id}`)
  expect((await visited).status()).toBe(200)
  await page.getByRole('button', { name: t('visitors.favourites.save') }).click()
  await page.getByTitle(t('visitors.favourites.saved')).waitFor()
  await page.getByRole('button', { name: t('visitors.note.add') }).click()
  await page
    .getByRole('textbox', { name: t('visitors.note.label', { name: profile.name }) })
    .fill('Likes tea')
  await page.getByRole('button', { name: t('visitors.note.save'), exact: true }).click()
  await page.getByText('Likes tea').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.reload()
  await page.getByText('Likes tea').waitFor()

  await page.goto(`${origin}/members`)
  await page
    .getByRole('navigation', { name: t('app.nav.main') })
    .getByRole('link', { name: t('app.nav.account') })
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('app.nav.favourites') })
    .click()
  await page.getByRole('heading', { level: 1, name: t('visitors.favourites.title') }).waitFor()
  await page.locator(`main a[href^="/members/${id}"]`).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])

  await other.page.goto(`${origin}/visitors`)
  await other.page.locator(`main a[href^="/members/${me.id}"]`).waitFor()
  expect(await accessibilityFindings(other.page)).toEqual([])
  await callApi(other.page, 'PUT', 'privacy.php', { show_visits: false })
  await other.page.reload()
  await other.page.getByText(other.t('visitors.visitors.off_title')).waitFor()
  expect([...story.failures, ...other.failures]).toEqual([])
})

test('a visitor reports a profile', async () => {
  const other = await openStory()
  const { id, profile } = await joinSite(other, 'Fake')
  const story = await openStory({ viewport: phone, expected: /status of 428/ })
  const { page, origin, t } = story
  await page.goto(`${origin}/members/${id}`)
  await page.getByRole('button', { name: t('safety.menu', { name: profile.name }) }).click()
  expect(await page.getByRole('menuitem', { name: t('safety.block.entry') }).count()).toBe(0)
  await page.getByRole('menuitem', { name: t('safety.report.entry') }).click()
  await page.getByText(t('safety.report.reasons.other'), { exact: true }).click()
  await page.getByRole('button', { name: t('safety.report.send') }).click()
  await page.getByRole('alert').waitFor()
  await page.getByRole('textbox', { name: t('safety.report.details') }).fill('Somebody I know')
  await page.getByRole('button', { name: t('safety.report.send') }).click()
  await dialogOf(story, t('safety.report.done_title')).waitFor()
  expect(story.failures).toEqual([])
})
