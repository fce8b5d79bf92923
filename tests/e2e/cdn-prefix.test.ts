import { afterAll, beforeAll, expect, test } from 'vitest'
import { onDatabase } from './on-database.ts'
import { ownSite } from './own-site.ts'
import { siteOrigin } from './site-origin.ts'
import { openStories } from './stories.ts'

const openStory = openStories()
const { data } = ownSite()
/** The same program under another host name stands for the CDN. */
const cdn = siteOrigin('cdn')

async function setPrefix(prefix: string): Promise<void> {
  await onDatabase(async (client) => {
    await client.query(
      `update site set settings = settings || jsonb_build_object('cdn_prefix', $1::text)
       where settings ->> 'name' = 'Reprise'`,
      [prefix],
    )
  })
}

beforeAll(() => setPrefix(cdn))
afterAll(() => setPrefix(''))

test.skipIf(!data)(
  'a site with a cdn_prefix shows its pictures from there, and its pages hydrate',
  async () => {
    const origin = siteOrigin('gilf')
    const { page, t, failures } = await openStory({ origin })
    // The server reloads its sites every few seconds.
    await page.goto(origin)
    const settings = () => page.evaluate(async () => (await fetch('/api/settings.php')).json())
    await expect.poll(async () => (await settings()).settings.cdn_prefix, { timeout: 15_000 }).toBe(cdn)
    for (const path of ['/', '/login', '/signup']) {
      await page.goto(origin + path)
      const pictures = page.locator('img')
      await expect.poll(() => pictures.count(), { message: path }).toBeGreaterThanOrEqual(3)
      for (const picture of await pictures.all()) {
        expect(await picture.getAttribute('src')).toMatch(new RegExp(`^${cdn}/assets/`))
        await expect
          .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), {
            message: path,
          })
          .toBeGreaterThan(0)
      }
    }
    await page.getByLabel(t('members.signup.email.label')).fill('someone@example.org')
    await page.getByRole('button', { name: t('app.continue') }).click()
    await page.getByRole('heading', { name: t('members.signup.name.question') }).waitFor()
    expect(failures).toEqual([])
  },
)
