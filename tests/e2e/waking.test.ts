import { expect, test } from 'vitest'
import { holdScripts } from './hold-scripts.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { tellStories } from './tell-stories.ts'

const tell = tellStories()

test('no script travels before there is something to look at', async () => {
  const { page, origin } = await tell({ viewport: phone })
  await page.goto(`${origin}/login`)
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(asked.length).toBeGreaterThan(5)
  expect(Math.min(...asked)).toBeGreaterThan(painted)
})

test('what is done before the page is alive counts once it is', async () => {
  const story = await tell({ viewport: phone })
  const { page, t, origin } = story
  await joinSite(story, 'Early')
  const letGo = await holdScripts(page)
  await page.goto(`${origin}/members`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: t('profiles.search.filters') }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  letGo()
  await page.getByRole('dialog', { name: t('profiles.search.filters') }).waitFor()
  expect(story.failures).toEqual([])
})

test('what is typed and sent before the page is alive is sent once it is', async () => {
  const story = await tell({ viewport: phone, expected: /status of 401/ })
  const { page, t, origin } = story
  const letGo = await holdScripts(page)
  await page.goto(`${origin}/login`, { waitUntil: 'domcontentloaded' })
  await page.getByLabel(t('members.login.login')).fill('early@example.com')
  await page.getByLabel(t('members.login.password'), { exact: true }).fill('long before')
  await page.getByRole('button', { name: t('members.login.submit') }).click()
  letGo()
  await page.getByText(t('errors.login_failed')).waitFor()
  await expect(page.getByLabel(t('members.login.login')).inputValue()).resolves.toBe('early@example.com')
  expect(story.failures).toEqual([])
})

test('in a tab that nobody looks at, a page comes alive all the same', async () => {
  const story = await tell({ viewport: phone })
  await story.page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true })
    Object.defineProperty(window, 'PerformanceObserver', { value: undefined })
  })
  await story.page.goto(`${story.origin}/login`)
  expect(await story.page.getByRole('button', { name: story.t('app.language') }).count()).toBe(1)
  expect(story.failures).toEqual([])
})
