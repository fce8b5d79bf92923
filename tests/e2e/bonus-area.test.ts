import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { endBonusIn } from './end-bonus-in.ts'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { orderBundle } from './order-bundle.ts'
import { openStories } from './stories.ts'

const openStory = openStories()

test('the bonus is offered in the members area alone, and leaving the area begins the wait for its modal anew', async () => {
  // The page of a match with somebody who is none is of the area too.
  const story = await openStory({ expected: /status of 404/ })
  const { page, t, origin, failures } = story
  await joinSite(story, 'Walker')
  const [someone] = await findPeople(page)
  for (const body of ['One', 'Two', 'Three'])
    await callApi(page, 'POST', 'message.php', { to: someone!.id, client_id: randomUUID(), body })
  const banner = page.getByRole('complementary', { name: t('alerts.timeBonus.left') })
  for (const path of [`members/${someone!.id}`, 'chats', 'likes', `likes/m/${someone!.id}`, 'premium']) {
    await page.goto(`${origin}/${path}`)
    await banner.waitFor()
  }
  for (const path of ['credits', 'settings', 'pages/faq']) {
    await page.goto(`${origin}/${path}`)
    expect([path, await banner.count()]).toEqual([path, 0])
  }

  await page.clock.install()
  await page.goto(`${origin}/members`)
  await banner.waitFor()
  const modal = page.getByRole('dialog', { name: t('discounts.modal.title', { percent: '25%' }) })
  await page.clock.fastForward(30_000)
  await banner.getByRole('link').click()
  await page.waitForURL('**/credits?back=*')
  await banner.waitFor({ state: 'detached' })
  await page.clock.fastForward(60_000)
  await page.goBack()
  await banner.waitFor()
  await page.clock.fastForward(38_000)
  expect(await modal.count()).toBe(0)
  await page.clock.fastForward(3_000)
  await modal.waitFor()
  expect(failures).toEqual([])
})

test('a discount code that was used once says so when it is entered again', async () => {
  const story = await openStory({ viewport: phone, expected: /status of 422/ })
  const { page, t, origin, failures } = story
  const { id } = await joinSite(story, 'Again')
  await endBonusIn(id, -1_000)
  const enter = async () => {
    await page.goto(`${origin}/credits`)
    await page.getByRole('button', { name: t('discounts.dialog.open') }).click()
    const dialog = page.getByRole('dialog', { name: t('discounts.dialog.title') })
    await dialog.getByRole('textbox').fill('serenade10')
    await dialog.getByRole('button', { name: t('discounts.dialog.apply') }).click()
    return dialog
  }
  await (await enter()).waitFor({ state: 'detached' })
  const { order, redirect } = await orderBundle(page)
  expect(order.discount?.code).toBe('SERENADE10')
  await callApi(page, 'POST', 'sandbox.php', { id: redirect.split('/').at(-1), decision: 'approve' })
  const dialog = await enter()
  await dialog.getByText(t('errors.fields.code_used')).waitFor()
  expect(await dialog.getByRole('textbox').inputValue()).toBe('serenade10')
  expect(failures).toEqual([])
})
