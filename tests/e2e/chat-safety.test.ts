import { expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { openStories } from './stories.ts'

const openStory = openStories()

test('a hidden word is folded for its reader, money is warned of, and who may write is the receiver’s choice', async () => {
  const writer = await openStory()
  const reader = await openStory({ viewport: phone, expected: /status of 422/ })
  await joinSite(writer, 'Wren')
  const { id } = await joinSite(reader, 'Remy')
  const { page, t, origin } = reader

  await page.goto(`${origin}/notifications#contact`)
  const words = page.getByLabel(t('chatSafety.contact.words'))
  const save = page.locator('#contact').getByRole('button', { name: t('chatSafety.contact.save') })
  await words.fill('turnip\n!!')
  await save.click()
  await page.getByText(t('errors.fields.hidden_word_unfit')).waitFor()
  expect(await words.getAttribute('aria-invalid')).toBe('true')
  await words.fill('turnip')
  await save.click()
  await page.getByText(t('chatSafety.contact.saved'), { exact: true }).waitFor()

  const send = (body: string) =>
    callApi(writer.page, 'POST', 'message.php', { to: id, client_id: crypto.randomUUID(), body })
  // Its p is of another alphabet.
  const asked = 'Do you like Turni\u0440 soup?'
  await send(asked)
  await send('Can you send me some money?')
  await page.goto(`${origin}/chats`)
  await page.getByRole('link', { name: /Wren/ }).click()
  const log = page.getByRole('log')
  await log.getByText(t('chatSafety.notice.money')).waitFor()
  expect(await log.getByText(asked).count()).toBe(0)
  await log.getByRole('button', { name: t('chatSafety.hidden.show') }).click()
  await log.getByText(asked).waitFor()
  expect(reader.failures).toEqual([])
})
