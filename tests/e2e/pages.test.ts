import { expect, test } from 'vitest'
import { accessibilityFindings } from './check-accessibility.ts'
import { hasFocus } from './expect-focus-on.ts'
import { phone } from './open-browser.ts'
import { readMail } from './read-mail.ts'
import { siteOrigin } from './site-origin.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()

const pages = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service', 'accessibility']

test('every page of the footer is there, fits the phone, and axe finds nothing', async () => {
  const story = await openStory({ viewport: phone })
  const { page, origin } = story
  for (const name of pages) {
    await page.goto(`${origin}/pages/${name}`)
    expect([name, await page.getByRole('heading', { level: 1 }).count()]).toEqual([name, 1])
    expect([name, await accessibilityFindings(page)]).toEqual([name, []])
    expect([
      name,
      await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
    ]).toEqual([name, false])
  }
  expect(story.failures).toEqual([])
})

test('the footer speaks to the United States in English alone, where the site wants it', async () => {
  const story = await openStory()
  const { page, context, origin } = story
  const words = page.getByRole('contentinfo').getByText(/^United States: members confirm/)
  for (const path of ['/', '/pages/terms', '/members']) {
    await page.goto(origin + path)
    expect([path, await words.count()]).toEqual([path, 1])
  }
  await page.goto(`${siteOrigin('women')}/pages/terms`)
  expect(await words.count()).toBe(0)
  await context.addCookies([{ name: 'locale', value: 'de', url: origin }])
  await page.goto(`${origin}/pages/terms`)
  expect(await page.getByRole('contentinfo').getByText('United States').count()).toBe(0)
})

test('a long text begins with its contents, which lead to its parts', async () => {
  const { page, origin, t } = await openStory({ viewport: phone })
  await page.goto(`${origin}/pages/terms`)
  const contents = page.getByRole('navigation', { name: t('legal.contents') })
  await contents.getByText(t('legal.contents')).click()
  expect(await accessibilityFindings(page)).toEqual([])
  const last = contents.getByRole('link').last()
  const title = await last.innerText()
  await last.click()
  await expect
    .poll(async () => (await page.getByRole('heading', { name: title }).boundingBox())?.y)
    .toBeLessThan(400)
  await page.goto(`${origin}/pages/ban`)
  expect(await contents.count()).toBe(0)
})

test('questions are searched without scripts, and while one types with them', async () => {
  const story = await openStory()
  const { page, origin, t } = story
  const plain = await story.context.browser()!.newContext({ javaScriptEnabled: false })
  const silent = await plain.newPage()
  try {
    await silent.goto(`${origin}/pages/faq`)
    await silent.getByRole('searchbox').fill('PASSWORD')
    await silent.keyboard.press('Enter')
    await silent.waitForURL(/q=PASSWORD/)
    expect(await silent.locator('details[data-faq-item]:visible').count()).toBe(1)
    expect(await silent.locator('details[data-faq-item][open]:visible').count()).toBe(1)
  } finally {
    await plain.close()
  }
  await page.goto(`${origin}/pages/faq`)
  const all = await page.locator('details[data-faq-item]:visible').count()
  await page.getByRole('searchbox').fill('refunds')
  await expect.poll(() => page.locator('details[data-faq-item]:visible').count()).toBeLessThan(all)
  await page.getByRole('searchbox').fill('xyzzy')
  await page.getByText(t('legal.faq.none')).waitFor()
  expect(story.failures).toEqual([])
})

test('a stranger complains, gets the receipt, and sees by its link how it stands', async () => {
  const story = await openStory({ viewport: phone, expected: /status of 42[28]/ })
  const { page, origin, t } = story
  await page.goto(`${origin}/pages/terms`)
  const way = page.getByRole('contentinfo').getByRole('link', { name: t('app.footer.complaints') })
  expect(await way.getAttribute('href')).toBe('/complaints')
  await page.goto(`${origin}/complaints`)
  await page.getByRole('heading', { level: 1, name: t('complaints.title') }).waitFor()
  await send(story)
  await expect.poll(() => page.getByRole('alert').count()).toBe(6)
  const email = `onlooker-${Date.now()}@example.org`
  await page.getByLabel(t('complaints.about'), { exact: true }).fill('The profile of Somebody')
  await page.getByLabel(t('complaints.reason'), { exact: true }).selectOption('fraud')
  await page.getByLabel(t('complaints.explanation'), { exact: true }).fill('The photos are of somebody else')
  await page.getByLabel(t('complaints.name'), { exact: true }).fill('Ann Onlooker')
  await page.getByLabel(t('complaints.email'), { exact: true }).fill(email)
  await page.getByLabel(t('complaints.good_faith')).check()
  await send(story)
  await expect
    .poll(() => hasFocus(page.getByRole('heading', { name: t('complaints.sent_title') })))
    .toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.goto(origin + (await readMail(email, 'complaint-receipt')))
  await page.getByText(t('complaints.states.open')).waitFor()
  await page.getByText('The photos are of somebody else').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  expect(story.failures).toEqual([])
})

test('three times Escape leaves any page, and once does not', async () => {
  const { page, origin } = await openStory()
  await page.route('https://www.wikipedia.org/**', (route) => route.fulfill({ body: 'neutral' }))
  for (const path of ['/pages/service', '/login']) {
    await page.goto(origin + path)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(1_200)
    expect(page.url()).toBe(origin + path)
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
    await page.waitForURL('https://www.wikipedia.org/')
  }
})

const send = ({ page, t }: Story) => page.getByRole('button', { name: t('complaints.send') }).click()
