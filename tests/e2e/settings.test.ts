import { expect, test } from 'vitest'
import type { Settings } from '#common/wire/sites.ts'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()

const switchNamed = ({ page }: Story, name: string) => page.getByRole('switch', { name, exact: true })
const mailOf = (story: Story, category: string) =>
  switchNamed(
    story,
    story.t('settings.notifications.switch', {
      category: story.t(`settings.notifications.categories.${category}.title`),
      channel: story.t('settings.notifications.channels.email'),
    }),
  )
const privacyOf = (story: Story, setting: string) =>
  story.page.getByRole('switch', { name: story.t(`settings.privacy.${setting}.label`) })

async function openSettings({ page, t }: Story): Promise<void> {
  await page
    .getByRole('navigation', { name: t('app.nav.main') })
    .getByRole('link', { name: t('app.nav.account') })
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('app.nav.settings') })
    .click()
  await page.getByRole('heading', { level: 1, name: t('settings.title') }).waitFor()
}

test('on a phone a member switches things off, and they stay off', async () => {
  const story = await openStory({ viewport: phone })
  const { page, origin, t } = story
  await joinSite(story, 'Settled')
  await page.goto(`${origin}/members`)
  await openSettings(story)

  const off = [mailOf(story, 'new_messages'), mailOf(story, 'like'), privacyOf(story, 'show_online')]
  const on = [mailOf(story, 'news'), privacyOf(story, 'invisible')]
  for (const one of [...off, ...on]) {
    await one.focus()
    await page.keyboard.press('Space')
  }
  await page.getByLabel(t('rhythm.quiet.from'), { exact: true }).selectOption('21')
  await page.getByLabel(t('rhythm.quiet.to'), { exact: true }).selectOption('7')
  // Back and forth as fast as it goes: what stands there last is what is kept.
  for (let turn = 0; turn < 3; turn++) await privacyOf(story, 'show_seen').click({ force: true })
  await expect
    .poll(async () => (await callApi<{ privacy: object }>(page, 'GET', 'privacy.php')).privacy)
    .toMatchObject({ invisible: true, show_online: false, show_seen: false })
  const { quiet_hours } = await callApi<{ quiet_hours: object }>(page, 'GET', 'notifications.php')
  const time_zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(quiet_hours).toEqual({ on: true, from: 21, to: 7, time_zone })

  await page.reload()
  for (const one of [...off, privacyOf(story, 'show_seen')]) expect(await one.isChecked()).toBe(false)
  for (const one of on) expect(await one.isChecked()).toBe(true)
  await page
    .getByRole('navigation', { name: t('settings.contents') })
    .getByText(t('settings.sections.privacy'))
    .click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('privacy-title')
  expect(story.failures).toEqual([])
})

test('a switch that cannot be saved goes back, and says why', async () => {
  const story = await openStory({ viewport: phone, expected: /status of 500/, worker: 'blocked' })
  const { page, origin, t } = story
  await joinSite(story, 'Unsaved')
  await page.goto(`${origin}/notifications`)
  // Before the page is alive, the second press may be carried out first.
  await page.route('**/api/privacy.php', (route) =>
    route.request().postData()?.includes('invisible')
      ? route.fulfill({ status: 500, json: { error: 'internal' } })
      : route.continue(),
  )
  const seenSaved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('show_seen') ?? false,
  )
  // By keys, not by their place: what is above them may still find its height. Nor by a click alone, which no person makes:
  // React hydrates a part on the key before the click, and misses the change of a checkbox whose click comes first.
  for (const setting of ['invisible', 'show_seen']) {
    await privacyOf(story, setting).focus()
    await page.keyboard.press('Space')
  }
  await page.getByTitle(t('settings.not_saved', { reason: t('errors.internal') })).waitFor()
  await expect.poll(() => privacyOf(story, 'invisible').isChecked()).toBe(false)
  expect(await privacyOf(story, 'show_seen').isChecked()).toBe(false)
  await seenSaved
  await page.reload()
  expect(await privacyOf(story, 'invisible').isChecked()).toBe(false)
  expect(await privacyOf(story, 'show_seen').isChecked()).toBe(false)
  expect(story.failures).toEqual([])
})

test('a member whose mails came back reads why, and has them sent again', async () => {
  const story = await openStory({ viewport: phone, worker: 'blocked' })
  const { page, origin, t } = story
  await joinSite(story, 'Bounced')
  const disabled = ['bounce', 'fbl']
  await page.route('**/api/notifications.php', async (route) => {
    if (route.request().postData()?.includes('resume')) disabled.length = 0
    const response = await route.fetch({ method: 'GET' })
    await route.fulfill({ json: { ...(await response.json()), disabled } })
  })
  await page.goto(`${origin}/members`)
  await openSettings(story)
  for (const reason of disabled)
    await page.getByText(t(`settings.notifications.paused.reasons.${reason}`)).waitFor()
  await page.getByRole('button', { name: t('settings.notifications.paused.resume') }).click()
  await page.getByText(t('settings.notifications.paused.title')).waitFor({ state: 'detached' })
  expect(story.failures).toEqual([])
})

test('an alert that was put away never comes back on this device', async () => {
  const story = await openStory({ viewport: phone })
  const { page, origin, t } = story
  await joinSite(story, 'Faceless')
  await page.goto(`${origin}/likes`)
  const alert = page.getByText(t('alerts.photo.title'))
  await alert.waitFor()
  await page.goto(`${origin}/notifications`)
  expect(await alert.count()).toBe(0)
  await page.goto(`${origin}/likes`)
  await page
    .locator('section', { has: alert })
    .getByRole('button', { name: t('app.dismiss') })
    .click()
  await alert.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => Number(localStorage.getItem('dismissed.photo')))).toBeGreaterThan(0)
  await page.getByRole('link', { name: t('app.nav.searchShort') }).click()
  await page.waitForURL('**/members')
  expect(await alert.count()).toBe(0)
  const sent = await page.goto(`${origin}/likes`)
  expect(await sent?.text()).not.toContain(`>${t('alerts.photo.title')}<`)
  expect(await alert.count()).toBe(0)
  expect(story.failures).toEqual([])
})

test('a visitor chooses language and country', async () => {
  const story = await openStory({ viewport: phone })
  const { page, origin, t } = story
  await page.goto(`${origin}/login`)
  await page.goto(`${origin}/lang-config`)
  await page.getByRole('combobox').selectOption('FI')
  await page.getByRole('button', { name: t('language.save') }).click()
  await page.getByTitle(t('language.saved')).waitFor()
  const { settings } = await callApi<{ settings: Settings }>(page, 'GET', 'settings.php')
  expect(settings.geoip_selected_country).toBe('FI')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.locator('html[lang="de"]').waitFor()
  expect(await page.getByRole('combobox').inputValue()).toBe('FI')
  expect(await page.getByRole('button', { name: 'Deutsch' }).getAttribute('aria-current')).toBe('true')
  const cookies = await page.context().cookies(origin)
  for (const name of ['locale', 'country']) {
    const days = ((cookies.find((one) => one.name === name)?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
  }
  expect(story.failures).toEqual([])
})
