import { expect, test } from 'vitest'
import { holdScripts } from './hold-scripts.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { openStories } from './stories.ts'

const openStory = openStories()

test('no script is requested before the first paint', async () => {
  const { page, origin } = await openStory({ viewport: phone })
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

test('a button pressed before hydration is replayed after it', async () => {
  const story = await openStory({ viewport: phone })
  const { page, t, origin } = story
  await joinSite(story, 'Early')
  const release = await holdScripts(page)
  await page.goto(`${origin}/members`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: t('profiles.search.filters') }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  release()
  await page.getByRole('dialog', { name: t('profiles.search.filters') }).waitFor()
  expect(story.failures).toEqual([])
})

test('a form filled in and submitted before hydration is submitted after it', async () => {
  const story = await openStory({ viewport: phone, expected: /status of 401/ })
  const { page, t, origin } = story
  const release = await holdScripts(page)
  await page.goto(`${origin}/login`, { waitUntil: 'domcontentloaded' })
  await page.getByLabel(t('members.login.login')).fill('early@example.com')
  await page.getByLabel(t('members.login.password'), { exact: true }).fill('long before')
  await page.getByRole('button', { name: t('members.login.submit') }).click()
  release()
  await page.getByText(t('errors.login_failed')).waitFor()
  await expect(page.getByLabel(t('members.login.login')).inputValue()).resolves.toBe('early@example.com')
  expect(story.failures).toEqual([])
})

test('a form whose button alone is pressed before hydration is answered by the page, not sent by the browser', async () => {
  const story = await openStory({ viewport: phone })
  const { page, t, origin } = story
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  const release = await holdScripts(page)
  await page.goto(`${origin}/complaints`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: t('complaints.send') }).click()
  release()
  await page.getByText(t('errors.fields.required')).first().waitFor()
  expect(sent).toEqual(['GET /complaints'])
  expect(story.failures).toEqual([])
})

test('a page hydrates in a hidden tab too', async () => {
  const story = await openStory({ viewport: phone })
  await story.page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true })
    Object.defineProperty(window, 'PerformanceObserver', { value: undefined })
  })
  await story.page.goto(`${story.origin}/login`)
  expect(await story.page.getByRole('button', { name: story.t('app.language') }).count()).toBe(1)
  expect(story.failures).toEqual([])
})
