import { expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { openStories } from './stories.ts'

const openStory = openStories()

test('a hidden word is folded for its reader, money is warned of, and who may write is the receiver’s choice', async () => {
  const writer = await openStory()
  const reader = await openStory({ viewport: phone })
  await joinSite(writer, 'Wren')
  const { id } = await joinSite(reader, 'Remy')
  const { page, t, origin } = reader

  await page.goto(`${origin}/notifications#contact`)
  await page.getByLabel(t('chatSafety.contact.words')).fill('turnip')
  await page
    .locator('#contact')
    .getByRole('button', { name: t('chatSafety.contact.save') })
    .click()
  await page.getByText(t('chatSafety.contact.saved'), { exact: true }).waitFor()

  const send = (body: string) =>
    callApi(writer.page, 'POST', 'message.php', { to: id, client_id: crypto.randomUUID(), body })
  await send('Do you like Turnip soup?')
  await send('Can you send me some money?')
  await page.goto(`${origin}/chats`)
  await page.getByRole('link', { name: /Wren/ }).click()
  const log = page.getByRole('log')
  await log.getByText(t('chatSafety.notice.money')).waitFor()
  expect(await log.getByText('Do you like Turnip soup?').count()).toBe(0)
  await log.getByRole('button', { name: t('chatSafety.hidden.show') }).click()
  await log.getByText('Do you like Turnip soup?').waitFor()
  expect(reader.failures).toEqual([])
})
