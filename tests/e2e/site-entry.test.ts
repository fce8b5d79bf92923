import { expect, test } from 'vitest'
import { accessibilityFindings } from './check-accessibility.ts'
import { phone } from './open-browser.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()
const addresses = { DE: '85.214.132.117', NO: '129.240.2.6' }

const comeFrom = ({ context }: Story, country: keyof typeof addresses) =>
  context.setExtraHTTPHeaders({ 'X-Forwarded-For': addresses[country] })

test('a German visitor is warned on a lander, once, and can do nothing but answer', async () => {
  const story = await openStory({ locale: 'de', viewport: phone })
  const { page, t, origin, failures } = story
  await comeFrom(story, 'DE')
  await page.goto(`${origin}/landers/tinderswipe`)
  const warning = page.getByRole('dialog', { name: t('siteEntry.title') })
  const enter = warning.getByRole('button', { name: t('siteEntry.enter', { age: '18' }) })
  const leave = warning.getByRole('link', { name: t('siteEntry.leave') })
  expect(await accessibilityFindings(page)).toEqual([])
  const [yes, no] = [(await enter.boundingBox())!, (await leave.boundingBox())!]
  expect([yes.width, yes.height]).toEqual([no.width, no.height])
  expect(await leave.getAttribute('href')).not.toContain(new URL(origin).host)

  await page.keyboard.press('Escape')
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement?.closest('[data-site-entry], body > :not([class])') === null,
    )
    expect([presses, outside && (await page.locator('main :focus').count())]).not.toEqual([presses, 1])
  }
  await enter.click()
  expect(await warning.count()).toBe(0)
  await page.getByRole('button', { name: t('landers.tinderswipe.like') }).click()
  for (const path of ['/', '/login']) {
    await page.goto(origin + path)
    expect(await page.locator('[data-site-entry]').count()).toBe(0)
  }
  expect(failures).toEqual([])
})

test('the warning opens a page with React too, works without scripts, and meets nobody from Norway', async () => {
  const story = await openStory()
  const { page, t, origin, failures } = story
  await comeFrom(story, 'NO')
  for (const path of ['/', '/login']) {
    await page.goto(origin + path)
    expect(await page.locator('[data-site-entry]').count()).toBe(0)
  }
  await comeFrom(story, 'DE')
  await page.goto(`${origin}/login`)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: t('siteEntry.enter', { age: '18' }) }).click()
  expect(await page.locator('main:focus').count()).toBe(1)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(failures).toEqual([])

  const plain = await page
    .context()
    .browser()!
    .newContext({
      javaScriptEnabled: false,
      extraHTTPHeaders: { 'X-Forwarded-For': addresses.DE },
    })
  const bare = await plain.newPage()
  await bare.goto(`${origin}/?network=acme`)
  await bare.getByRole('button', { name: t('siteEntry.enter', { age: '18' }) }).click()
  await bare.waitForURL(`${origin}/?network=acme`)
  expect(await bare.locator('[data-site-entry]').count()).toBe(0)
  await plain.close()
})
