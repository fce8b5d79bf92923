import { expect, test } from 'vitest'
import type { Bundles } from '#common/wire/credits.ts'
import { callApi } from './call-api.ts'
import { accessibilityFindings } from './check-accessibility.ts'
import { joinSite } from './join-site.ts'
import { onDatabase } from './on-database.ts'
import { openStories } from './stories.ts'

const openStory = openStories()
const phone = { width: 390, height: 844 }
const number = '+31 6 12345678'
type Outbox = { texts: { to: string; text: string }[] }

test('on a phone: a form with mistakes is mended, the code signs, and the payment is pending', async () => {
  const story = await openStory({ viewport: phone, expected: /422/ })
  const { page, t, origin, failures } = story
  await joinSite(story, 'Payer')
  const { cities } = await callApi<{ cities: { id: string }[] }>(page, 'GET', 'cities.php?region=NL-UT')
  await callApi(page, 'PUT', 'profile.php', { city: cities[0]?.id })
  const { bundles } = await callApi<Bundles>(page, 'GET', 'bundles.php')
  await page.goto(`${origin}/directdebit?bundle=${bundles[0]?.id}`)
  const field = (name: string) => page.getByLabel(t(`directDebit.${name}`), { exact: true })
  const send = page.getByRole('button', { name: t('directDebit.send_code') })
  const box = page.getByRole('checkbox', { name: t('directDebit.authorize') })
  const typed = {
    account_holder: 'Zoë Payer',
    iban: 'NL91 ABNA 0417 1643 01',
    street: 'Kade',
    house_number: '1',
    zip: '3511 AB',
    city: 'Utrecht',
    phone: '030 1234567',
  }
  for (const [name, answer] of Object.entries(typed)) await field(name).fill(answer)
  expect(await box.isChecked()).toBe(false)
  await send.click()
  await page.getByText(t('errors.fields.authorization_required')).waitFor()
  await box.check()
  await send.click()
  await page.getByText(t('errors.fields.iban_invalid')).waitFor()
  await page.getByText(t('errors.fields.phone_invalid')).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])

  await page.reload()
  for (const [name, answer] of Object.entries(typed)) expect(await field(name).inputValue()).toBe(answer)
  expect(await box.isChecked()).toBe(false)
  await field('iban').fill('nl91abna0417164300')
  await field('phone').fill(number)
  expect(await field('iban').inputValue()).toBe('NL91 ABNA 0417 1643 00')
  await box.check()
  await send.click()

  await page.getByRole('heading', { name: t('directDebit.code_title') }).waitFor()
  const readCode = async () => {
    const { texts } = await callApi<Outbox>(page, 'GET', 'outbox.php')
    const sent = texts.find(({ to }) => to === number.replaceAll(' ', ''))
    return /\d{6}/.exec(sent?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(readCode).not.toBe('')
  const code = await readCode()
  const pay = page.locator('main form button[type=submit]')
  await field('otp').fill(code === '000000' ? '000001' : '000000')
  await pay.click()
  await page.getByText(t('errors.fields.code_invalid')).waitFor()
  await page.getByRole('button', { name: t('directDebit.again') }).click()
  await page.getByText(t('errors.fields.code_invalid')).waitFor({ state: 'detached' })
  await expect.poll(readCode).not.toBe(code)
  await page.reload()
  await field('otp').fill(await readCode())
  await pay.click()
  await page.waitForURL('**/transactions/*')
  await page.getByRole('heading', { name: t('payments.pending_title') }).waitFor()
  await page.getByText(t('payments.pending_debit')).waitFor()

  await bounceDebits()
  await page.goto(`${origin}/directdebit?bundle=${bundles[0]?.id}`)
  await page.getByText(t('errors.debit_blocked')).waitFor()
  expect(await field('iban').count()).toBe(0)
  expect(await accessibilityFindings(page)).toEqual([])
  expect(failures).toEqual([])
})

/** What the bank's file does with a debit that came back. */
async function bounceDebits(): Promise<void> {
  await onDatabase(async (client) => {
    await client.query(`
      with batch as (insert into debit_batch (id, company_id, message_id, transactions, amount, created_at)
        select gen_random_uuid(), company_id, order_id, 1, amount, now() from debit where state = 'waiting' returning *)
      update debit set state = 'returned', batch_id = batch.id, sequence = 'FRST'
      from batch where message_id = order_id::text`)
  })
}
