import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { accessibilityFindings } from './check-accessibility.ts'
import { joinSite } from './join-site.ts'
import { fillLogin } from './log-in.ts'
import { onDatabase } from './on-database.ts'
import { phone } from './open-browser.ts'
import { ownSite } from './own-site.ts'
import { siteOrigin } from './site-origin.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()
const { data } = ownSite()
const origin = siteOrigin('gilf')

async function askIn(countries: object): Promise<void> {
  await onDatabase(async (client) => {
    await client.query(
      `update site set settings = settings || jsonb_build_object('age_assurance', $1::jsonb)
       where settings ->> 'name' = 'Reprise'`,
      [JSON.stringify(countries)],
    )
  })
}

beforeAll(() => askIn({ GB: 'provider' }))
afterAll(() => askIn({}))

/** The server reloads its sites every few seconds. */
const untilAsked = ({ page }: Story) =>
  expect
    .poll(async () => (await callApi<{ open: boolean }>(page, 'GET', 'age.php')).open, { timeout: 15_000 })
    .toBe(true)

test.skipIf(!data)(
  'a member proves their age on the phone, tries twice, and goes on where they were',
  async () => {
    const story = await openStory({ origin, viewport: phone, expected: /status of 403/ })
    const { page, t, failures } = story
    await joinSite(story, 'Prover')
    await untilAsked(story)
    const button = (key: string) => page.getByRole('button', { name: t(key, { age: '18' }), exact: true })
    await page.goto(`${origin}/likes`)
    await page.waitForURL('**/age?to=%2Flikes')
    await page.getByRole('heading', { name: t('age.check.title', { age: '18' }) }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])

    await button('age.check.start').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/age/sandbox?*')
    await page.getByText(t('age.sandbox.notice')).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.goBack()
    await page.getByText(t('age.check.underWay')).waitFor()
    await button('age.check.again').click()
    await button('age.sandbox.outcomes.unclear').click()
    await page.getByRole('heading', { name: t('age.back.outcomes.unclear') }).waitFor()
    await page.getByRole('link', { name: t('age.back.retry') }).click()
    await page.getByText(t('age.check.unclear')).waitFor()

    await button('age.check.again').click()
    await button('age.sandbox.outcomes.of_age').click()
    await page.getByRole('heading', { name: t('age.back.passed') }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('link', { name: t('age.back.goOn') }).click()
    await page.waitForURL(`${origin}/likes`)
    await page.getByRole('heading', { name: t('likes.title'), level: 1 }).waitFor()
    expect(failures).toEqual([])
  },
)

test.skipIf(!data)('who is too young is told so, kindly and for good', async () => {
  const story = await openStory({ origin, viewport: phone, expected: /status of 40[13]/ })
  const { page, t, failures } = story
  const { email } = await joinSite(story, 'Youngster')
  await untilAsked(story)
  await page.goto(`${origin}/age`)
  await page.getByRole('button', { name: t('age.check.start') }).click()
  await page.getByRole('button', { name: t('age.sandbox.outcomes.under_age', { age: '18' }) }).click()
  await page.waitForURL('**/age/closed')
  await page.getByRole('heading', { name: t('age.closed.title') }).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.goto(`${origin}/login`)
  await fillLogin(story, email, 'quiet-river-42')
  await page.getByText(t('errors.account_under_age', { days: 14 })).waitFor()
  await page.goto(`${origin}/chats`)
  await page.waitForURL('**/login?to=*')
  expect(failures).toEqual([])
})
