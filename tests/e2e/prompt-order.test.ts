import { expect, test } from 'vitest'
import type { OwnProfile } from '#common/wire/profiles.ts'
import { callApi } from './call-api.ts'
import { accessibilityFindings } from './check-accessibility.ts'
import { expectFocusOn } from './expect-focus-on.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { openStories } from './stories.ts'

const openStory = openStories()

test('sentences change their order by their buttons and by dragging, and back again', async () => {
  const story = await openStory({ viewport: phone })
  const { page, t, origin } = story
  await joinSite(story, 'Ordering')
  const prompts = (['small_joy', 'dream_trip', 'first_date'] as const).map((prompt) => ({
    prompt,
    answer: `The ${prompt}`,
  }))
  await callApi(page, 'PUT', 'profile.php', { prompts })
  await page.goto(`${origin}/profile`)
  const sheet = page.getByRole('dialog')
  const order = async () =>
    (await callApi<{ profile: OwnProfile }>(page, 'GET', 'profile.php')).profile.prompts.map(
      ({ prompt }) => prompt,
    )
  await page.getByRole('button', { name: t('ownProfile.prompt.order') }).click()
  const named = (key: string, prompt: string) =>
    sheet.getByRole('button', {
      name: t(`ownProfile.prompt.${key}`, { sentence: t(`prompts.sentence.${prompt}`) }),
    })
  await named('down', 'small_joy').press('Enter')
  await sheet
    .getByRole('status')
    .getByText(t('ownProfile.prompt.moved', { place: 2, count: 3 }))
    .waitFor({ state: 'attached' })
  await expectFocusOn(named('down', 'small_joy'))
  expect(await accessibilityFindings(page)).toEqual([])
  const handle = async (at: number) => {
    const box = await sheet.getByRole('listitem').nth(at).boundingBox()
    if (!box) throw new Error('no row')
    return [box.x + 20, box.y + box.height / 2] as const
  }
  await page.mouse.move(...(await handle(2)))
  await page.mouse.down()
  await page.mouse.move(...(await handle(0)), { steps: 5 })
  await page.mouse.up()
  await sheet.getByRole('button', { name: t('ownProfile.save') }).click()
  await sheet.waitFor({ state: 'detached' })
  expect(await order()).toEqual(['first_date', 'dream_trip', 'small_joy'])
  await page
    .getByRole('region', { name: t('app.toasts') })
    .getByRole('button', { name: t('ownProfile.undo') })
    .click()
  await expect.poll(order).toEqual(['small_joy', 'dream_trip', 'first_date'])
  expect(story.failures).toEqual([])
})
