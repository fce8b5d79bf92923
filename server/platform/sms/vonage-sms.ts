import { z } from 'zod'
import { readAnswerJson } from '../net/read-answer.ts'
import { SmsRefused, type SmsSender } from './sms-sender.ts'
import { type SmsAccount, smsAnswerMs } from './twilio-sms.ts'

/** Statuses after which asking again helps: throttled, internal error, the account is out of money, too many connections, keys. */
const passing = new Set(['1', '2', '4', '5', '8', '9', '10', '14', '32'])

const answerSchema = z.object({ messages: z.array(z.object({ status: z.string() })).min(1) })

/** Vonage's SMS API, or a service that speaks as it does. It says of each part of a long message what became of it. */
export function createVonageSms({ url, account, secret, from }: SmsAccount): SmsSender {
  const address = new URL('sms/json', url)
  return async ({ id, phone, text }) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        api_key: account,
        api_secret: secret,
        from,
        to: phone.replace('+', ''),
        text,
        type: 'unicode',
        'client-ref': id,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(smsAnswerMs),
    })
    if (!response.ok) throw new Error(`the SMS service answered ${response.status}`)
    const { messages } = answerSchema.parse(await readAnswerJson(response))
    const bad = messages.find(({ status }) => status !== '0')?.status
    if (bad === undefined) return
    if (passing.has(bad)) throw new Error(`the SMS service answered status ${bad}`)
    throw new SmsRefused(`the SMS service refused with status ${bad}`)
  }
}
