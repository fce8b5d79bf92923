import { v4 as uuidv4 } from 'uuid'
import { expect } from 'vitest'
import type { Order } from '#common/wire/payments.ts'
import { runJobs } from '../run-jobs.ts'
import type { TestApp } from '../start/create-test-app.ts'

export const debitPath = '/api/directdebit.php'

/** A form that is accepted. */
export const debitForm = {
  account: 'new',
  account_holder: 'Zoë Müller & Søn',
  iban: 'de89 3704 0044 0532 0130 00',
  street: 'Voorbeeldkade',
  house_number: '12 a',
  zip: '3511 AB',
  city: 'Utrecht',
  phone: '06 12345678',
  authorized: true,
}

/** A member who pays by direct debit, and what they do on its page. */
export async function debitBuyer(t: TestApp, options: Parameters<TestApp['signUp']>[0] = {}) {
  const person = await t.signUp(options)
  const { bundles } = (await person.browser.get('/api/bundles.php')).body
  const bundle: string = bundles[0].id
  const state = async () => (await person.browser.get(`${debitPath}?bundle=${bundle}`)).body
  const ask = (changes: object = {}) =>
    person.browser.post(debitPath, { request_id: uuidv4(), bundle, ...debitForm, ...changes })
  const confirm = (request: string, otp: string) =>
    person.browser.put(debitPath, { request_id: request, otp })
  /** The code of the latest text message to the member, once it is sent. */
  const readCode = async (): Promise<string> => {
    await runJobs(t, 'send-debit-code')
    const { rows } = await t.pool.query(
      'select body from sms where member_id = $1 order by created_at desc, id desc limit 1',
      [person.id],
    )
    return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? ''
  }
  const buy = async (changes: object = {}): Promise<Order> => {
    const request = uuidv4()
    expect((await ask({ request_id: request, ...changes })).status).toBe(200)
    const answer = await confirm(request, await readCode())
    expect(answer.status).toBe(200)
    return answer.body.order
  }
  return { ...person, bundle, bundles, state, ask, confirm, readCode, buy }
}
